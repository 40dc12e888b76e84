import { html as parse5, defaultTreeAdapter as tree } from 'parse5';
import { type Document, type Element, parse } from '@/lib/format/dom';
import { CHARACTERS } from '@/lib/format/html';

const { NS } = parse5;

/** A start tag; elements with the same one share its attributes. */
interface Tag {
  tagName: string;
  attrs: Element['attrs'];
  /** Whether it ends with a slash. */
  slash: boolean;
}

const BEGINNING = '<!DOCTYPE html>';
const START_TAG = /^<([a-z][a-z\d]*)((?: [a-zA-Z][a-zA-Z\d-]*(?:="[^"]*")?)*)(\/?)>$/;
const ATTRIBUTE = / ([a-zA-Z\d-]+)(?:="([^"]*)")?/g;
/** Attributes of SVG that need a capital letter. */
const CAPITALS = new Set(['viewBox', 'preserveAspectRatio']);
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is text: of `noscript`, where scripts run. */
const TEXT_ONLY = new Set('script style noscript title textarea'.split(' '));
/** Elements that a parser treats in ways of their own. */
const OTHERS = new Set('template math pre listing plaintext xmp noembed noframes frameset image'.split(' '));

class Unusual extends Error {}
function unusual(): never {
  throw new Unusual();
}

const decoded = (text: string) =>
  text.includes('&') ? text.replace(/&[^&;]*;?/g, (entity) => CHARACTERS[entity] ?? unusual()) : text;

const commentOf = (written: string) => /^<!--([^-]*)-->$/.exec(written)?.[1] ?? unusual();

/**
 * Makes a reader for pages as React writes them: elements closed, values in quotes. Other pages go to the parser, which
 * takes five times as long.
 * @param rewrite changes a page; given a start tag or a `noscript` of the page, it changes that
 * @param slow called for each page that goes to the parser
 * @returns a function that reads the HTML of a page and rewrites it
 */
export function pageReader(rewrite: (html: string) => string, slow?: () => void): (html: string) => Document {
  const known = new Map<string, Tag>();

  function tagOf(written: string): Tag {
    const [, tagName = '', list = '', slash] = START_TAG.exec(rewrite(written)) ?? unusual();
    const attrs = Array.from(list.matchAll(ATTRIBUTE), ([, name = '', value = '']) => ({
      name: CAPITALS.has(name) ? name : name.toLowerCase(),
      value: decoded(value),
    }));
    if (OTHERS.has(tagName) || new Set(attrs.map(({ name }) => name)).size < attrs.length) unusual();
    const tag = { tagName, attrs, slash: slash !== '' };
    known.set(written, tag);
    return tag;
  }

  function read(html: string): Document {
    if (!html.startsWith(BEGINNING) || /[\r\0]/.test(html)) unusual();
    const page = parse(BEGINNING);
    page.childNodes.length = 1;
    let parentNode: Document | Element = page;
    let svg: Element | undefined;
    for (let at = BEGINNING.length; at < html.length; ) {
      const isText = html[at] !== '<';
      const end = isText ? html.indexOf('<', at) : html.indexOf('>', at) + 1;
      if (end <= at) unusual();
      const written = html.slice(at, end);
      at = end;
      if (isText || written.startsWith('<!')) {
        if (!('tagName' in parentNode) || parentNode.tagName === 'html') unusual();
        if (isText) tree.insertText(parentNode, decoded(written));
        else tree.appendChild(parentNode, tree.createCommentNode(commentOf(written)));
      } else if ('tagName' in parentNode && written === `</${parentNode.tagName}>`) {
        if (parentNode === svg) svg = undefined;
        parentNode = parentNode.parentNode as Element;
      } else {
        const { tagName, attrs, slash }: Tag = known.get(written) ?? tagOf(written);
        const inSvg = svg !== undefined || tagName === 'svg';
        const element: Element = tree.createElement(tagName, inSvg ? NS.SVG : NS.HTML, attrs);
        tree.appendChild(parentNode, element);
        if (!inSvg && VOID.has(tagName)) continue;
        if (slash && !inSvg) unusual();
        if (slash) continue;
        parentNode = element;
        if (inSvg) svg ??= element;
        if (TEXT_ONLY.has(tagName)) {
          if (svg && tagName !== 'title') unusual();
          const text = html.slice(at, html.indexOf(`</${tagName}>`, at));
          at += text.length;
          if (text) tree.insertText(element, contentOf(tagName, text));
        }
      }
    }
    const [head, body, other] = (page.childNodes[1] as Element | undefined)?.childNodes ?? [];
    if (parentNode !== page || head?.nodeName !== 'head' || body?.nodeName !== 'body' || other) unusual();
    return page;
  }

  function contentOf(tagName: string, text: string): string {
    const isEncoded = tagName === 'title' || tagName === 'textarea';
    if ((isEncoded ? /^\n|</ : /<!--|<\/(script|style|noscript)/i).test(text)) unusual();
    if (isEncoded) return decoded(text);
    return tagName === 'noscript' ? rewrite(text) : text;
  }

  return (html) => {
    try {
      return read(html);
    } catch (error) {
      if (!(error instanceof Unusual)) throw error;
      slow?.();
      return parse(rewrite(html));
    }
  };
}
