import { expect, test } from '@playwright/test';
import { parse } from './parsed';

const layoutOf = (text: string) => parse(`Lede.\n\n## Section\n\n${text}`).body.sections[0]?.layout;

test('numbered sentences are steps, without the full stop of a name', () => {
  const steps = layoutOf('Before.\n\n1. **Sketch.** A line.\n2. Part.\n3. [Sheet](/a).\n\nAfter.');
  expect(steps?.shape).toBe('steps');
  expect(steps?.list).toMatchObject({
    before: '<p>Before.</p>',
    items: ['<strong>Sketch</strong> A line.', 'Part.', '<a href="/a">Sheet</a>.'],
    after: '<p>After.</p>',
    links: [[], [], ['/a']],
  });
});

test('numbered questions, and a list within a list, are no steps', () => {
  expect(layoutOf('1. Who?\n2. When?\n3. Where?')?.shape).toBe('half');
  expect(layoutOf('1. One.\n2. Two.\n3. Three.\n   - More.')?.list).toBeUndefined();
});

test('three named items are terms, in cells while they are short', () => {
  const terms = (text: string) => layoutOf(`- **A.** ${text}\n- **B**: Two.\n- **C** Three.`);
  expect(terms('One.')?.shape).toBe('cells');
  expect(terms('One.')?.list?.terms?.map(({ name, text }) => `${name}=${text}`)).toEqual([
    'A=One.',
    'B=Two.',
    'C=Three.',
  ]);
  expect(terms('One, and on. '.repeat(9))).toMatchObject({ shape: 'half', list: { terms: [{}, {}, {}] } });
  expect(layoutOf('- **A.** One.\n- **B.** Two.\n- Three.')?.list?.terms).toBeUndefined();
});

test('tables and headings take the whole width, long texts half of none', () => {
  expect(layoutOf('| A |\n| - |\n| B |')).toMatchObject({ shape: 'table', full: true });
  expect(layoutOf('### Part\n\nText.')).toMatchObject({ shape: 'text', full: true });
  expect(layoutOf('Words. '.repeat(300))).toMatchObject({ shape: 'text', full: false });
});

test('the picture that an intro begins with stands apart', () => {
  expect(parse('Lede.\n\n![A "grey" room](room.jpg)\n\nMore.').body.figure).toEqual({
    image: 'room.jpg',
    alt: 'A "grey" room',
    rest: '<p>More.</p>',
  });
});
