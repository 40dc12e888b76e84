/** Shows the messages of check:content in a corner of the editor, and updates them after each save. */
export function showCheck(): void {
  const box = document.createElement('details');
  box.className = 'check';
  // Screen readers announce only the summary: the list may be long.
  box.innerHTML = `<summary aria-live="polite">Content check</summary>
<ol></ol>
<p><a href="/" target="preview">Open the preview</a></p>`;
  document.body.append(box);
  const [summary, list] = box.children as unknown as [HTMLElement, HTMLElement];

  let errors = 0;
  const show = async () => {
    const messages = (await (await fetch('/__preview/messages')).text()).split('\n');
    const count = messages.pop() ?? '';
    summary.textContent = messages.length === 0 ? 'The content is in order' : count;
    list.replaceChildren(
      ...messages.map((message) => Object.assign(document.createElement('li'), { textContent: message })),
    );
    const before = errors;
    errors = Number.parseInt(count, 10);
    box.toggleAttribute('data-wrong', errors > 0);
    // Opens the list only for a new error: the person may have closed it.
    if (errors > before || errors === 0) box.open = errors > 0;
  };
  new EventSource('/__preview/events').onmessage = () => void show();
}
