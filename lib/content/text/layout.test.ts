import { expect, test } from '@playwright/test';
import { bodyWith, sectionOf } from '../testing';
import { hasComparison } from './body';
import { toHtml, toInnerHtml } from './html';

const layoutOf = (text: string, title = 'Section') => bodyWith(`## ${title}`, text).sections[0]?.layout;

test('a numbered list of sentences is steps; names lose their full stop', () => {
  const text = 'Before.\n\n1. **Sketch.** A line.\n2. Part.\n3. [Sheet](/a).\n\nAfter.';
  const list = sectionOf(text)?.list;
  expect([layoutOf(text), list?.ordered]).toEqual(['steps', true]);
  expect(list && [list.before, list.after].map(toHtml)).toEqual(['<p>Before.</p>', '<p>After.</p>']);
  expect(list?.items.map(({ blocks, links }) => [toInnerHtml(blocks), ...links])).toEqual([
    ['<strong>Sketch</strong> A line.'],
    ['Part.'],
    ['<a href="/a">Sheet</a>.', '/a'],
  ]);
});

test('a numbered list of questions, or with a list in it, is no steps', () => {
  expect(layoutOf('1. Who?\n2. When?\n3. Where?')).toBe('text');
  expect(sectionOf('1. One.\n2. Two.\n3. Three.\n   - More.')?.list).toBeUndefined();
});

test('a list of three named items is terms, or cells while they are short', () => {
  const list = (text: string) => `- **A.** ${text}\n- **B**: Two.\n- **C** Three.`;
  expect(layoutOf(list('One.'))).toBe('cells');
  expect(
    sectionOf(list('One.'))?.list?.terms?.map(
      ({ name, text }) => `${toInnerHtml(name)}=${toInnerHtml(text)}`,
    ),
  ).toEqual(['A=One.', 'B=Two.', 'C=Three.']);
  expect(layoutOf(list('Long. '.repeat(16)))).toBe('terms');
  expect(layoutOf('- **A.** One.\n- **B.** Two.\n- Three.')).toBe('text');
});

test('terms are links if every name is one, however many they are', () => {
  const index = (last: string) => layoutOf(`${'- **[A](/a).** One.\n'.repeat(6)}- **${last}** Two.`);
  expect(index('[B](/b)')).toBe('links');
  expect(index('[B](/b), more')).toBe('terms');
});

test('a section with a table is a table; headings and sentences alone are text', () => {
  expect(layoutOf('| A |\n| - |\n| B |')).toBe('table');
  expect(layoutOf('### Part\n\nText.')).toBe('text');
  expect(layoutOf('| A |\n| - |\n| B |\n\n### Part\n\nText.')).toBe('table');
  expect(layoutOf('Words. '.repeat(300))).toBe('text');
});

test('a list of mistakes, or a long one of short items, has a layout of its own', () => {
  expect(layoutOf('- One\n- Two', 'Common mistakes')).toBe('cautions');
  expect(layoutOf('- One\n'.repeat(5))).toBe('columns');
  expect(layoutOf(`${'- One\n'.repeat(5)}- ${'Long. '.repeat(21)}`)).toBe('text');
});

test('cells from the second column of three carry their heading as data-label', () => {
  const table = (columns: number) =>
    toHtml(
      sectionOf(['| A ', '| - ', '| B '].map((cell) => `${cell.repeat(columns)}|`).join('\n'))?.blocks ?? [],
    );
  expect(table(3)).toContain('<td>B</td>\n<td data-label="A">B</td>\n<td data-label="A">B</td>');
  expect(table(2)).not.toContain('data-label');
});

test('a table that compares two by questions has data-compared', () => {
  const blocks = (head: string) => sectionOf(`${head}\n| - | - | - |\n| A | B | C |`)?.blocks ?? [];
  const comparison = blocks('| Question | One | Other |');
  expect(hasComparison(comparison)).toBe(true);
  expect(toHtml(comparison)).toContain('<table data-compared');
  expect(hasComparison(blocks('| Type | One | Other |'))).toBe(false);
});

test('a picture at the start of an intro or a section is its figure', () => {
  const text = (alt: string) => `![${alt}](room.jpg)\n\nMore.`;
  const { figure, introAfterFigure, sections } = bodyWith(
    text('A "grey" room'),
    '## Section',
    text('A hall'),
  );
  expect([figure, sections[0]?.figure]).toEqual([
    { picture: 'room.jpg', alt: 'A "grey" room' },
    { picture: 'room.jpg', alt: 'A hall' },
  ]);
  expect(toHtml(introAfterFigure)).toBe('<p>More.</p>');
  expect(bodyWith('![A hall](room.jpg "Model of a room")').figure?.caption).toBe('Model of a room');
});
