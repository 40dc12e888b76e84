/**
 * Says something in a dialog over the form; what was typed stays under it.
 * @param choices labels of buttons besides the one that closes it
 * @returns the label that was chosen, when the dialog is closed; '' where it was only closed
 */
export function showDialog(
  heading: string,
  reasons: readonly string[],
  choices: readonly string[] = [],
): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = 'editor-message';
  dialog.setAttribute('aria-labelledby', 'editor-message');
  const title = element('h2', heading);
  title.id = 'editor-message';
  const list = document.createElement('ul');
  for (const reason of reasons) list.append(element('li', reason));
  const button = (label: string, choice: string) => {
    const made = element('button', label);
    made.addEventListener('click', () => dialog.close(choice));
    return made;
  };
  dialog.append(
    title,
    list,
    ...choices.map((label) => button(label, label)),
    button(choices.length > 0 ? 'Back to the form' : 'Close', ''),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    }),
  );
}

/** An element that holds a text and nothing else. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  text: string,
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
