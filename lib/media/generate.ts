/** Generates files of the site, cached by a hash of what they depend on. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { atomicWrite, GENERATED_FOLDER, pathsIn, sha256, sourcePathsIn } from '@/lib/files';
import { TOKENS } from '@/lib/pictures/palette';

/** What PDFs and share images depend on in addition to their input. */
const CODE = [
  'package-lock.json',
  TOKENS,
  'lib/media',
  'lib/pictures',
  'lib/html',
  'lib/format',
  'lib/files',
];

/** Folder of what builds make once for its content. */
export const CACHE = path.join('.cache', 'generated');

export interface Output {
  name: string;
  /**
   * Everything that its bytes depend on, as JSON; a picture by its `hash`, without its `file`. Outputs with
   * the same key share a cached file.
   */
  key: unknown;
  render: () => Promise<string | Uint8Array>;
}

/** Receives the number of files that are generated so far, and of all that have to be. */
export type Report = (done: number, total: number) => void;

/**
 * Makes a folder of generated files hold the outputs and nothing else. Generates as many at a time as there
 * are processors.
 * @param folder of the site, such as `media`; the cache has a folder of the same name
 * @param outputs in the order of generation
 * @throws the error of `render`; the folder is then unchanged
 */
export async function generateFiles(folder: string, outputs: readonly Output[], report?: Report) {
  const files = outputs.map(({ name, key, render }) => {
    const text = JSON.stringify(key, (field, value) => (field === 'file' ? undefined : value));
    const hash = sha256(text).slice(0, 32);
    return { name, render, file: path.join(CACHE, folder, hash + path.extname(name)) };
  });
  const jobs = new Map(
    files.flatMap(({ file, render }) => (fs.existsSync(file) ? [] : [[file, render] as const])),
  );
  let done = 0;
  const make = async ([file, render]: [string, Output['render']]) => {
    atomicWrite(file, await render());
    report?.(++done, jobs.size);
  };
  await pMap(jobs, make, { concurrency: os.availableParallelism() });
  const target = path.join(GENERATED_FOLDER, folder);
  const wanted = new Set(outputs.map(({ name }) => name));
  for (const name of pathsIn(target)) if (!wanted.has(name)) fs.rmSync(path.join(target, name));
  for (const { name, file } of files) copyIfChanged(file, path.join(target, name));
  if (wanted.size === 0) fs.rmSync(target, { recursive: true, force: true });
  return { generated: jobs.size, cached: outputs.length - jobs.size };
}

/**
 * Copies a file unless the target has the same bytes, so that the preview sends it to a browser only once.
 */
function copyIfChanged(from: string, to: string) {
  const data = fs.readFileSync(from);
  if (!fs.existsSync(to) || !fs.readFileSync(to).equals(data)) atomicWrite(to, data);
}

/** Hash of what all PDFs and share images depend on: code, colours, and the versions of packages. */
export const mediaCodeKey = (): string => sha256(...sourcePathsIn(CODE).map((file) => fs.readFileSync(file)));
