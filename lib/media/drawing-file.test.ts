import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { namesIn } from '@/lib/content/read/folders';
import { readDrawing } from './drawing-file';

test('every drawing can be read, and its copies for pages have the same strokes', () => {
  const strokesOf = (svg: string) =>
    [...svg.matchAll(/<path class="(?!t")[^>]+/g)]
      .join()
      .match(/M[^M"]+/g)
      ?.sort();
  for (const name of namesIn('public/drawings', '.svg')) {
    const file = `public/drawings/${name}.svg`;
    const { title, paths, texts } = readDrawing(file);
    expect(title, name).not.toBe('');
    expect(paths.length, name).toBeGreaterThan(0);
    const [shown = '', ...views] = ['', '-main', '-rest'].map((view) => {
      const copy = `public/drawings/drawn/${name}${view}.svg`;
      return fs.existsSync(copy) ? fs.readFileSync(copy, 'utf8') : '';
    });
    // A difference means that content/artwork/drawings/views.py has not been run.
    const strokes = strokesOf(fs.readFileSync(file, 'utf8'));
    expect(strokesOf(shown), name).toEqual(strokes);
    // Only drawings with several views have these two files.
    if (views.join('')) expect(strokesOf(views.join('')), name).toEqual(strokes);
    else expect(shown, name).toContain('<view id="main"');
    expect(shown, name).toContain('<view id="cell"');
    expect(shown.match(/<g class="w(?: [se])?">/g)?.length ?? 0, name).toBe(texts.length);
  }
});
