/** Changes values within YAML text: comments, order, quotes and brackets stay. */
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, YAMLMap, type YAMLSeq } from 'yaml';
import { QUOTED } from '../../schema/inline-yaml';

const MAX_LINE_CHARS = 90;

type Values = Record<string, unknown>;

/**
 * @param yaml the fields as they are in the file; empty for a new file
 * @param wanted all values; a new field is inserted after its predecessor in `wanted`
 * @throws when the text is not YAML
 */
export function editYaml(yaml: string, wanted: Values): string {
  const document: Document = parseDocument(yaml, { prettyErrors: false, compat: [QUOTED] });
  if (document.errors[0]) throw document.errors[0];
  document.contents ??= new YAMLMap();
  update(document.contents, wanted, document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
}

/** Sets a node's value, or makes a new node for another kind of value. */
function update(node: unknown, wanted: unknown, document: Document): Node {
  if (isScalar(node) && typeof wanted !== 'object') node.value = wanted;
  else if (isSeq(node) && Array.isArray(wanted)) updateList(node, wanted, document);
  else if (isMap(node) && !Array.isArray(wanted) && typeof wanted === 'object')
    updateMap(node, wanted as Values, document);
  else return document.createNode(wanted, { flow: isShortList(wanted) });
  return node as Node;
}

function updateMap(map: YAMLMap, wanted: Values, document: Document) {
  map.items = map.items.filter(({ key }) => String(key) in wanted);
  let next = 0;
  for (const [name, value] of Object.entries(wanted)) {
    const index = map.items.findIndex(({ key }) => String(key) === name);
    const pair = map.items[index] ?? document.createPair(name, null);
    pair.value = update(pair.value, value, document);
    if (index < 0) map.items.splice(next, 0, pair);
    next = (index < 0 ? next : index) + 1;
  }
}

function updateList(list: YAMLSeq, wanted: unknown[], document: Document) {
  const unmatched = [...list.items] as Node[];
  // An unchanged item keeps its node wherever it moves; a changed item takes the node at its index.
  const kept = wanted.map((value) => {
    const index = unmatched.findIndex(
      (item) => JSON.stringify(item.toJS(document)) === JSON.stringify(value),
    );
    return index < 0 ? undefined : unmatched.splice(index, 1)[0];
  });
  const isSameLength = wanted.length === list.items.length;
  list.items = wanted.map((value, i) =>
    update(kept[i] ?? (isSameLength ? unmatched.shift() : undefined), value, document),
  );
}

const isShortList = (value: unknown) =>
  Array.isArray(value) &&
  value.every((item) => typeof item !== 'object') &&
  value.join(', ').length < MAX_LINE_CHARS;
