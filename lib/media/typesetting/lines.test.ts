import { expect, test } from '@playwright/test';
import { openFaces } from './fonts';
import { layoutLine, layoutText, lineText, type Style } from './lines';

const TEXT: Style = { face: 'text', size: 10, leading: 12 };
const TITLE: Style = { ...TEXT, face: 'title' };

test('lines fit their column and lose no word; a word wider than it is broken', async () => {
  const faces = await openFaces('');
  for (const text of ['The bead must stand clear of the edge, says the drawing', 'W'.repeat(50)]) {
    const lines = layoutText(faces, TEXT, text, 100);
    expect(lines.map(lineText).join('')).toBe(text);
    for (const line of lines)
      expect(layoutLine(faces, TEXT, lineText(line).trimEnd()).width).toBeLessThanOrEqual(100);
  }
});

test('Japanese breaks between words, and no line begins with a full stop', async () => {
  const text = '今、日本語を勉強しています。コーヒーを飲みます。';
  const faces = await openFaces(text);
  for (let width = 60; width < 200; width += 7) {
    const lines = layoutText(faces, TEXT, text, width).map(lineText);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line, lines.join(' | ')).not.toMatch(/^[。、ー]/);
  }
});

test('lines of a heading have similar widths', async () => {
  const faces = await openFaces('');
  const lines = layoutText(faces, TITLE, 'Accounting and Tally Prime for small firms', 120);
  const widths = lines.map((line) => line.width);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(50);
});

test('a heading breaks within no word that fits on a line', async () => {
  const faces = await openFaces('');
  const width = layoutLine(faces, TITLE, 'Advanced').width + 1;
  expect(layoutText(faces, TITLE, 'Advanced Java', width).map(lineText)).toEqual(['Advanced ', 'Java']);
});
