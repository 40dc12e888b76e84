import { expect, test } from '@playwright/test';
import { bodyWith, titlesOf } from '../testing';
import { courseSections } from './course-sections';

test('sections of a course are found by their titles; the others keep their order', () => {
  const { audience, next, modulesSection, others } = courseSections(
    bodyWith('## Fees', '## What comes next', '## Who it is for', '## Syllabus', '### First', '## Tools'),
  );
  expect(titlesOf([audience, next, modulesSection])).toEqual([
    'Who it is for',
    'What comes next',
    'Syllabus',
  ]);
  expect(titlesOf(others)).toEqual(['Fees', 'Tools']);
});

test('a course without a Syllabus has its first section with subsections in that place', () => {
  const { modulesSection, others } = courseSections(
    bodyWith('## Fees', '## Contents', '### First', '## Tools', '### Second'),
  );
  expect(modulesSection?.title).toBe('Contents');
  expect(titlesOf(others)).toEqual(['Fees', 'Tools']);
});
