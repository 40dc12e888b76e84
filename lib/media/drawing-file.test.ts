import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { namesIn } from '@/lib/content/folders';
import { parseDrawing } from './drawing-file';
import { readDrawing } from './drawings';

test('a drawing is read in its parts', () => {
  const svg =
    '<svg viewBox="0 0 640 420"><title>A &amp; B</title><style>svg{}</style>\n<path class="edge" d="M0 0h9"/><text class="t" x="4" y="5" text-anchor="end">&#8960;20</text></svg>\n';
  expect(parseDrawing(svg, 'a.svg')).toEqual({
    title: 'A & B',
    paths: [{ kind: 'edge', d: 'M0 0h9' }],
    texts: [{ x: 4, y: 5, anchor: 'end', text: '⌀20' }],
  });
});

test('what no drawing has is refused by name, not left out in silence', () => {
  for (const part of [
    '<g><path class="edge" d="M0 0h9"/></g>',
    '<path class="thick" d="M0 0"/>',
    '<circle r="3"/>',
  ]) {
    expect(() => parseDrawing(`<svg>${part}</svg>`, 'public/drawings/a.svg')).toThrow(
      'public/drawings/a.svg: <',
    );
  }
});

test('every drawing of the site can be read, and pages show it as it is', () => {
  const strokesOf = (svg: string) =>
    [...svg.matchAll(/<path class="(?!t")[^>]+/g)]
      .join()
      .match(/M[^M"]+/g)
      ?.sort();
  for (const name of namesIn('public/drawings', '.svg')) {
    const drawing = readDrawing(name);
    expect(drawing.title, name).not.toBe('');
    expect(drawing.paths.length, name).toBeGreaterThan(0);
    const [own, shown] = ['', 'drawn/'].map((folder) =>
      fs.readFileSync(`public/drawings/${folder}${name}.svg`, 'utf8'),
    );
    // Else content/artwork/drawings/views.py has not been run.
    expect(strokesOf(shown ?? ''), name).toEqual(strokesOf(own ?? ''));
    for (const id of ['main', 'cell']) expect(shown, name).toContain(`<view id="${id}"`);
    expect(shown?.match(/<g class="w">/g)?.length ?? 0, name).toBe(drawing.texts.length);
  }
});
