import type { Page } from '@playwright/test';

/** A node of the browser's accessibility tree, as the DevTools protocol has it. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Containers that a screen reader announces on the way in; others only when they have a name. */
const ANNOUNCED = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'dialog',
  'alert',
  'status',
  'list',
  'table',
  'figure',
]);
/** What is read within the line of the text around it. */
const INLINE = new Set([
  'generic',
  'none',
  'strong',
  'emphasis',
  'code',
  'time',
  'mark',
  'superscript',
  'subscript',
  'LabelText',
]);
/** What is read as text, though its name repeats that text. */
const UNNAMED = new Set(['term', 'definition', 'cell', 'columnheader', 'rowheader', 'row']);
/** What is said whole, by its name, whatever it is made of. */
const WHOLE = new Set([
  'link',
  'button',
  'textbox',
  'searchbox',
  'image',
  'heading',
  'combobox',
  'checkbox',
  'video',
  'Iframe',
  'DisclosureTriangle',
]);
/** Words of a role, where the protocol's are not a screen reader's. */
const WORDS: Record<string, string> = {
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  Iframe: 'frame',
  LineBreak: '',
};

/** Longer text is cut: a transcript holds the order and the names, not the copy. */
const MOST = 72;
const cut = (line: string) =>
  line.trim().length > MOST
    ? `${line.slice(0, line.length - line.trimStart().length + MOST).trimEnd()}…`
    : line;

/**
 * What a listener hears of a part of a page, in order, with containers indented. It is read from Chromium's own
 * accessibility tree, which is what screen readers get: it knows what is folded, inert, hidden by CSS or written by it.
 * (A virtual screen reader in the page, @guidepup/virtual-screen-reader 0.33, was tried: it reads the source of `noscript`
 * aloud and says of no disclosure whether it is open.)
 * @param selector of the part; the first element that matches
 */
export async function heard(page: Page, selector: string): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await cdp.send('DOM.describeNode', { nodeId });
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  await cdp.detach();
  const start = nodes.find((one) => one.backendDOMNodeId === node.backendNodeId);
  if (!start) throw new Error(`${selector}: not in the accessibility tree`);
  return linesOf(start, new Map(nodes.map((one) => [one.nodeId, one])))
    .map(cut)
    .join('\n');
}

function linesOf(start: AXNode, all: Map<string, AXNode>): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = (depth: number) => {
    if (text.trim())
      lines.push(
        '  '.repeat(depth) +
          text
            .trim()
            .replace(/\s+/g, ' ')
            .replace(/ ([.,;:?])/g, '$1'),
      );
    text = '';
  };
  const walk = (node: AXNode, depth: number) => {
    const role = node.role?.value ?? '';
    const children = () => (node.childIds ?? []).flatMap((id) => all.get(id) ?? []);
    if (role === 'StaticText') {
      text += node.name?.value ?? '';
    } else if (node.ignored || INLINE.has(role)) {
      // Boxes of their own are read apart, emphasis within a sentence is not.
      const apart = role === 'generic' || role === 'none' ? ' ' : '';
      text += apart;
      for (const child of children()) walk(child, depth);
      text += apart;
    } else if (role === 'link') {
      text += ` [${phrase(node)}] `;
    } else if (role === 'row') {
      flush(depth);
      lines.push(
        '  '.repeat(depth) +
          children()
            .flatMap((cell) => linesOf(cell, all).join(' '))
            .join(' | '),
      );
    } else if (WHOLE.has(role) || role in WORDS) {
      flush(depth);
      if (WORDS[role] !== '') lines.push('  '.repeat(depth) + phrase(node));
    } else {
      flush(depth);
      const said = ANNOUNCED.has(role) || (node.name?.value && !UNNAMED.has(role));
      if (said)
        lines.push(`${'  '.repeat(depth)}${phrase(node, role === 'list' ? children().length : undefined)}`);
      for (const child of children()) walk(child, said ? depth + 1 : depth);
      flush(said ? depth + 1 : depth);
    }
  };
  walk(start, 0);
  flush(0);
  return lines;
}

/** `textbox, Mobile, required, invalid, 10 digits`: role, name, state, value and description, in the order in which they are said. */
function phrase(node: AXNode, items?: number): string {
  const state = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const role = node.role?.value ?? '';
  const { value } = node.value ?? {};
  return [
    String(state.roledescription ?? WORDS[role] ?? role) + (role === 'heading' ? ` ${state.level}` : ''),
    node.name?.value,
    items !== undefined && `${items} ${items === 1 ? 'item' : 'items'}`,
    state.expanded === true && 'expanded',
    state.expanded === false && 'collapsed',
    state.required && 'required',
    state.readonly && 'read-only',
    state.invalid && state.invalid !== 'false' && 'invalid',
    state.disabled && 'unavailable',
    state.busy && 'busy',
    state.focused && 'focused',
    value !== undefined && value !== '' && `“${value}”`,
    node.description?.value,
  ]
    .filter(Boolean)
    .join(', ');
}
