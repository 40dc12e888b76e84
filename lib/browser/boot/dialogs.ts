/** Opens, closes and focuses dialogs and menus in the cases that HTML and CSS alone do not cover. */
import { doc, on } from './helpers';

// When a form closes, the focus moves from it to the button that opens it again.
on('close', (_, dialog) => {
  const { activeElement } = doc;
  if (activeElement?.contains(dialog) || dialog.contains(activeElement))
    (dialog.nextElementSibling as HTMLElement | null)?.focus();
});

// Escape closes the form that it is pressed in, and all menus, also those that the pointer opens.
on('keydown', (event, target) => {
  if ((event as KeyboardEvent).key !== 'Escape') return;
  target.closest<HTMLDialogElement>('dialog[open]:not(:modal)')?.close();
  for (const menu of doc.querySelectorAll<HTMLDetailsElement>('#main-nav details')) {
    if (menu.open && menu.contains(target)) menu.querySelector('summary')?.focus();
    menu.open = false;
    menu.dataset.dismissed = '';
    menu.onpointerleave = () => delete menu.dataset.dismissed;
  }
});

// On a desktop a menu covers the page, and closes when something outside it gets a click or the focus.
on('click focusin', (_, target) => {
  if (!matchMedia('(width<64rem)').matches)
    for (const menu of doc.querySelectorAll<HTMLDetailsElement>('#main-nav details[open]'))
      menu.open = menu.contains(target);
});

// A button opens the form that its `data-open` names, beside the page; and the vacancies that its
// `commandfor` names, in browsers without commands.
on('click', (_, target) => {
  const button = target.closest<HTMLButtonElement>('button');
  const dialog = doc.getElementById(
    button?.dataset.open ?? button?.getAttribute('commandfor') ?? '',
  ) as HTMLDialogElement | null;
  if (!button || !dialog) return;
  if (!button.dataset.open) {
    if (!('command' in button)) dialog.showModal();
    return;
  }
  dialog.open = true;
  dialog.dataset.expanded = '';
  dialog.querySelector<HTMLElement>('input:not([readonly])')?.focus();
});
