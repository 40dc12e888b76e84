import { expect, test } from '@playwright/test';
import { sectionOf } from '../testing';
import { hasComparison } from './body';
import { html, innerHtml } from './html';
import { parse } from './parsed';

const layoutOf = (text: string, title = 'Section') =>
  parse(`Lede.\n\n## ${title}\n\n${text}`).body.sections[0]?.layout;
const kindOf = (text: string, title?: string) => layoutOf(text, title)?.kind;

test('numbered sentences are steps, without the full stop of a name', () => {
  const text = 'Before.\n\n1. **Sketch.** A line.\n2. Part.\n3. [Sheet](/a).\n\nAfter.';
  const list = sectionOf(text)?.list;
  expect(layoutOf(text)).toMatchObject({ kind: 'steps', list: { ordered: true } });
  expect(list && [list.before, list.after].map(html)).toEqual(['<p>Before.</p>', '<p>After.</p>']);
  expect(list?.items.map(({ blocks, links }) => [innerHtml(blocks), ...links])).toEqual([
    ['<strong>Sketch</strong> A line.'],
    ['Part.'],
    ['<a href="/a">Sheet</a>.', '/a'],
  ]);
});

test('numbered questions, and a list within a list, are no steps', () => {
  expect(kindOf('1. Who?\n2. When?\n3. Where?')).toBe('text');
  expect(sectionOf('1. One.\n2. Two.\n3. Three.\n   - More.')?.list).toBeUndefined();
});

test('three named items are terms, in cells while they are short', () => {
  const list = (text: string) => `- **A.** ${text}\n- **B**: Two.\n- **C** Three.`;
  expect(kindOf(list('One.'))).toBe('cells');
  const terms = sectionOf(list('One.'))?.list?.items.flatMap(({ term }) => term ?? []);
  expect(terms?.map(({ name, text }) => `${innerHtml(name)}=${innerHtml(text)}`)).toEqual([
    'A=One.',
    'B=Two.',
    'C=Three.',
  ]);
  expect(layoutOf(list('Long. '.repeat(16)))).toMatchObject({ kind: 'terms', terms: [{}, {}, {}] });
  expect(kindOf('- **A.** One.\n- **B.** Two.\n- Three.')).toBe('text');
});

test('terms whose every name is a link are an index, however many they are', () => {
  const index = (last: string) => kindOf(`${'- **[A](/a).** One.\n'.repeat(6)}- **${last}** Two.`);
  expect(index('[B](/b)')).toBe('links');
  expect(index('[B](/b), more')).toBe('terms');
});

test('a table is shown as one, headings and sentences stay text', () => {
  expect(kindOf('| A |\n| - |\n| B |')).toBe('table');
  expect(kindOf('### Part\n\nText.')).toBe('text');
  expect(kindOf('| A |\n| - |\n| B |\n\n### Part\n\nText.')).toBe('table');
  expect(kindOf('Words. '.repeat(300))).toBe('text');
});

test('a picture, subsections, a title or a long list ask for another layout than the text', () => {
  const picture = '![A hall](hall.jpg)\n\n| A |\n| - |\n| B |';
  expect(kindOf(picture)).toBe('figure');
  expect(sectionOf(picture)?.textLayout.kind).toBe('table');
  expect(kindOf('![A hall](hall.jpg)\n\n### One\n\n### Two')).toBe('subsections');
  expect(kindOf('- One\n- Two', 'Common mistakes')).toBe('cautions');
  expect(kindOf('- One\n'.repeat(5))).toBe('columns');
  expect(kindOf(`${'- One\n'.repeat(5)}- ${'Long. '.repeat(21)}`)).toBe('text');
});

test('a cell behind the second column of three carries its heading, for a phone that shows rows alone', () => {
  const table = (columns: number) =>
    html(
      sectionOf(['| A ', '| - ', '| B '].map((cell) => `${cell.repeat(columns)}|`).join('\n'))?.blocks ?? [],
    );
  expect(table(3)).toContain('<td>B</td>\n<td data-label="A">B</td>\n<td data-label="A">B</td>');
  expect(table(2)).not.toContain('data-label');
});

test('a comparison of two by questions is marked, for a phone that shows both side by side', () => {
  const blocks = (head: string) => sectionOf(`${head}\n| - | - | - |\n| A | B | C |`)?.blocks ?? [];
  const comparison = blocks('| Question | One | Other |');
  expect(hasComparison(comparison)).toBe(true);
  expect(html(comparison)).toContain('<table data-compared');
  expect(hasComparison(blocks('| Type | One | Other |'))).toBe(false);
});

test('the picture that an intro or a section begins with stands apart', () => {
  const text = (alt: string) => `![${alt}](room.jpg)\n\nMore.`;
  const { figure, sections } = parse(
    `Lede.\n\n${text('A "grey" room')}\n\n## Section\n\n${text('A hall')}`,
  ).body;
  const shown = [figure, sections[0]?.figure].map((f) => [f?.picture, f?.alt, html(f?.rest ?? [])]);
  expect(shown).toEqual([
    ['room.jpg', 'A "grey" room', '<p>More.</p>'],
    ['room.jpg', 'A hall', '<p>More.</p>'],
  ]);
  expect(parse('Lede.\n\n![A hall](room.jpg "Model of a room")').body.figure?.caption).toBe(
    'Model of a room',
  );
});
