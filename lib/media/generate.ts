/**
 * Files that the build makes of the content: named by their content in the cache, by their address in public. What
 * the cache has is not made again, what no page uses is taken away.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** A part of the build as whoever waits for it sees it. */
export interface Task {
  /** So many files are to be made, more than were known of before. */
  expect(count: number): void;
  /** One of them is there. */
  done(): void;
}

export interface Making {
  /** Told of every file. */
  task?: Task;
  /** The public folder is left alone until this resolves: Next copies it while it exports. */
  free?: Promise<unknown>;
}

/** How many files were made, and how many the cache had. */
export interface Counts {
  made: number;
  kept: number;
}

/** One file of a public folder: what it is made of, or the finished file that is copied. */
export type Product<T> = { name: string } & ({ input: T } | { file: string });

/** A product that the cache has not. */
export interface Order<T> {
  input: T;
  /** Where the finished file is awaited. */
  file: string;
}

/**
 * Brings a public folder to hold certain products and nothing else.
 * @param target the folder; the cache has one of the same name
 * @param salt everything but the input that the files depend on
 * @param products what shall be there
 * @param make makes what is missing; it writes each file with `writeWhole` and tells the task of it
 * @throws what `make` throws, or a rejection of `free`: the public folder is then as it was
 */
export async function produce<T>(
  target: string,
  salt: string,
  products: Product<T>[],
  make: (orders: Order<T>[], task: Task) => Promise<void>,
  { task = UNWATCHED, free }: Making = {},
): Promise<Counts> {
  const cache = path.join('.cache', path.basename(target));
  fs.mkdirSync(cache, { recursive: true });
  fs.mkdirSync(target, { recursive: true });
  const orders = new Map<string, Order<T>>();
  const files = products.map((product) => {
    if ('file' in product) return product;
    const { name, input } = product;
    const hash = createHash('sha256').update(salt).update('\0').update(JSON.stringify(input)).digest('hex').slice(0, 32);
    const file = path.join(cache, hash + path.extname(name));
    if (!fs.existsSync(file)) orders.set(file, { input, file });
    return { name, file };
  });
  task.expect(orders.size);
  await make([...orders.values()], task);
  await free;
  for (const { name, file } of files) copyIfChanged(file, path.join(target, name));
  const wanted = new Set(products.map((p) => p.name));
  for (const name of fs.readdirSync(target)) if (!wanted.has(name)) fs.rmSync(path.join(target, name), { recursive: true });
  return { made: orders.size, kept: products.length - orders.size };
}

/** Where nobody watches. */
export const UNWATCHED: Task = { expect: () => undefined, done: () => undefined };

/** Writes a file so that nobody ever finds half of it. */
export function writeWhole(file: string, data: Uint8Array) {
  const temporary = `${file}.${process.pid}-${threadId}.new`;
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, file);
}

/** A file that is the same stays, with its date. */
export function copyIfChanged(from: string, to: string) {
  const data = fs.readFileSync(from);
  if (fs.existsSync(to) && fs.readFileSync(to).equals(data)) return;
  writeWhole(to, data);
}

/** Text of the modules that make a product, and versions of packages: what makes the cache of an older program useless. */
export function saltOf(sources: string[], packages: string[]): string {
  const versions = packages.map(
    (name) => `${name}@${(JSON.parse(fs.readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version}`,
  );
  const texts = sources
    .flatMap((source) =>
      source.endsWith('/')
        ? fs
            .readdirSync(source)
            .filter((f) => !f.includes('.test.'))
            .sort()
            .map((f) => path.join(source, f))
        : [source],
    )
    .map((file) => fs.readFileSync(file, 'utf8'));
  return [...versions, ...texts].join('\n');
}
