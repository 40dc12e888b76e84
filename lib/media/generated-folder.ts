/** Generates public files, cached by a hash of what they depend on. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atomicWrite, sha256, sourceFiles } from '@/lib/files';
import { mapConcurrent } from '@/lib/files/map-concurrent';
import { TOKENS } from './palette';

/** What PDFs and share images depend on besides their input. */
const CODE = [
  'package-lock.json',
  TOKENS,
  'lib/media',
  'lib/pictures',
  'lib/html',
  'lib/format',
  'lib/files',
];

export interface Output {
  name: string;
  /** Everything that its bytes depend on, as JSON. Outputs with the same key share a cached file. */
  key: unknown;
  render: () => Promise<string | Uint8Array>;
}

export interface GenerateOptions {
  report?: ((done: number, total: number) => void) | undefined;
  /** Promise to await before writing to the public folder, which Next copies during its export. */
  publicFolderReady?: Promise<unknown> | undefined;
}

/**
 * Makes a public folder hold the outputs and nothing else. Generates
 * as many at a time as there are processors.
 * @param target the folder; the cache has a folder of the same name
 * @param outputs in the order of generation
 * @throws the error of `render` or of `publicFolderReady`; the public folder is then unchanged
 */
export async function syncGeneratedFolder(
  target: string,
  outputs: readonly Output[],
  { report, publicFolderReady }: GenerateOptions = {},
) {
  const cache = path.join('.cache', path.basename(target));
  const files = outputs.map(({ name, key, render }) => {
    const hash = sha256(JSON.stringify(key)).slice(0, 32);
    return { name, render, file: path.join(cache, hash + path.extname(name)) };
  });
  const jobs = new Map(
    files.flatMap(({ file, render }) => (fs.existsSync(file) ? [] : [[file, render] as const])),
  );
  let done = 0;
  await mapConcurrent([...jobs], os.availableParallelism(), async ([file, render]) => {
    atomicWrite(file, await render());
    report?.(++done, jobs.size);
  });
  await publicFolderReady;
  for (const { name, file } of files) copyIfChanged(file, path.join(target, name));
  const wanted = new Set(outputs.map(({ name }) => name));
  for (const name of fs.existsSync(target) ? fs.readdirSync(target) : [])
    if (!wanted.has(name)) fs.rmSync(path.join(target, name), { recursive: true });
  if (wanted.size === 0) fs.rmSync(target, { recursive: true, force: true });
  return { generated: jobs.size, cached: outputs.length - jobs.size };
}

/** Copies a file unless the target has the same bytes, so that its date stays. */
function copyIfChanged(from: string, to: string) {
  const data = fs.readFileSync(from);
  if (!fs.existsSync(to) || !fs.readFileSync(to).equals(data)) atomicWrite(to, data);
}

/** Hash of what all PDFs and share images depend on: code, colours, and the versions of packages. */
export const mediaCodeKey = (): string => sha256(...sourceFiles(CODE).map((file) => fs.readFileSync(file)));
