import matter from 'gray-matter';
import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { didYouMean } from './nearest';
import { type Problem, show } from './problem';

/** A content file split into its validated front matter and its Markdown. */
export interface Parsed<T> {
  data: T;
  /** Markdown under the front matter, LF line ends. */
  markdown: string;
  /** Lines of the file before the Markdown starts. */
  offset: number;
  /** Place of a front matter field in the file, for later checks. */
  at(path: readonly PropertyKey[]): { line: number; column: number };
}

/** Largest content file that is read: a page of text, not a book (bytes). */
export const MAX_FILE_BYTES = 1_000_000;

/**
 * Reads a content file: front matter must be YAML, and must fit the schema of its kind.
 * gray-matter would run code in a `---js` fence, and gives empty data from its cache after an error: so its
 * engines are replaced and options are always passed.
 * @param source text of the file
 * @param file its path, for messages
 * @param schema strict schema of its kind
 * @param problems where problems are added
 * @returns the parsed file, or nothing when it has an error
 */
export function readFrontMatter<S extends z.ZodType>(source: string, file: string, schema: S, problems: Problem[]): Parsed<z.output<S>> | undefined {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const fail = (line: number, column: number, field: string, found: string, expected: string, fix?: string) => {
    problems.push({ level: 'error', file, line, column, field, found, expected, ...(fix ? { fix } : {}) });
    return undefined;
  };
  const fence = /^---([^\n]*)\n/.exec(text);
  if (!fence)
    return fail(
      1,
      1,
      'front matter',
      show(text.split('\n', 1)[0] ?? ''),
      "'---' on the first line, then the fields, then '---'",
      /^\s+---/.test(text) ? 'Delete the blank lines before the first ---.' : undefined,
    );
  const language = (fence[1] ?? '').trim();
  if (language !== '' && language !== 'yaml')
    return fail(1, 4, 'front matter', `the fence language '${language}'`, 'YAML', `Write '---' instead of '---${language}'.`);
  if (!/\n---[ \t]*(\n|$)/.test(text))
    return fail(1, 1, 'front matter', "no closing '---'", "'---' on a line of its own after the fields", 'Add it before the text of the page.');

  const lines = new LineCounter();
  let doc: Document | undefined;
  const refuse = () => {
    throw new Error('Only YAML front matter is read');
  };
  const parsed = matter(text, {
    engines: {
      yaml: (yaml: string) => {
        doc = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
        return {};
      },
      javascript: { parse: refuse },
      json: { parse: refuse },
    },
  });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line || 1, column: col || 1 };
  };
  if (!doc) return fail(1, 1, 'front matter', 'no fields', 'at least a title and a description', 'Add them between the two --- lines.');
  const document = doc;
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const { line, column } = place(error.pos[0]);
      fail(
        line,
        column,
        'front matter',
        error.message.split('\n')[0] ?? 'a YAML error',
        'valid YAML',
        error.code === 'DUPLICATE_KEY' ? 'Keep one of the two.' : 'Put text that has a colon, a # or quotes in it between double quotes.',
      );
    }
    return undefined;
  }
  let raw: unknown;
  try {
    raw = document.toJS({ maxAliasCount: 20 });
  } catch {
    return fail(1, 1, 'front matter', 'too many YAML aliases', 'at most 20', 'Write the values out.');
  }
  const at = (path: readonly PropertyKey[]) => place(offsetOf(document, path));
  const result = schema.safeParse(raw);
  if (!result.success) {
    for (const issue of result.error.issues) reportIssue(issue, raw, at, schema, fail);
    return undefined;
  }
  const offset = text.length - parsed.content.length;
  return { data: result.data, markdown: parsed.content, offset: text.slice(0, offset).split('\n').length - 1, at };
}

/** Offset of the value at a path, or of the nearest thing above it that exists. */
function offsetOf(doc: Document, path: readonly PropertyKey[]): number {
  let node: unknown = doc.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = (node as YAMLMap).items.find((p) => isPair(p) && isScalar(p.key) && p.key.value === key);
      if (!pair) break;
      offset = (pair.key as { range?: [number] }).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return offset + (offset === 0 ? 1 : 0);
}

type Fail = (line: number, column: number, field: string, found: string, expected: string, fix?: string) => void;

function reportIssue(
  issue: z.core.$ZodIssue,
  raw: unknown,
  at: (p: readonly PropertyKey[]) => { line: number; column: number },
  schema: z.ZodType,
  fail: Fail,
) {
  const field = issue.path.map((p, i) => (typeof p === 'number' ? `[${p + 1}]` : `${i ? '.' : ''}${String(p)}`)).join('') || 'front matter';
  const value = issue.path.reduce<unknown>((v, k) => (v as Record<PropertyKey, unknown> | undefined)?.[k], raw);
  const { line, column } = at(issue.path);
  const say = (found: string, expected: string, fix?: string) => fail(line, column, field, found, expected, fix);
  if (issue.code === 'unrecognized_keys') {
    const keys = keysAt(schema, raw, issue.path);
    for (const key of issue.keys) {
      const where = at([...issue.path, key]);
      fail(where.line, where.column, key, 'a field that is not known', `one of: ${keys.join(', ')}`, didYouMean(key, keys));
    }
    return;
  }
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : issue.code === 'invalid_union' ? unionNames(schema) : undefined;
  if (options) return say(show(value), `one of: ${options.join(', ')}`, didYouMean(String(value ?? ''), options));
  if (value === undefined) {
    const type = issue.code === 'invalid_type' ? ` (${aType(issue.expected)})` : '';
    return say('nothing', `this field${type}`, `Add '${String(issue.path.at(-1))}: …'.`);
  }
  if (typeof value === 'string') {
    const length = value.trim().length;
    if (issue.code === 'too_small') return say(`${length} characters`, `at least ${issue.minimum}`, 'Write a little more.');
    if (issue.code === 'too_big') return say(`${length} characters`, `at most ${issue.maximum}`, 'Shorten it.');
  }
  if (issue.code === 'invalid_type')
    return say(show(value), aType(issue.expected), issue.expected === 'string' && typeof value === 'number' ? `Put it between quotes: "${value}".` : undefined);
  say(
    show(value),
    issue.message
      .replace(/^Invalid (input|string): /, '')
      .replace(/^Invalid /, 'a valid ')
      .replace(/^Too (small|big): expected (number|array) to (be|have) /, ''),
  );
}

const aType = (type: string) =>
  ({ string: 'text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', object: 'fields with values' })[type] ?? type;

/** What a schema is made of, as far as messages need it (zod keeps these on the instance). */
type Parts = { shape?: Record<string, Parts>; options?: Parts[]; element?: Parts; unwrap?: () => Parts; value?: string };

const unionNames = (schema: z.ZodType) => ((schema as Parts).options ?? []).map((o) => o.shape?.template?.value ?? '').filter(Boolean);

/** Keys that are known at a path of the front matter. */
function keysAt(schema: z.ZodType, raw: unknown, path: readonly PropertyKey[]): string[] {
  const bare = (part: Parts | undefined): Parts | undefined => (part && !part.shape && !part.element && part.unwrap ? bare(part.unwrap()) : part);
  const template = (raw as { template?: string } | null)?.template;
  let part = bare(schema as Parts);
  if (part?.options) part = part.options.find((o) => o.shape?.template?.value === template) ?? part.options[0];
  for (const key of path) part = bare(typeof key === 'number' ? part?.element : part?.shape?.[String(key)]);
  return Object.keys(part?.shape ?? {});
}
