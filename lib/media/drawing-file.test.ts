import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { namesIn } from '@/lib/content/read/folders';
import { readDrawing } from './drawing-file';

test('every drawing can be read, and the copy for pages has the same strokes', () => {
  const strokesOf = (svg: string) =>
    [...svg.matchAll(/<path class="(?!t")[^>]+/g)]
      .join()
      .match(/M[^M"]+/g)
      ?.sort();
  for (const name of namesIn('public/drawings', '.svg')) {
    const file = `public/drawings/${name}.svg`;
    const drawing = readDrawing(file);
    expect(drawing.title, name).not.toBe('');
    expect(drawing.paths.length, name).toBeGreaterThan(0);
    const shown = fs.readFileSync(`public/drawings/drawn/${name}.svg`, 'utf8');
    // Else content/artwork/drawings/views.py has not been run.
    expect(strokesOf(shown), name).toEqual(strokesOf(fs.readFileSync(file, 'utf8')));
    // The main view is a file of its own where there are others.
    const views = fs.existsSync(`public/drawings/drawn/${name}-main.svg`) ? ['cell'] : ['main', 'cell'];
    for (const id of views) expect(shown, name).toContain(`<view id="${id}"`);
    expect(shown.match(/<g class="w(?: [se])?">/g)?.length ?? 0, name).toBe(drawing.texts.length);
  }
});
