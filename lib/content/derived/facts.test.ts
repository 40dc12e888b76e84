import { expect, test } from '@playwright/test';
import { catia, content } from '../testing';
import { factsOf, listingFacts } from './facts';

test('the facts of a course, in the order of its page', () => {
  expect(factsOf(content, catia).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Jobs to look for: CAD designer, Body design engineer',
    'Duration: 4 months, 10 hours a week',
    'Next batch: 3 January 2099, Saturday and Sunday, 09:30–13:00, Dubai',
    'Fee: INR 1,34,500, tax included (as of 1 November 2025); AED 5,200 plus tax (as of 15 October 2025)',
    'Mode: Classroom, Online',
    'Level: Intermediate',
    'Before you start: Reading of engineering drawings',
    'Syllabus: 2 modules, 5 projects',
    'Software: CATIA V5-6R2023 (student edition for a year)',
    'Certificate: Certificate of Solid and Surface Modelling',
    'Hours: 10 hours a week in class, 5 at home',
    'Branch: Pune, Dubai',
    'Taught in: English, Hindi, Marathi',
    'Trial lesson: The first lesson may be visited free of charge',
    'File types: CATPart, CATProduct',
  ]);
});

test('the listing shows the facts by which a course is chosen', () => {
  const { line, ...others } = listingFacts(content, catia);
  const labels = ['Duration', 'Next batch', 'Fee', 'Mode', 'Certificate', 'Branch'];
  expect(line.map(({ label }) => label)).toEqual(labels);
  expect(others).toEqual({
    prerequisites: 'Reading of engineering drawings',
    jobs: 'CAD designer, Body design engineer',
  });
});
