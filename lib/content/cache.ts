import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Whatever decides how Markdown is read: a change of it makes every kept result stale. */
const SOURCES = ['markdown', 'outline', 'sentences', 'typos', 'typography'].map((name) => `lib/content/${name}.ts`).concat('package-lock.json');
let salt: string | undefined;

/** File that keeps the result of a pure function of a text. */
function fileFor(name: string, text: string): string {
  // The sources make a long text: they are hashed once a process, not once a page.
  salt ??= SOURCES.reduce((hash, f) => hash.update(fs.readFileSync(f)).update('\0'), createHash('sha256')).digest('hex');
  return path.join('.cache', name, `${createHash('sha256').update(salt).update(text).digest('hex').slice(0, 32)}.json`);
}

/** Whether a result is kept. */
export const isKept = (name: string, text: string): boolean => fs.existsSync(fileFor(name, text));

/** The kept result, or nothing. */
export function read<T>(name: string, text: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileFor(name, text), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a result from one run to the next, so that nobody ever finds half of it. */
export function keep(name: string, text: string, result: unknown) {
  const file = fileFor(name, text);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(result));
  fs.renameSync(temporary, file);
}
