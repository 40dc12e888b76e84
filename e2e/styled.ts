import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import postcss, { type Rule } from 'postcss';
import { attribute, elements, parse, textOf } from '@/lib/export/dom';
import { PrunableStylesheet, selectorNamesOf } from '@/lib/export/prune-css';
import { NEXT_EXPORT } from '@/lib/tools/cli/build';

/** Rules with the conditions they stand under. */
function rulesOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const around: string[] = [];
    for (let at = rule.parent; at?.type === 'atrule'; at = at.parent as Rule['parent']) around.unshift((at as postcss.AtRule).params);
    // The popup brings rules for itself alone.
    const selectors = rule.selectors.map((selector) => selector.replace(/^:where\(\[data-island=\S+\]\) /, ''));
    found.push([...around, selectors.join(',')].join(' | '));
  });
  return found;
}

let stylesheet: PrunableStylesheet | undefined;

/** The stylesheet as Next wrote it, before it was cut for each page (`KEEP_EXPORT`, lib/tools/cli/test-export.ts). */
function wholeStylesheet(): PrunableStylesheet {
  if (!stylesheet) {
    const [link] = [...elements(parse(fs.readFileSync(path.join(NEXT_EXPORT, 'index.html'), 'utf8')))].filter((e) => attribute(e, 'rel') === 'stylesheet');
    stylesheet = new PrunableStylesheet(fs.readFileSync(path.join(NEXT_EXPORT, (link && attribute(link, 'href')) ?? ''), 'utf8'));
  }
  return stylesheet;
}

/**
 * Pages get no stylesheet beside the styles in them: these must hold every rule that could match what React has added
 * since.
 */
export async function expectStyled(page: Page) {
  const document = parse(await page.content());
  const now = [...elements(document)];
  // Without islands, or without script, nothing is added.
  if (!now.some((e) => attribute(e, 'data-react'))) return;
  const whole = wholeStylesheet();
  const there = new Set(now.filter((e) => e.tagName === 'style').flatMap((e) => rulesOf(textOf(e))));
  // The popup and the page around it have no element in common.
  const popup = now.find((e) => attribute(e, 'data-island') === 'enquiry-popup');
  const needed = [selectorNamesOf(document, [], popup), ...(popup ? [selectorNamesOf(popup)] : [])].flatMap((names) => rulesOf(whole.for(names)));
  expect(needed.filter((rule) => !there.has(rule))).toEqual([]);
}
