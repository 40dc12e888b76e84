/**
 * Files that the build generates of the content: named by their content in the cache, by their address in public. What
 * the cache has is not generated again, what no page uses is deleted.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atomicWrite, sha256, sourceFiles } from '@/lib/files';

export interface GenerateOptions {
  /** Told of every file that is generated. */
  report?: ((done: number, total: number) => void) | undefined;
  /** The public folder is left alone until this resolves: Next copies it while it exports. */
  free?: Promise<unknown> | undefined;
}

/** How many files were generated, and how many the cache had. */
export interface Counts {
  generated: number;
  cached: number;
}

/** One file of a public folder: what it is generated from, or the finished file that is copied. */
export type Output<T> = { name: string } & ({ input: T } | { file: string });

/**
 * Brings a public folder to hold certain files and nothing else.
 * @param target the folder; the cache has one of the same name
 * @param cacheKey everything but the input that the files depend on
 * @param outputs what shall be there; they are generated in this order, as many at a time as there are processors. The
 * path of a `file` or `master` in an input is no part of the key: what it holds is in its name or in a hash beside it
 * @param render generates the bytes of one file
 * @throws what `render` throws, or a rejection of `free`: the public folder is then as it was
 */
export async function generate<T>(
  target: string,
  cacheKey: string,
  outputs: readonly Output<T>[],
  render: (input: T) => Promise<string | Uint8Array>,
  { report, free }: GenerateOptions = {},
): Promise<Counts> {
  const cache = path.join('.cache', path.basename(target));
  const jobs = new Map<string, T>();
  const files = outputs.map((output) => {
    if ('file' in output) return output;
    const file = path.join(
      cache,
      sha256(cacheKey, JSON.stringify(output.input, withoutPaths)).slice(0, 32) + path.extname(output.name),
    );
    if (!fs.existsSync(file)) jobs.set(file, output.input);
    return { name: output.name, file };
  });
  const queue = [...jobs];
  let done = 0;
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      atomicWrite(job[0], await render(job[1]));
      report?.(++done, jobs.size);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  await free;
  for (const { name, file } of files) copyIfChanged(file, path.join(target, name));
  const wanted = new Set(outputs.map((output) => output.name));
  for (const name of fs.existsSync(target) ? fs.readdirSync(target) : [])
    if (!wanted.has(name)) fs.rmSync(path.join(target, name), { recursive: true });
  if (wanted.size === 0) fs.rmSync(target, { recursive: true, force: true });
  return { generated: jobs.size, cached: outputs.length - jobs.size };
}

const withoutPaths = (key: string, value: unknown) =>
  key === 'file' || key === 'master' ? undefined : value;

/** A file that is the same stays, with its date. */
function copyIfChanged(from: string, to: string) {
  const data = fs.readFileSync(from);
  if (!fs.existsSync(to) || !fs.readFileSync(to).equals(data)) atomicWrite(to, data);
}

/** What set type depends on beside its input, so that files of an older program are not used: code and packages. */
export const typeKey = (): string =>
  ['package-lock.json', ...sourceFiles(['lib/media', 'lib/format', 'lib/files'])]
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
