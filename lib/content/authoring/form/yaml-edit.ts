/**
 * Changes values within YAML text and nothing else of it. The parser's own document keeps comments and quotes while
 * values in it change; of what it writes only the lines that differ are taken, so that all others stay byte for byte.
 */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Shape } from '../../shape';
import { aligned } from './align';
import { isRecord, same, type Values } from './values';

/** A plain word that YAML 1.1 would read as something else: other tools still do. A day is meant as one. */
const ODD = /^(?!\d{4}-\d\d-\d\d$)(?:(?:y|n|yes|no|on|off|true|false|null|~)$|[\d.,+-][\d.,:+_ -]*$)/i;
/** Lists of short words stand on one line, up to this length. */
const LINE = 90;

/**
 * The text with other values.
 * @param yaml the fields of a file as they stand in it; nothing for a new file
 * @param wanted all values that it should have
 * @param shape of the fields: new ones are put where the schema has them
 * @throws when the text cannot be read
 */
export function editYaml(yaml: string, wanted: Values, shape: Shape): string {
  const document = parseDocument(yaml, {
    prettyErrors: false,
    compat: [{ tag: 'odd', default: true, test: ODD, resolve: String }],
  });
  if (document.errors[0]) throw document.errors[0];
  const before = written(document);
  if (isMap(document.contents)) setMap(document.contents, document, wanted, shape);
  else document.contents = created(document, wanted, shape) as typeof document.contents;
  const after = written(document);
  const edited = merged(yaml.split('\n'), before, after).join('\n');
  // Better the whole in the writer's style than a value that is not what was asked for.
  const result = parseDocument(edited);
  return result.errors.length === 0 && same(result.toJS(), wanted) ? edited : after.join('\n');
}

const written = (document: Document) =>
  document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd().split('\n');

type Field = Pair<Scalar<string>, Node | null>;

/** Brings a map to the wanted values. */
function setMap(map: YAMLMap, document: Document, wanted: Values, shape: Shape | undefined): void {
  const fields = (map.items as Field[]).filter(({ key }) => key.value in wanted);
  const order = Object.keys(shape?.properties ?? wanted);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  for (const [key, value] of Object.entries(wanted)) {
    const inner = shape?.properties?.[key];
    const field = fields.find((f) => f.key.value === key);
    if (field) field.value = changed(field.value, document, value, inner);
    else
      fields.splice(
        fields.findLastIndex((f) => place(f.key.value) < place(key)) + 1,
        0,
        document.createPair(key, created(document, value, inner)) as Field,
      );
  }
  map.items = fields;
}

/** A node with another value: itself where it can be, with its comments, quotes and brackets. */
function changed(node: Node | null, document: Document, wanted: unknown, shape: Shape | undefined): Node {
  const old: unknown = node?.toJS(document);
  if (node && same(old, wanted)) return node;
  if (isMap(node) && isRecord(wanted)) setMap(node, document, wanted, shape);
  else if (isSeq(node) && Array.isArray(wanted)) {
    const items = node.items as Node[];
    node.items = aligned(old as unknown[], wanted).flatMap(({ from, to }) => {
      if (to === undefined) return [];
      return from === undefined
        ? created(document, wanted[to], shape?.items)
        : changed(items[from] ?? null, document, wanted[to], shape?.items);
    });
  } else if (isScalar(node) && typeof wanted !== 'object') node.value = wanted;
  else return created(document, wanted, shape);
  return node;
}

/** A new node, written as by hand: fields in the order of the schema, short lists within brackets. */
function created(document: Document, value: unknown, shape: Shape | undefined): Node {
  if (isRecord(value)) {
    const map = new YAMLMap();
    setMap(map, document, value, shape);
    return map;
  }
  if (!Array.isArray(value)) return document.createNode(value);
  const seq = new YAMLSeq();
  seq.items = value.map((item) => created(document, item, shape?.items));
  seq.flow =
    value.every((item) => typeof item !== 'object' && !/[,\n]/.test(String(item))) &&
    value.join(', ').length < LINE;
  return seq;
}

/**
 * The source with what changed from one written text to the other, each as lines. A line that the writer sets otherwise
 * than the editor did stays as it stands in the source.
 */
function merged(source: string[], before: string[], after: string[]): string[] {
  const own: string[][] = before.map(() => []);
  const bare = (line: string) => line.replace(/\s/g, '');
  let at = 0;
  for (const { from, to } of aligned(source.map(bare), before.map(bare))) {
    at = to ?? at;
    if (from !== undefined) own[at]?.push(source[from] ?? '');
  }
  let shift = 0;
  return aligned(before, after).flatMap(({ from, to }) => {
    const lines = from === undefined ? [] : (own[from] ?? []);
    const [old, now] = [before[from ?? -1], after[to ?? -1]];
    if (old !== undefined) shift = indentOf(lines[0] ?? old) - indentOf(old);
    if (old === now) return lines;
    // A note between fields outlives the one that it stands before.
    const notes = lines.filter((line) => line.startsWith('#'));
    if (now === undefined) return notes;
    const indent = indentOf(now);
    return [...notes, ' '.repeat(indent && Math.max(0, indent + shift)) + now.slice(indent)];
  });
}

const indentOf = (line: string) => line.length - line.trimStart().length;
