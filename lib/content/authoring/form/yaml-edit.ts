/**
 * Changes values within YAML text. The parser's own document keeps comments, order and quotes while values in it change;
 * indents and line breaks become the writer's, as in all content files.
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
  if (isMap(document.contents)) setMap(document.contents, document, wanted, shape);
  else document.contents = created(document, wanted, shape) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

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
    // Items that stay are found wherever they stand; what is left over changed in its place, in this order.
    const left = (node.items as Node[]).map((item) => ({ item, value: item.toJS(document) as unknown }));
    const take = (at: number) => (at < 0 ? undefined : left.splice(at, 1)[0]?.item);
    const kept = wanted.map((value) => take(left.findIndex((old) => same(old.value, value))));
    const inPlace = wanted.length === node.items.length;
    node.items = wanted.map((value, i) => {
      const item = kept[i] ?? (inPlace ? take(0) : undefined);
      return item ? changed(item, document, value, shape?.items) : created(document, value, shape?.items);
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
