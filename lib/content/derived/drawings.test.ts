import fs from 'node:fs';
import { expect, test } from '@playwright/test';

const SHEETS = 'content/artwork/drawings/sheets';

/** The strokes of a drawing, without those of outlined letters. */
const strokesOf = (svg: string) =>
  [...svg.matchAll(/<path class="(?!t")[^>]+/g)]
    .join()
    .match(/M[^M"]+/g)
    ?.sort();

test('every drawing with outlined letters has the title, strokes and texts of its sheet', () => {
  const sheets = fs.readdirSync(SHEETS).filter((file) => file.endsWith('.svg'));
  expect(sheets).not.toEqual([]);
  for (const file of sheets) {
    const name = file.replace('.svg', '');
    const source = fs.readFileSync(`${SHEETS}/${file}`, 'utf8');
    const shown = fs.readFileSync(`public/drawings/${name}.svg`, 'utf8');
    // A difference means that content/artwork/drawings/views.py has not been run.
    const strokes = strokesOf(source);
    expect(strokes?.length, name).toBeGreaterThan(0);
    expect(strokesOf(shown), name).toEqual(strokes);
    expect(shown, name).toContain(/<title>.+<\/title>/.exec(source)?.[0]);
    expect(shown.match(/<g class="w(?: [se])?">/g)?.length ?? 0, name).toBe(
      source.match(/<text/g)?.length ?? 0,
    );
  }
});
