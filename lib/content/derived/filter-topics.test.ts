import { expect, test } from '@playwright/test';
import { loadContent } from '../read/load';
import { bySlug } from '../registry';
import type { Course } from '../types';
import { filterTopics } from './filter-topics';

const content = loadContent('e2e/content-full');
const course = bySlug(content, 'catia') as Course;

test('filter topics are words of description and modules that the row does not show', () => {
  const data = {
    ...course.data,
    title: 'CATIA',
    description: 'CATIA in Pune, for designers (and draughtsmen) of parts. A second sentence.',
  };
  const markdown = 'Lede.\n\n## Syllabus\n\n### Parts and surfaces\n\n- A line\n\n### parts\n\n- A line\n';
  expect(filterTopics(content, { ...course, data, markdown })).toBe('designers draughtsmen parts surfaces');
});
