import matter from 'gray-matter';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, show } from './diagnostic';
import { fieldDiagnosticsOf } from './issues';
import type { Place } from './outline';
import type { Text } from './types';
import { STAR, yamlMessage } from './yaml-messages';

/** Largest content file that is read: a page of text, not a book (bytes). */
export const MAX_FILE_BYTES = 300_000;

/**
 * Reads a content file: front matter must be YAML, and must fit the schema of its kind.
 * gray-matter would run code in a `---js` fence, and gives empty data from its cache after an error: so its
 * engines are replaced and options are always passed.
 * @param source text of the file
 * @param file its path, for messages
 * @param schema strict schema of its kind
 * @param diagnostics where diagnostics are added
 * @returns the parsed file, or nothing when it has an error
 */
export function readFrontMatter<S extends z.ZodType>(
  source: string,
  file: string,
  schema: S,
  diagnostics: Diagnostic[],
): (Text & { data: z.output<S> }) | undefined {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const add = ({ line, column }: Place, field: string, found: string, expected: string, fix?: string) => {
    diagnostics.push({ level: 'error', file, line, column, field, found, expected, fix });
  };
  const refuse = (found: string, expected: string, fix: string, place: Place = { line: 1, column: 1 }) => {
    add(place, 'front matter', found, expected, fix);
    return undefined;
  };
  const fence = /^---([^\n]*)\n/.exec(text);
  if (!fence) {
    const firstLine = text.split('\n', 1)[0]?.trim();
    const fix = /^\s+---/.test(text)
      ? 'Delete what stands before the first ---.'
      : 'Write --- above the first field.';
    return refuse(
      firstLine ? show(firstLine) : 'a blank line',
      "'---' on the first line, then the fields, then '---'",
      fix,
    );
  }
  const language = (fence[1] ?? '').trim();
  if (language !== '' && language !== 'yaml')
    return refuse(`the fence language '${language}'`, 'YAML', `Write '---' instead of '---${language}'.`, {
      line: 1,
      column: 4,
    });
  if (!/\n---[ \t]*(\n|$)/.test(text))
    return refuse(
      "no closing '---'",
      "'---' on a line of its own after the fields",
      'Add it before the text of the page.',
    );

  const lines = new LineCounter();
  let doc: Document | undefined;
  const forbidden = () => {
    throw new Error('Only YAML front matter is read');
  };
  const parsed = matter(text, {
    engines: {
      yaml: (yaml: string) => {
        doc = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
        return {};
      },
      javascript: { parse: forbidden },
      json: { parse: forbidden },
    },
  });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line || 1, column: col || 1 };
  };
  if (!doc)
    return refuse('no fields', 'at least a title and a description', 'Add them between the two --- lines.');
  const document = doc;
  for (const error of [...document.errors, ...document.warnings]) {
    const words = yamlMessage(error);
    refuse(words.found, words.expected, words.fix, (words.quote && openQuote(text)) || place(error.pos[0]));
    // Errors after the first follow from it.
    if (error.code !== 'DUPLICATE_KEY') break;
  }
  if (document.errors.length + document.warnings.length > 0) return undefined;
  const alias = unknownAlias(document);
  if (alias !== undefined) return refuse(STAR.found, STAR.expected, STAR.fix, place(alias));
  let raw: unknown;
  try {
    raw = document.toJS({ maxAliasCount: 20 });
  } catch {
    return refuse('too many YAML aliases (&name and *name)', 'at most 20', 'Write the values out.');
  }
  if (!isMap(document.contents))
    return refuse(
      show(raw),
      "fields, each as 'name: value' on a line of its own",
      'Write, for example: title: CATIA',
      { line: 2, column: 1 },
    );
  const placeOf = (path: readonly PropertyKey[]) => place(offsetOf(document, path));
  const result = schema.safeParse(raw);
  if (!result.success) {
    for (const { path, field, found, expected, fix } of fieldDiagnosticsOf(
      result.error.issues,
      raw,
      schema,
      (p) => sourceAt(document, p),
    ))
      add(placeOf(path), field, found, expected, fix);
    return undefined;
  }
  const offset = text.length - parsed.content.length;
  return {
    data: result.data,
    markdown: parsed.content,
    offset: text.slice(0, offset).split('\n').length - 1,
    placeOf,
  };
}

/** Where a value starts with * and no & has named it. */
function unknownAlias(doc: Document): number | undefined {
  let offset: number | undefined;
  visit(doc, {
    Alias(_key, node) {
      if (node.resolve(doc)) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** The first line of the fields on which a quote is opened and not closed. */
function openQuote(text: string): Place | undefined {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  for (const [i, line] of lines.slice(0, end).entries()) {
    const opened = /(?::|-|\[|,)\s+(["'])(?!.*\1)|(?::|-|\[|,)\s+(["'])$/.exec(line);
    if (opened) return { line: i + 1, column: opened.index + opened[0].length };
  }
  return undefined;
}

/** What an editor typed for a value, before YAML made a number or a date of it. */
function sourceAt(doc: Document, path: readonly PropertyKey[]): string | undefined {
  const node = doc.getIn(path as unknown[], true);
  return isScalar(node) ? node.source : undefined;
}

/** Offset of the field at a path, or of the nearest thing above it that exists; the opening fence where there is none. */
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
  return offset;
}
