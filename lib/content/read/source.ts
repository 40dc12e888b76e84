import fs from 'node:fs';
import type { Reporter } from './reporter';

/** Largest content file, in bytes. */
const MAX_BYTES = 300_000;
/** A list or quote nested 24 levels deep: the parser takes minutes for a page of such nesting. */
const TOO_DEEP = /^(?:(?: {2}|\t){24,}[-*+]|(?:[ \t]*>){24})/m;

/** The text of a content file; undefined, and reported, if it would take too long to parse. */
export function readSource(file: string, reporter: Reporter): string | undefined {
  const { size } = fs.statSync(file);
  if (size > MAX_BYTES) {
    const expected = `a page of at most ${MAX_BYTES / 1000} KB`;
    const fix = 'Split the text into pages. A picture is a file of its own in content/images.';
    reporter.error(['file'], { found: `${Math.ceil(size / 1000)} KB`, expected, fix });
    return undefined;
  }
  const source = fs.readFileSync(file, 'utf8');
  if (!TOO_DEEP.test(source)) return source;
  const fix = 'Start a new list, or a section with a heading.';
  reporter.error(['file'], {
    found: 'lists or quotes within each other',
    expected: 'fewer than 24 levels',
    fix,
  });
  return undefined;
}
