/** Prepares the stylesheet of all pages, and picks the rules that a first screen needs. */
import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { pathsIn } from '@/lib/files';
import type { Element } from '@/lib/html/dom';
import { assetFile } from './asset-file';
import { cssFor, namesOf, partsOf } from './critical-css';
import { shortenNames } from './short-names';

export type Stylesheet = ReturnType<typeof readStylesheet>;

/**
 * Reads the stylesheet of Next's output, once for all pages.
 * @param nextDir folder of Next's output
 * @param pages their HTML
 * @param scripts text of the scripts that write markup in the browser
 * @throws unless there is exactly one stylesheet
 */
export function readStylesheet(nextDir: string, pages: Iterable<string>, scripts: string) {
  const css = postcss.parse(withoutComments(findStylesheet(nextDir)));
  const shortNames = shortenNames(css, pages, scripts);
  // Initial values for browsers without @property, all of which are older than ours.
  css.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
  mergeNeighbours(css);
  const parts = partsOf(css.nodes);
  // Each page declares the fonts inline; a second declaration would load them twice.
  css.walkAtRules('font-face', (face) => {
    const { parent } = face;
    face.remove();
    if (parent?.type === 'atrule' && parent.nodes?.length === 0) parent.remove();
  });
  const cache = new Map<string, string>();
  return {
    /** The whole stylesheet, without font declarations. */
    file: assetFile('style', 'css', withoutUnused(css.toString())),
    shortNames,
    /** Rules that could match these elements before any interaction, except print. */
    rulesFor(elements: Iterable<Element>): string {
      // Most pages of one kind have the same names, so the result is cached.
      const names = namesOf(elements);
      const key = [...names].sort().join(' ');
      const rules = cache.get(key) ?? withoutUnused(cssFor(parts, names));
      cache.set(key, rules);
      return rules;
    },
  };
}

function findStylesheet(nextDir: string): string {
  const files = pathsIn(path.join(nextDir, '_next')).filter((file) => file.endsWith('.css'));
  const [name] = files;
  if (!name || files.length > 1) throw new Error(`Next wrote ${files.length} stylesheets, expected one`);
  return path.join(nextDir, '_next', name);
}

/** CSS without comments and line breaks. @throws for a file of Next's, which would not be exported */
function withoutComments(file: string): string {
  const css = fs.readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\n/gs, '');
  const [relative] = css.match(/url\(["']?\.[^)]*\)/) ?? [];
  if (relative) throw new Error(`${relative} in the stylesheet: put the file into public/ and name it /file`);
  return css;
}

/** Merges neighbouring rules of one selector, such as those of utilities that now share a name. */
function mergeNeighbours(css: Root) {
  css.walkRules((rule) => {
    const previous = rule.prev();
    if (previous?.type !== 'rule' || previous.selector !== rule.selector) return;
    previous.append(rule.nodes);
    rule.remove();
  });
}

/** A property that Tailwind registers, with its initial value. */
const REGISTERED = /@property (--tw-[\w-]+)\{[^{}]*?(?:initial-value:([^;}]*)[^{}]*)?\}/g;

/**
 * Replaces Tailwind's properties that no rule sets by their initial values, and drops those that no rule
 * reads.
 */
function withoutUnused(css: string): string {
  let shorter = css;
  for (const [, name, value] of css.matchAll(REGISTERED)) {
    if (css.includes(`${name}:`)) continue;
    const use = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g');
    shorter = shorter.replace(use, (_, fallback = '') => value ?? fallback);
  }
  return shorter.replace(
    /@property (--tw-[\w-]+)\{[^{}]*\}|(--tw-[\w-]+):[^;{}]*;?/g,
    (text, registered, set) => (shorter.includes(`var(${registered ?? set}`) ? text : ''),
  );
}
