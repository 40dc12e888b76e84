import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { type Position, START } from '../position';
import { type FileKind, schemas } from '../schema';
import { schemaOf } from '../schema/json-schema';
import type { SourceText } from '../types';
import { type Diagnostic, type DiagnosticMessage, quote } from './diagnostic';
import { Reporter, wholeFile } from './reporter';
import { splitFrontMatter } from './split-front-matter';
import { isOpenQuote, STAR, yamlMessage } from './yaml-messages';
import { fieldMessages } from './zod-messages';

type Refuse = (at: Position, message: DiagnosticMessage) => void;

/**
 * Reads a content file. Its front matter must be YAML and fit the schema.
 * @param file path for messages
 * @param diagnostics gets the errors and warnings
 * @returns undefined when it has an error
 */
export function readFrontMatter<K extends FileKind>(
  source: string,
  file: string,
  kind: K,
  diagnostics: Diagnostic[],
): (SourceText & { data: z.output<(typeof schemas)[K]> }) | undefined {
  const reporter = new Reporter(wholeFile(file), diagnostics);
  const refuse: Refuse = (at, message) => reporter.error({ ...at, part: 'front matter' }, message);
  const { yaml, markdown, error } = splitFrontMatter(source);
  if (error) refuse(error, error);
  const parsed = !error && parseYaml(yaml, refuse);
  if (!parsed) return undefined;
  const { document, raw, positionAt } = parsed;
  const positionOf = (path: readonly PropertyKey[]) => positionAt(offsetOf(document, path));
  const result = schemas[kind].safeParse(raw);
  if (!result.success) {
    const schema = schemaOf(kind, raw.template);
    const fields = fieldMessages(result.error.issues, raw, schema, (path) => sourceAt(document, path));
    const fieldReporter = new Reporter({ file, positionOf }, diagnostics);
    for (const field of fields) fieldReporter.error(field.path, field);
    return undefined;
  }
  return { data: result.data as z.output<(typeof schemas)[K]>, markdown, positionOf };
}

/** Parses the fields, and keeps the YAML document to find their lines and columns. */
function parseYaml(yaml: string, refuse: Refuse) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line || 1, column: col || 1 };
  };
  if (!document.contents) {
    const expected = 'at least a title and a description';
    return refuse(START, { found: 'no fields', expected, fix: 'Add them between the two --- lines.' });
  }
  const yamlErrors = [...document.errors, ...document.warnings];
  for (const error of yamlErrors) {
    const [at] = error.pos;
    refuse(positionAt(isOpenQuote(error) ? startOfValue(document, at) : at), yamlMessage(error));
    // Later errors mostly follow from the first; duplicate keys are independent.
    if (error.code !== 'DUPLICATE_KEY') break;
  }
  if (yamlErrors.length > 0) return undefined;
  const alias = aliasIn(document);
  if (alias !== undefined) return refuse(positionAt(alias), STAR);
  const raw: unknown = document.toJS();
  if (!isMap(document.contents)) {
    const expected = "fields, each as 'name: value' on a line of its own";
    const fix = 'Write, for example: title: CATIA';
    return refuse({ line: 2, column: 1 }, { found: quote(raw), expected, fix });
  }
  return { document, raw: raw as { template?: unknown }, positionAt };
}

/** Offset of the first value that YAML reads as an alias. */
function aliasIn(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_key, { range }) {
      offset = range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** Offset of the value that ends at an offset. */
function startOfValue(document: Document, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_key, { range }) {
      if (range?.[1] !== end) return undefined;
      [start] = range;
      return visit.BREAK;
    },
  });
  return start;
}

function sourceAt(doc: Document, path: readonly PropertyKey[]): string | undefined {
  const node = doc.getIn(path as unknown[], true);
  return isScalar(node) ? node.source : undefined;
}

/** Offset of the field at a path, of its nearest parent that there is, or of the first line. */
function offsetOf(doc: Document, path: readonly PropertyKey[]): number {
  if (path.length === 0) return 0;
  const [parents, key] = [path.slice(0, -1), path.at(-1)];
  const parent: unknown = doc.getIn(parents);
  const field = isMap(parent) && parent.items.find((pair) => String(pair.key) === key)?.key;
  const node = field || doc.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(doc, parents);
}
