import { expect, test } from '@playwright/test';
import { catia, content } from '../testing';
import { filterTopics } from './filter-topics';

test('filter topics are words of description and modules that the row does not show', () => {
  const data = {
    ...catia.data,
    title: 'CATIA',
    description: 'CATIA in Pune, for designers (and draughtsmen) of parts. A second sentence.',
  };
  const markdown = 'Lede.\n\n## Syllabus\n\n### Parts and surfaces\n\n- A line\n\n### parts\n\n- A line\n';
  expect(filterTopics(content, { ...catia, data, markdown })).toBe('designers draughtsmen parts surfaces');
});
