/** Reads, checks and changes the text of SVG files. */
import { attribute, type Element, elements, parseMarkup, textOf } from '@/lib/html/dom';

const FORBIDDEN = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'a', 'audio', 'video']);

/**
 * Size of an SVG that a page will show.
 * @throws when the SVG has no size, or has a script or a reference to another file
 */
export function checkedSvgSize(svg: string): { width: number; height: number } {
  const root = elements(parseMarkup(svg)).find((element) => element.tagName === 'svg');
  if (!root || !attribute(root, 'xmlns'))
    throw new Error('It has no <svg xmlns="http://www.w3.org/2000/svg">.');
  if (/<!doctype|<!entity|<\?xml-stylesheet/i.test(svg))
    throw new Error('It has a document type or a style sheet of its own.');
  for (const element of elements(root)) checkElement(element);
  const [, , width, height] = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || !height) throw new Error('Its <svg> has no viewBox with a width and a height.');
  return { width, height };
}

function checkElement(element: Element) {
  const { tagName, attrs } = element;
  if (FORBIDDEN.has(tagName.toLowerCase())) throw new Error(`It holds <${tagName}>.`);
  for (const { name, value } of attrs) {
    if (/^on/i.test(name)) throw new Error(`It holds the script ${name}="…".`);
    if (/^(href|src)$/i.test(name) && !/^\s*(#|data:image\/(png|jpeg|webp|avif);)/i.test(value))
      throw new Error(`It refers to '${value.slice(0, 60)}'.`);
    checkStyle(value);
  }
  if (tagName === 'style') checkStyle(textOf(element));
}

function checkStyle(style: string) {
  const [, url] = /url\(\s*["']?(?!#|data:)([^)"']*)/i.exec(style) ?? /(@import\b[^;]*)/i.exec(style) ?? [];
  if (url !== undefined) throw new Error(`It refers to '${url.slice(0, 60)}'.`);
}

/** Fragment of an SVG's address that always selects the dark colours. */
export const DARK_VIEW = '#dark';

/**
 * Adds the `DARK_VIEW` to an SVG by repeating its dark-mode rules for `:target`, since not every browser
 * applies an element's `color-scheme` to its picture.
 */
export function withDarkView(svg: string): string {
  const [, dark] =
    /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*\s*)\}/.exec(svg) ?? [];
  const [open = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (!dark || /\sid=/.test(open)) return svg;
  const rules = dark.replace(/[^{},]+(?=[^{}]*\{)/g, (selector) => `:target ${selector.trim()}`);
  return svg
    .replace(open, open.replace('<svg', `<svg id="${DARK_VIEW.slice(1)}"`))
    .replace('</style>', `${rules}</style>`);
}

/**
 * Applies an SVG's `max-width` media queries for a width, since rasterizers do not.
 * @param width of the picture in CSS pixels
 */
export const svgAtWidth = (svg: string, width: number): string =>
  svg.replace(/@media\s*\(max-width:\s*([\d.]+)px\)\s*\{((?:[^{}]*\{[^{}]*\})*\s*)\}/g, (_, most, rules) =>
    width <= Number(most) ? rules : '',
  );
