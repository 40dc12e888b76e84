import { expect, test } from '@playwright/test';
import { openFaces } from './fonts';
import { layoutBalanced, layoutLine, layoutText, lineText, type Style } from './layout';

const TEXT: Style = { face: 'text', size: 10, leading: 12 };

test('lines are no wider than their column and lose no word', async () => {
  const text =
    'The bead must stand clear of the edge, says the drawing; and so it does, to a tenth of a millimetre.';
  const faces = await openFaces({ text });
  const lines = layoutText(faces, TEXT, text, 120);
  expect(lines.map((line) => lineText(line).trimEnd()).join(' ')).toBe(text);
  for (const line of lines)
    expect(layoutLine(faces, TEXT, lineText(line).trimEnd()).width).toBeLessThanOrEqual(120);
});

test('a word wider than its column is broken, whatever it is', async () => {
  const faces = await openFaces({ text: 'W' });
  const lines = layoutText(faces, TEXT, 'W'.repeat(50), 100);
  expect(lines.map(lineText).join('')).toBe('W'.repeat(50));
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(100);
});

test('Japanese breaks between words, and no line begins with a full stop', async () => {
  const text = '今、日本語を勉強しています。コーヒーを飲みます。';
  const faces = await openFaces({ text });
  for (let width = 60; width < 200; width += 7) {
    const lines = layoutText(faces, TEXT, text, width).map(lineText);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line, lines.join(' | ')).not.toMatch(/^[。、ー]/);
    expect(lines.join('|')).not.toContain('コ|ー');
  }
});

test('headings have lines of like length', async () => {
  const text = 'Accounting and Tally Prime for small firms';
  const faces = await openFaces({ text });
  const widths = layoutBalanced(faces, TEXT, text, 150).map((line) => line.width);
  expect(widths.length).toBe(layoutText(faces, TEXT, text, 150).length);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(50);
});

test('headings are never broken within a word that has room on a line', async () => {
  const texts = ['Advanced Java', 'Advanced Excel', 'Tourist Visa', 'A Supercalifragilistic B'];
  const faces = await openFaces({ text: texts.join(' ') });
  for (const text of texts) {
    const width = Math.max(...text.split(' ').map((word) => layoutLine(faces, TEXT, word).width)) + 1;
    const lines = layoutBalanced(faces, TEXT, text, width).map(lineText);
    expect(lines.join('|').replaceAll(' |', ' '), text).toBe(text);
  }
});
