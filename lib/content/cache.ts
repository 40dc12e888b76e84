import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Whatever decides how Markdown is read: a change of it makes every kept result stale. */
const SOURCES = ['lib/content/markdown.ts', 'lib/content/outline.ts', 'package-lock.json'];
let salt: string | undefined;

/**
 * The result of a pure function of a text, kept in `.cache` from one run to the next: remark takes milliseconds a
 * page, a read does not.
 * @param name folder of the results
 */
export function cached<T>(name: string, text: string, make: (text: string) => T): T {
  salt ??= SOURCES.map((f) => fs.readFileSync(f, 'utf8')).join('\n');
  const key = createHash('sha256').update(salt).update(text).digest('hex').slice(0, 32);
  const folder = path.join('.cache', name);
  const file = path.join(folder, `${key}.json`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    const result = make(text);
    fs.mkdirSync(folder, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, JSON.stringify(result));
    fs.renameSync(temporary, file);
    return result;
  }
}
