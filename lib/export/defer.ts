/**
 * Hydration on demand: the one trick of this site.
 *
 * Next writes three kinds of script into a page: its chunks (`<script src async>`), the flight payload that hydrates
 * the page (`self.__next_f.push(…)`, more than half of the HTML), and a polyfill for browsers without modules. A
 * visitor who reads needs none of it. So:
 *
 *   1. every such script is taken out, and the preloads of scripts with it;
 *   2. the payload goes to a file of its own, named by its content;
 *   3. the list of files, payload first, is written on our inline script as `data-hydrate`;
 *   4. lib/client/boot.ts puts them back, in this order, on the first intent that needs React.
 *
 * A page without an island is given no list and so never loads anything. A script that is neither Next's by shape
 * nor ours by its source stops the build: then Next has changed, or somebody has put a script into a page.
 */
import { createHash } from 'node:crypto';
import { attribute, type Document, type Element, elements, remove, setAttribute, textOf } from './dom';
import { DATA_TYPES } from './policy';

export interface Deferred {
  /** File under `out/` and its text; none for a page without an island. */
  payload?: { path: string; text: string };
}

/** Inline scripts that Next and React write: the bundler's start, the clock of React's streaming reveal. */
const NEXT_INLINE = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[\w".,/~-]*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
];
/** A piece of the payload: one call whose only argument is an array. */
const NEXT_PAYLOAD = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\);?$/s;
const NEXT_FILE = /^\/_next\/static\/[\w./~-]+\.js$/;

/**
 * Takes Next's scripts out of a page.
 * @param page parsed document, changed in place
 * @param ours texts of the inline scripts that are allowed to stay
 * @throws when a script is of no known shape
 */
export function deferScripts(page: Document, ours: ReadonlySet<string>): Deferred {
  const chunks: string[] = [];
  const payload: string[] = [];
  let boot: Element | undefined;
  let island = false;
  for (const element of [...elements(page)]) {
    island ||= attribute(element, 'data-island') !== undefined;
    if (element.tagName === 'link' && attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script') remove(element);
    if (element.tagName !== 'script') continue;
    const src = attribute(element, 'src');
    const text = textOf(element);
    if (DATA_TYPES.has(attribute(element, 'type') ?? '')) continue;
    if (attribute(element, 'id') === 'boot') boot = element;
    if (src === undefined && ours.has(text)) continue;
    if (src === undefined && isNext(text)) payload.push(text);
    else if (src !== undefined && NEXT_FILE.test(src)) {
      if (attribute(element, 'nomodule') === undefined) chunks.push(src);
    } else throw new Error(`A script of no known shape: ${(src ?? text).slice(0, 120)}`);
    remove(element);
  }
  if (!boot) throw new Error('The page has no <script id="boot">');
  if (payload.length < 2 || chunks.length === 0)
    throw new Error(`Next's scripts have another shape: ${chunks.length} files, ${payload.length} pieces of payload`);
  if (!island) return {};
  const text = withoutText(payload.join(';\n'), textOf(boot));
  const path = `_next/static/flight/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  setAttribute(boot, 'data-hydrate', [`/${path}`, ...new Set(chunks)].join(' '));
  return { payload: { path, text } };
}

/**
 * Takes the inline script out of the payload, which repeats it as a row of text (`T`, its bytes in hexadecimal): it
 * has run, and React neither compares nor runs it. A payload that has it otherwise stays as it is.
 */
function withoutText(payload: string, text: string): string {
  const written = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return payload.replace(`T${Buffer.byteLength(text).toString(16)},${written}`, 'T0,');
}

/** Whether Next wrote this script: exactly of a known shape, so that nothing can hide behind its beginning. */
function isNext(text: string): boolean {
  if (NEXT_INLINE.some((shape) => shape.test(text))) return true;
  try {
    const [kind] = JSON.parse(NEXT_PAYLOAD.exec(text)?.[1] ?? '') as unknown[];
    return typeof kind === 'number';
  } catch {
    return false;
  }
}
