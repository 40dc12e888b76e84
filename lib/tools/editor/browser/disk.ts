/**
 * Keeps the editor from writing over what another program wrote: Sveltia CMS reads all files when it starts, and later
 * writes without looking. The content folder is served beside the editor (local.ts).
 */

/** Every text that the editor has read or written: any other was written by another program. */
const known = new Set<string>();

const normal = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Keeps a text as that of the file on disk, and returns it. */
export function remember(text: string): string {
  known.add(normal(text));
  return text;
}

/**
 * Asks the person when another program has changed a file that is about to be written.
 * @param path from the root of the repository
 * @throws when it is not to be written over
 */
export async function checkDisk(path: string): Promise<void> {
  const response = await fetch(new URL(path, import.meta.url), { cache: 'no-store' });
  if (!response.ok || known.has(normal(await response.text()))) return;
  const question = `${path} was changed by another program after the editor read it.\n\nOK writes what you typed over it. Cancel writes nothing.`;
  if (confirm(question)) return;
  throw new Error(`${path} was changed by another program. Reload this page to read it anew.`);
}
