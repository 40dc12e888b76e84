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
    const [main, rest] = ['main', 'rest'].map((view) => `public/drawings/drawn/${name}-${view}.svg`);
    const apart = [main, rest].filter((view) => view && fs.existsSync(view)) as string[];
    if (apart.length > 0) {
      expect(apart, name).toEqual([main, rest]);
      const both = apart.map((view) => fs.readFileSync(view, 'utf8')).join('');
      expect(strokesOf(both), name).toEqual(strokesOf(shown));
    }
    for (const id of apart.length > 0 ? ['cell'] : ['main', 'cell'])
      expect(shown, name).toContain(`<view id="${id}"`);
    expect(shown.match(/<g class="w(?: [se])?">/g)?.length ?? 0, name).toBe(drawing.texts.length);
  }
});
