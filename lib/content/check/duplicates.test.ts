import { expect, test } from '@playwright/test';
import { type Diagnostic, formatDiagnostic } from '../diagnostic';
import { Reporter } from '../reporter';
import type { Course } from '../types';
import { checkDuplicates } from './duplicates';

/** What the check says of two courses with these answers. */
function said(first: string[], second: string[]): string[] {
  const [a, b] = [first, second].map((answers, i) => ({
    kind: 'course',
    file: `${i}.md`,
    data: { title: `Course ${i}`, description: `Text ${i}`, faq: answers.map((answer) => ({ answer })) },
    placeOf: () => ({ line: 2, column: 1 }),
  })) as unknown as [Course, Course];
  const diagnostics: Diagnostic[] = [];
  checkDuplicates([a, b], (reported) => new Reporter(reported, diagnostics));
  return diagnostics.map(formatDiagnostic);
}

test('two pages share two answers and no third', () => {
  expect(said(['One.', 'Two.', 'Three.', 'Four.'], ['One.', 'Two.', 'Own.'])).toEqual([]);
  expect(said(['One.', 'Two.', 'Three.', 'Four.'], ['one', 'two', 'three', 'four'])).toEqual([
    '1.md:2:1  warning  faq[3].answer: 3 answers stand word for word in 0.md, this one among them. Expected at most 2 answers that two pages share. Answer it for this page.',
  ]);
});

test('a page may repeat an answer of its own', () => {
  expect(said(['Ask us.', 'Ask us.', 'Ask us.', 'Ask us.'], ['Own.'])).toEqual([]);
});
