/** Opens, closes and focuses dialogs and menus in the cases that HTML and CSS alone do not cover. */
import { doc, on } from './helpers';

on('close', (_, target) => {
  // Moves focus from the form to the button that opens it again.
  const { activeElement } = doc;
  if (activeElement?.contains(target) || target.contains(activeElement))
    (target.nextElementSibling as HTMLElement | null)?.focus();
});
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
on('click focusin', (_, target) => {
  // On a desktop a menu covers the page, and closes when focus leaves the menu.
  if (!matchMedia('(width<64rem)').matches)
    for (const menu of doc.querySelectorAll<HTMLDetailsElement>('#main-nav details[open]'))
      menu.open = menu.contains(target);
});
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
