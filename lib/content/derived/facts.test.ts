import { expect, test } from '@playwright/test';
import { comparisonOf, listingFacts, membersOf } from '..';
import { catia, content } from '../testing';

test('the listing shows the facts by which a course is chosen', () => {
  const { line, ...others } = listingFacts(content, catia);
  expect(line.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Duration: 4 months, 10 hours a week',
    'Next batch: 3 January 2099, Saturday and Sunday, 09:30–13:00, Dubai',
    expect.stringMatching(/^Fee: INR 1,34,500, tax included \(as of 1 November 2025\); AED 5,200/),
    'Mode: Classroom, Online',
    'Certificate: Certificate of Solid and Surface Modelling',
    'Branch: Pune, Dubai',
  ]);
  expect(others).toEqual({
    level: 'Intermediate',
    prerequisites: 'Reading of engineering drawings',
    jobs: 'CAD designer, Body design engineer',
  });
});

test('a comparison has the facts that all courses have; by counts alone there is none', () => {
  const labels = (group: string) =>
    comparisonOf(content, membersOf(content, group))?.rows.map(({ label }) => label);
  expect(labels('Mechanical CAD')?.join()).toBe('Duration,Next batch,Fee,Mode,Syllabus,Certificate');
  expect(labels('IT Courses')).toBeUndefined();
});
