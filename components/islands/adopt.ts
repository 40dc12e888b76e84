'use client';
/**
 * A browser that translates the page changes its texts, often before React comes. React then finds another page than
 * it expects and makes it anew. What the visitor did in an island must not go with the old one.
 */

const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];
const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
const dialogsOf = (island: HTMLElement) => [...island.querySelectorAll('dialog')];

/** The islands as the server wrote them: this file is read before React touches the page. */
let served: HTMLElement[] = [];
let focused: EventTarget | null = null;
if (typeof document !== 'undefined') {
  served = islands();
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/**
 * Gives an island that was made anew what was typed, opened, focused and submitted in the one that it replaces. One
 * that React took over as it stood is left alone.
 */
export function adopt(island: HTMLElement) {
  const before = served[islands().indexOf(island)];
  if (!before || before === island) return;
  const dialogs = dialogsOf(before);
  for (const [index, dialog] of dialogsOf(island).entries()) {
    const { open, dataset } = dialogs[index] ?? dialog;
    dialog.open = open;
    Object.assign(dialog.dataset, dataset);
  }
  const controls = controlsOf(before);
  for (const [index, control] of controlsOf(island).entries()) {
    const old = controls[index] ?? control;
    control.defaultValue = old.defaultValue;
    control.value = old.value;
    Object.assign(control.dataset, old.dataset);
    if (old.value !== old.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
    if (old === focused) control.focus({ preventScroll: true });
  }
  if (before.dataset.kept !== undefined) island.querySelector<HTMLFormElement>('form[id]')?.requestSubmit();
}
