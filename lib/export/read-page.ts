import { Parser } from 'htmlparser2';
import { html as parse5, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { type Document, parse } from '@/lib/html/dom';
import { unescaped } from '@/lib/html/escape';

const { NS } = parse5;
/** Attributes of SVG that keep their capital letter. */
const CAPITALS = new Set(['viewBox', 'preserveAspectRatio']);

const isIsland = (node: Tree.ParentNode) =>
  'attrs' in node && node.attrs.some(({ name }) => name === 'data-island');

/**
 * Reads a page that React has written: valid HTML with every element closed, in which nothing needs the
 * error correction of parse5 (lib/DECISIONS.md). Leaves out comments outside islands, which only hydration
 * reads: between two texts they would change the space between letters.
 */
export function readPage(html: string): Document {
  const page = parse('<!DOCTYPE html>');
  // Keeps the doctype alone: parse5 has added html, head and body.
  page.childNodes.length = 1;
  /** The page, and the open elements. */
  const open: Tree.ParentNode[] = [page];
  const parent = () => open.at(-1) ?? page;
  /** Start of an open `noscript` element's content, which is text for a parser with scripting. */
  let noscript: number | undefined;
  const parser: Parser = new Parser(
    {
      onopentag(tagName, attributes) {
        if (noscript !== undefined) return;
        const outer = parent();
        const inSvg = 'namespaceURI' in outer && outer.namespaceURI === NS.SVG;
        const attrs = Object.entries(attributes).map(([name, value]) => ({
          name: CAPITALS.has(name) ? name : name.toLowerCase(),
          value,
        }));
        const element = tree.createElement(tagName, inSvg || tagName === 'svg' ? NS.SVG : NS.HTML, attrs);
        tree.appendChild(outer, element);
        if (tagName === 'noscript') noscript = parser.endIndex + 1;
        if (tagName !== 'template') return void open.push(element);
        const content = tree.createDocumentFragment();
        tree.setTemplateContent(element as Tree.Template, content);
        open.push(content);
      },
      ontext(text) {
        const outer = parent();
        // htmlparser2 does not decode entities in <textarea>.
        const isWritten = 'tagName' in outer && outer.tagName === 'textarea';
        if (noscript === undefined) tree.insertText(outer, isWritten ? unescaped(text) : text);
      },
      oncomment(text) {
        if (noscript === undefined && open.some(isIsland))
          tree.appendChild(parent(), tree.createCommentNode(text));
      },
      onclosetag(tagName) {
        if (noscript !== undefined && tagName !== 'noscript') return;
        if (noscript !== undefined) tree.insertText(parent(), html.slice(noscript, parser.startIndex));
        noscript = undefined;
        open.pop();
      },
    },
    { lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return page;
}
