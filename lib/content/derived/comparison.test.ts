import { expect, test } from '@playwright/test';
import { membersOf } from '../registry';
import { content } from '../testing';
import { comparisonOf } from './comparison';

test('a comparison has the facts that all courses have; by counts alone there is none', () => {
  const labels = (group: string) =>
    comparisonOf(content, membersOf(content, group))?.rows.map(({ label }) => label);
  expect(labels('Mechanical CAD')?.join()).toBe('Duration,Next batch,Fee,Mode,Syllabus,Certificate');
  expect(labels('IT Courses')).toBeUndefined();
});
