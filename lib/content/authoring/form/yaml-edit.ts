/**
 * Changes values within YAML text and nothing else of it: the lines of a value that changed are written anew, all others
 * stay byte for byte, with their comments, quotes and brackets. A serializer would write the whole file in its own style.
 */
import { isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Shape } from '../../shape';
import { aligned } from './align';
import { isRecord, itemText, mapText, pairText, type Quote, same, scalarText } from './yaml-text';

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Values = Record<string, unknown>;

/**
 * The text with other values.
 * @param yaml the fields of a file as they stand in it
 * @param wanted all values that it should have
 * @param shape of the fields: new ones are put where the schema has them
 * @throws when the text cannot be read
 */
export function editYaml(yaml: string, wanted: Values, shape: Shape): string {
  // Every line ends in the same way while lines are put in and taken out.
  const text = `${yaml}\n`;
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: false });
  if (document.errors[0]) throw document.errors[0];
  if (!isMap(document.contents)) return mapText(wanted, 0);
  const editor = new Editor(text);
  editor.map(document.contents, document.toJS() as Values, wanted, shape);
  const edited = editor.result().replace(/\n$/, '');
  // Better the whole in another style than a value that is not what was asked for.
  return same(parse(edited), wanted) ? edited : mapText(wanted, 0);
}

class Editor {
  private readonly edits: Edit[] = [];
  constructor(private readonly text: string) {}

  /** Brings a map to the wanted values. */
  map(node: YAMLMap, old: Values, wanted: Values, shape: Shape | undefined): void {
    const pairs = node.items as Pair<Scalar<string>, Node | null>[];
    const kept = pairs.filter((pair) => pair.key.value in wanted);
    const [first] = pairs;
    if (node.flow || kept.length === 0 || !first) {
      this.replace(node, mapOrFlow(node, wanted, first ? this.column(startOf(first.key)) : 0));
      return;
    }
    const column = this.column(startOf(first.key));
    for (const pair of pairs) {
      const key = pair.key.value;
      if (!(key in wanted)) this.removePair(pair, pairs);
      else if (!same(old[key], wanted[key])) this.pair(pair, old[key], wanted[key], column, shape?.properties?.[key]);
    }
    const order = Object.keys(shape?.properties ?? wanted);
    const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    for (const key of Object.keys(wanted).filter((k) => !(k in old))) {
      const before = kept.filter((pair) => place(pair.key.value) < place(key)).at(-1);
      const line = pairText(key, wanted[key], column);
      if (before) this.insert(this.nextLine(endOfPair(before)), `${' '.repeat(column)}${line}\n`);
      else this.insert(startOf((kept[0] ?? first).key), `${line}\n${' '.repeat(column)}`);
    }
  }

  private pair(pair: Pair<Scalar<string>, Node | null>, old: unknown, wanted: unknown, column: number, shape: Shape | undefined): void {
    const { value } = pair;
    if (isScalar(value) && value.range && !isRecord(wanted) && !Array.isArray(wanted)) this.replace(value, scalarText(wanted, quoteOf(value)));
    else if (isMap(value) && isRecord(wanted) && isRecord(old)) this.map(value, old, wanted, shape);
    else if (isSeq(value) && Array.isArray(wanted) && Array.isArray(old)) this.list(value, old, wanted, pair, column, shape);
    else this.edits.push({ start: startOf(pair.key), end: endOfPair(pair), text: pairText(pair.key.value, wanted, column) });
  }

  private list(node: YAMLSeq, old: unknown[], wanted: unknown[], pair: Pair<Scalar<string>, Node | null>, column: number, shape: Shape | undefined): void {
    const items = node.items as Node[];
    if (node.flow) {
      this.replace(node, this.bracketed(items, old, wanted));
      return;
    }
    const [first] = items;
    if (!first || wanted.length === 0) {
      this.edits.push({ start: startOf(pair.key), end: endOfPair(pair), text: pairText(pair.key.value, wanted, column) });
      return;
    }
    const dash = /^ */.exec(this.text.slice(this.lineOf(startOf(first))))?.[0].length ?? 0;
    let at = this.lineOf(startOf(first));
    for (const { from, to } of aligned(old, wanted)) {
      const item = from === undefined ? undefined : items[from];
      if (item && to === undefined) this.edits.push({ start: this.lineOf(startOf(item)), end: this.nextLine(endOf(item)), text: '' });
      else if (item && !same(old[from as number], wanted[to as number])) this.item(item, old[from as number], wanted[to as number], shape?.items);
      else if (!item) this.insert(at, `${' '.repeat(dash)}${itemText(wanted[to as number], dash)}\n`);
      if (item) at = this.nextLine(endOf(item));
    }
  }

  private item(node: Node, old: unknown, wanted: unknown, shape: Shape | undefined): void {
    if (isMap(node) && isRecord(old) && isRecord(wanted)) this.map(node, old, wanted, shape);
    else this.replace(node, scalarText(wanted, isScalar(node) ? quoteOf(node) : 'plain'));
  }

  /** A list within brackets: what stays is copied as it was written. */
  private bracketed(items: Node[], old: unknown[], wanted: unknown[]): string {
    const quote = isScalar(items[0]) ? quoteOf(items[0]) : 'plain';
    const texts = wanted.map((value) => {
      const before = items[old.findIndex((o) => same(o, value))];
      return before ? this.text.slice(startOf(before), endOf(before)) : scalarText(value, quote, true);
    });
    return `[${texts.join(', ')}]`;
  }

  private removePair(pair: Pair<Scalar<string>, Node | null>, pairs: Pair<Scalar<string>, Node | null>[]): void {
    const start = startOf(pair.key);
    const alone = this.text.slice(this.lineOf(start), start).trim() === '';
    const next = pairs[pairs.indexOf(pair) + 1];
    // The first pair of a list's item shares its line with the dash, which the next one takes over.
    if (!alone && next) this.edits.push({ start, end: startOf(next.key), text: '' });
    else this.edits.push({ start: this.lineOf(start), end: this.nextLine(endOfPair(pair)), text: '' });
  }

  private replace(node: Node, text: string): void {
    this.edits.push({ start: startOf(node), end: endOf(node), text });
  }
  private insert(at: number, text: string): void {
    this.edits.push({ start: at, end: at, text });
  }
  private lineOf = (offset: number) => this.text.lastIndexOf('\n', offset - 1) + 1;
  private nextLine = (offset: number) => this.text.indexOf('\n', offset) + 1;
  private column = (offset: number) => offset - this.lineOf(offset);

  result(): string {
    let text = '';
    let at = 0;
    for (const edit of this.edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
      text += this.text.slice(at, Math.max(at, edit.start)) + edit.text;
      at = Math.max(at, edit.end);
    }
    return text + this.text.slice(at);
  }
}

function mapOrFlow(node: YAMLMap, wanted: Values, column: number): string {
  return node.flow
    ? `{ ${Object.entries(wanted)
        .map(([key, value]) => `${key}: ${scalarText(value, 'plain', true)}`)
        .join(', ')} }`
    : mapText(wanted, column);
}

function quoteOf(node: Scalar): Quote {
  return node.type === 'QUOTE_SINGLE' ? 'single' : node.type === 'PLAIN' ? 'plain' : 'double';
}

const startOf = (node: Node) => node.range?.[0] ?? 0;
const endOfPair = (pair: Pair<Scalar<string>, Node | null>) => (pair.value?.range ? endOf(pair.value) : (pair.key.range?.[1] ?? 0) + 1);

/** Where a value ends: a block's own range takes in the lines and comments after it. */
function endOf(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = node.items.at(-1);
    if (last) return isMap(node) ? endOfPair(last as Pair<Scalar<string>, Node | null>) : endOf(last as Node);
  }
  return node.range?.[1] ?? 0;
}
