/**
 * Keeps the editor from overwriting changes by other programs: Sveltia CMS reads all files when it starts,
 * and later writes without reading again. local.ts serves the content folder, so that this file can read it.
 */

/** Every text that the editor has read or written; another program wrote any other text. */
const textsOfEditor = new Set<string>();

const normal = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Keeps a text for `checkDisk`, which takes any other for another program's. @returns the text */
export function remember(text: string): string {
  textsOfEditor.add(normal(text));
  return text;
}

/**
 * Asks the person when another program has changed a file that is about to be written.
 * @param path from the root of the repository
 * @throws when the person chooses not to overwrite the file
 */
export async function checkDisk(path: string): Promise<void> {
  const response = await fetch(new URL(path, import.meta.url), { cache: 'no-store' });
  if (!response.ok || textsOfEditor.has(normal(await response.text()))) return;
  const question = `${path} was changed by another program after the editor read it.\n\nOK writes what you typed over it. Cancel writes nothing.`;
  if (confirm(question)) return;
  throw new Error(`${path} was changed by another program. Reload this page to read it anew.`);
}
