/** A choice under a message. */
export interface Choice {
  label: string;
  choose(): void;
}

/**
 * Says something in a dialog over the form; what was typed stays under it.
 * @param choices buttons besides the one that closes it
 * @param closed called last, however it was closed
 */
export function tell(heading: string, reasons: readonly string[], choices: readonly Choice[] = [], closed: () => void = () => undefined): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'told';
  dialog.setAttribute('aria-labelledby', 'told');
  const title = element('h2', heading);
  title.id = 'told';
  const list = document.createElement('ul');
  for (const reason of reasons) list.append(element('li', reason));
  const buttons = [...choices, { label: choices.length > 0 ? 'Back to the form' : 'Close', choose: () => undefined }].map(({ label, choose }) => {
    const button = element('button', label);
    button.addEventListener('click', () => {
      dialog.close();
      choose();
    });
    return button;
  });
  dialog.append(title, list, ...buttons);
  dialog.addEventListener('close', () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** An element that holds a text and nothing else. */
export function element<T extends keyof HTMLElementTagNameMap>(tag: T, text: string): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
