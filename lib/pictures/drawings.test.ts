import fs from 'node:fs';
import { expect, test } from '@playwright/test';

const SHEETS = 'content/artwork/drawings/sheets';

/** The strokes of a drawing, without those of outlined letters. */
const strokesOf = (svg: string) =>
  [...svg.matchAll(/<path class="(?!t")[^>]+/g)]
    .join()
    .match(/M[^M"]+/g)
    ?.sort();

test('the copies of every drawing with outlined letters have its title, strokes and texts', () => {
  const sheets = fs.readdirSync(SHEETS).filter((file) => file.endsWith('.svg'));
  expect(sheets).not.toEqual([]);
  for (const file of sheets) {
    const name = file.replace('.svg', '');
    const source = fs.readFileSync(`${SHEETS}/${file}`, 'utf8');
    const [shown = '', ...views] = ['', '-main', '-rest'].map((view) => {
      const copy = `public/drawings/${name}${view}.svg`;
      return fs.existsSync(copy) ? fs.readFileSync(copy, 'utf8') : '';
    });
    // A difference means that content/artwork/drawings/views.py has not been run.
    const strokes = strokesOf(source);
    expect(strokes?.length, name).toBeGreaterThan(0);
    expect(strokesOf(shown), name).toEqual(strokes);
    expect(shown, name).toContain(/<title>.+<\/title>/.exec(source)?.[0]);
    // Only drawings with several views have these two files.
    if (views.join('')) expect(strokesOf(views.join('')), name).toEqual(strokes);
    else expect(shown, name).toContain('<view id="main"');
    expect(shown, name).toContain('<view id="cell"');
    expect(shown.match(/<g class="w(?: [se])?">/g)?.length ?? 0, name).toBe(
      source.match(/<text/g)?.length ?? 0,
    );
  }
});
