/** Generates public files, cached by a hash of their input. */
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

export interface GenerateOptions {
  report?: ((done: number, total: number) => void) | undefined;
  /** Promise to await before writing to the public folder, which Next copies during its export. */
  publicFolderReady?: Promise<unknown> | undefined;
}

/**
 * Makes a public folder hold the outputs and nothing else. Generates as many at a time as there are processors.
 * @param target the folder; the cache has a folder of the same name
 * @param cacheKey everything that the files depend on besides the input
 * @param outputs in the order of generation. The hash ignores the keys `file` and `master` of an input; another key
 * must identify their content
 * @throws the error of `render` or of `publicFolderReady`; the public folder is then unchanged
 */
export async function syncGeneratedFolder<T>(
  target: string,
  cacheKey: string,
  outputs: readonly { name: string; input: T }[],
  render: (input: T) => Promise<string | Uint8Array>,
  { report, publicFolderReady }: GenerateOptions = {},
) {
  const cache = path.join('.cache', path.basename(target));
  const files = outputs.map(({ name, input }) => {
    const hash = sha256(cacheKey, JSON.stringify(input, withoutPaths)).slice(0, 32);
    return { name, input, file: path.join(cache, hash + path.extname(name)) };
  });
  // Outputs with the same input share a cached file.
  const jobs = new Map(
    files.flatMap(({ file, input }) => (fs.existsSync(file) ? [] : [[file, input] as const])),
  );
  let done = 0;
  await mapConcurrent([...jobs], os.availableParallelism(), async ([file, input]) => {
    atomicWrite(file, await render(input));
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

const withoutPaths = (key: string, value: unknown) =>
  key === 'file' || key === 'master' ? undefined : value;

/** Copies a file unless the target has the same bytes, so that its date stays. */
function copyIfChanged(from: string, to: string) {
  const data = fs.readFileSync(from);
  if (!fs.existsSync(to) || !fs.readFileSync(to).equals(data)) atomicWrite(to, data);
}

/** Cache key of PDFs and share images: the code that draws them, its colours, and the versions of packages. */
export const mediaCodeKey = (): string =>
  sourceFiles(CODE)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
