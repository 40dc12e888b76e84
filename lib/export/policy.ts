/** Writes the Content-Security-Policy of each page (lib/DECISIONS.md). */
import { createHash } from 'node:crypto';
import { REVIEWS_PATH } from '@/lib/browser/shared/reviews-widget';
import {
  attribute,
  type Document,
  type Element,
  elements,
  insertAfter,
  newElement,
  parseMarkup,
  textOf,
} from '@/lib/html/dom';

export interface AllowedSources {
  /** Texts of our inline scripts and speculation rules. */
  scripts: ReadonlySet<string>;
  /** Text of the page's inlined stylesheet. */
  style: string;
  enquiryHost: string;
  /** Addresses that a frame may show: the maps. */
  frames: ReadonlySet<string>;
}

/** Script types that browsers never run. */
const DATA_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

/** Elements that no component renders, so that only an injection can have added one. */
const FORBIDDEN = new Set('base object embed applet frame frameset fencedframe portal'.split(' '));
const ADDRESSES = new Set('href src action formaction data poster xlink:href cite background'.split(' '));
/** Elements that load a file without a click; links may lead anywhere. */
const LOADING = new Set(['img', 'source', 'video', 'audio', 'track', 'use', 'image', 'link', 'input']);
const LINKS_THAT_LOAD = /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)\b/;

/**
 * Checks a page and puts its policy directly after the charset: the last step.
 * @param page changed in place
 * @returns the policy
 * @throws when the page contains markup that `allowed` does not cover
 */
export function addPolicy(page: Document, allowed: AllowedSources): string {
  const all = elements(page);
  for (const element of all) checkElement(element, allowed);
  const policy = policyOf(all, allowed);
  insertPolicy(all, policy);
  return policy;
}

/** Puts the policy after the charset among the elements of a page. @throws when there is none */
export function insertPolicy(all: readonly Element[], content: string) {
  const charset = all.find((e) => e.tagName === 'meta' && attribute(e, 'charset') !== undefined);
  if (!charset) throw new Error('The page has no <meta charset> to put the policy after');
  insertAfter(charset, newElement('meta', { 'http-equiv': 'Content-Security-Policy', content }));
}

/** Source expression for one inline text. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Writes a policy. `default-src 'none'` applies to directives without sources, which are left out. */
export function policyText(directives: Record<string, Iterable<string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)])
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(' '))
    .join('; ');
}

function policyOf(all: readonly Element[], allowed: AllowedSources): string {
  const named = (tag: string) => all.filter((e) => e.tagName === tag);
  const has = (name: string, value?: string) =>
    all.some((e) => e.attrs.some((a) => a.name === name && (value === undefined || a.value === value)));
  const loadsScripts = has('data-island') || has('data-popup');
  const sends = has('data-popup') || named('form').some((form) => attribute(form, 'method') !== 'dialog');
  const frames = named('iframe').map((e) => attribute(e, 'src') ?? '');
  const frameSources = frames.map((src) => (src.startsWith('/') ? "'self'" : new URL(src).origin));
  const styles = named('style').map(textOf);
  const scripts = named('script').filter((e) => !DATA_TYPES.has(attribute(e, 'type') ?? ''));
  return policyText({
    'default-src': ["'none'"],
    'script-src': [...scripts.map((e) => hashOf(textOf(e))), ...(loadsScripts ? ["'self'"] : [])],
    'style-src': [...styles.map(hashOf), ...(has('rel', 'stylesheet') ? ["'self'"] : [])],
    'img-src': ["'self'"],
    'font-src': styles.some((text) => text.includes('@font-face')) ? ["'self'"] : [],
    // The boot script fetches pages in browsers that cannot prerender; hide-unreachable-maps.ts fetches from
    // the maps' host.
    'connect-src': [
      "'self'",
      ...(sends ? [allowed.enquiryHost] : []),
      ...frameSources.filter((source) => source !== "'self'"),
    ],
    'media-src': all.some((e) => e.tagName === 'video' || e.tagName === 'audio') ? ["'self'"] : [],
    'manifest-src': has('rel', 'manifest') ? ["'self'"] : [],
    'frame-src': frameSources,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

const startTag = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map((a) => `${a.name}="${a.value}"`)].join(' ').slice(0, 160)}>`;

function refuse(element: Element, what: string): never {
  throw new Error(`${what} in ${startTag(element)}`);
}

function checkElement(element: Element, allowed: AllowedSources) {
  const { tagName } = element;
  if (FORBIDDEN.has(tagName)) refuse(element, 'An element that this site has no use for');
  for (const { name, value } of element.attrs) {
    // The policy would block such styles without an error in the build.
    if (name === 'style') refuse(element, 'An inline style');
    if (name.startsWith('on')) refuse(element, 'An event handler');
    if (name === 'srcdoc' || name === 'http-equiv') refuse(element, `The attribute ${name}`);
    // Browsers ignore spaces and control characters in a scheme.
    if (
      ADDRESSES.has(name) &&
      value.includes(':') &&
      /^(javascript|vbscript|data):/i.test(value.replace(/[\s\p{Cc}]/gu, ''))
    )
      refuse(element, 'An address that is a script or data');
  }
  if (tagName === 'script') checkScript(element, allowed);
  if (tagName === 'style' && textOf(element) !== allowed.style)
    refuse(element, `A style of no known source, "${textOf(element).slice(0, 60)}"`);
  if (tagName === 'iframe') {
    const src = attribute(element, 'src') ?? '';
    const sandbox = attribute(element, 'sandbox') ?? 'allow-same-origin';
    const isSandboxed = src === REVIEWS_PATH && !sandbox.includes('same-origin');
    if (!isSandboxed && !allowed.frames.has(src)) refuse(element, 'A frame of no known source');
  }
  if (tagName === 'noscript')
    for (const inner of elements(parseMarkup(textOf(element)))) checkElement(inner, allowed);
  if (LOADING.has(tagName) && (tagName !== 'link' || LINKS_THAT_LOAD.test(attribute(element, 'rel') ?? ''))) {
    for (const name of ['src', 'poster', 'href']) {
      const value = attribute(element, name);
      if (value !== undefined && !/^(\/(?!\/)|#)/.test(value))
        refuse(element, 'Something loaded from another host');
    }
    for (const candidate of (attribute(element, 'srcset') ?? '').split(/,\s+/))
      if (candidate && !/^\/(?!\/)/.test(candidate)) refuse(element, 'A picture from another host');
  }
}

function checkScript(element: Element, allowed: AllowedSources) {
  const text = textOf(element);
  if (DATA_TYPES.has(attribute(element, 'type') ?? '')) {
    JSON.parse(text);
    // `</script` or `<!--` inside data would end or change the element.
    if (text.includes('<')) refuse(element, 'Data with an unescaped "<"');
    return;
  }
  if (attribute(element, 'src') !== undefined) refuse(element, 'A script with an address');
  if (!allowed.scripts.has(text)) refuse(element, `A script of no known source, "${text.slice(0, 60)}",`);
}
