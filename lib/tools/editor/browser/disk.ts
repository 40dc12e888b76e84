/**
 * Keeps the editor from writing over what another program wrote. Sveltia CMS reads all files when it starts and later
 * writes without a look: here every file's text is remembered as the editor last saw it, and a file that has another
 * one when it is about to be written is left alone.
 */
import { showDialog } from './dialog';

/** The texts as the editor last read or wrote them, by path. */
const seen = new Map<string, string>();
/** When the person last said that a file should stay as it is. */
const refused = new Map<string, number>();
/** Within this time a refused write is tried again by the program, later by the person (ms). */
const AGAIN = 4000;
const paths = new WeakMap<FileSystemHandle, string>();

const join = (folder: FileSystemHandle, name: string) =>
  paths.get(folder) ? `${paths.get(folder)}/${name}` : name;

/** Remembers where a file or a folder lies. */
function named<T extends FileSystemHandle>(folder: FileSystemHandle, name: string, handle: T): T {
  paths.set(handle, join(folder, name));
  return handle;
}

interface Movable extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}
type Listed = FileSystemDirectoryHandle;

/** Puts the guard in, before the editor opens a folder. */
export function guardFiles(): void {
  if (!('FileSystemFileHandle' in window)) return;
  const folder = FileSystemDirectoryHandle.prototype;
  const file = FileSystemFileHandle.prototype as Movable;
  const { entries, getDirectoryHandle, getFileHandle } = folder;
  const { getFile, createWritable, move } = file;

  folder.entries = async function* (this: Listed) {
    for await (const [name, handle] of entries.call(this)) {
      yield [name, named(this, name, handle)];
    }
  } as typeof entries;
  folder.getDirectoryHandle = async function (this: Listed, name, options) {
    return named(this, name, await getDirectoryHandle.call(this, name, options));
  };
  folder.getFileHandle = async function (this: Listed, name, options) {
    return named(this, name, await getFileHandle.call(this, name, options));
  };
  file.getFile = async function (this: Movable) {
    const read = await getFile.call(this);
    const path = paths.get(this);
    if (path?.endsWith('.md')) seen.set(path, await read.text());
    return read;
  };
  file.createWritable = async function (this: Movable, options) {
    const path = paths.get(this);
    if (path?.endsWith('.md')) await check(path, () => getFile.call(this));
    return createWritable.call(this, options);
  };
  if (!move) return;
  // A file is written beside its place and moved there.
  file.move = async function (this: Movable, to: FileSystemDirectoryHandle, name: string) {
    const path = join(to, name);
    if (!name.endsWith('.md')) return move.call(this, to, name);
    await check(path, async () => getFile.call(await getFileHandle.call(to as Listed, name)));
    const text = await (await getFile.call(this)).text();
    await move.call(this, to, name);
    seen.set(path, text);
    paths.set(this, path);
  };
}

/**
 * Lets a file be written that is as the editor last saw it; of another one the person decides.
 * @throws when it is not to be written over
 */
async function check(path: string, read: () => Promise<File>): Promise<void> {
  const now = await read().then(
    (file) => file.text(),
    () => undefined,
  );
  if (now === undefined || now === seen.get(path)) return;
  // Sveltia CMS tries a write several times: what was answered once is not asked again at once.
  const last = refused.get(path);
  if (last !== undefined && performance.now() - last < AGAIN)
    throw new Error(`${path} has changed on the disk`);
  if (await mayWriteOver(path)) return;
  refused.set(path, performance.now());
  throw new Error(`${path} has changed on the disk`);
}

async function mayWriteOver(path: string): Promise<boolean> {
  const known = seen.has(path);
  const reasons = [
    known
      ? `${path} was changed by another program after the editor read it. Nothing was written over; what you typed is still in the form.`
      : `${path} was made by another program after the editor was opened. Nothing was written over.`,
    'Read it anew: the file as it is now, without what you typed here. Keep mine: what you typed, without the changes of the other program.',
  ];
  const chosen = await showDialog(
    known ? 'The file has changed on the disk' : 'There is such a file already',
    reasons,
    ['Read it anew', 'Keep mine'],
  );
  if (chosen === 'Read it anew') location.reload();
  return chosen === 'Keep mine';
}
