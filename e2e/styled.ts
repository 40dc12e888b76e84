import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import postcss, { type Rule } from 'postcss';
import { TEST_EXPORT } from '@/lib/cli/test-export';
import { attribute, elements, parse, textOf } from '@/lib/export/dom';
import { PrunableStylesheet } from '@/lib/export/prune-css';

/** Rules with the conditions they stand under. */
function rulesOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const around: string[] = [];
    for (let at = rule.parent; at?.type === 'atrule'; at = at.parent as Rule['parent']) around.unshift((at as postcss.AtRule).params);
    found.push([...around, rule.selector].join(' | '));
  });
  return found;
}

/**
 * Pages get no stylesheet beside the styles in them: these must hold every rule that could match what React has added
 * since.
 */
export async function expectStyled(page: Page) {
  const document = parse(await page.content());
  const now = [...elements(document)];
  // Without islands nothing is added.
  if (!now.some((e) => attribute(e, 'data-hydrate'))) return;
  const href = now.map((e) => (attribute(e, 'rel') === 'stylesheet' ? attribute(e, 'href') : undefined)).find(Boolean);
  const whole = new PrunableStylesheet(fs.readFileSync(path.join(TEST_EXPORT, href ?? ''), 'utf8'));
  const there = new Set(now.filter((e) => e.tagName === 'style').flatMap((e) => rulesOf(textOf(e))));
  expect(rulesOf(whole.for(document)).filter((rule) => !there.has(rule))).toEqual([]);
}
