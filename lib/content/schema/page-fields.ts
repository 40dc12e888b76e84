/** Fields that all pages have, and the pairs of label and value that most have. */
import { z } from 'zod';
import { field, list, text } from './field';
import { alias, day } from './values';

export const fact = z.strictObject({
  label: field(text(2, 40), 'What the fact is about.', 'File types'),
  value: field(text(1, 140), 'The fact, short.', 'CATPart, CATProduct, STEP'),
});

export const pageFields = {
  title: field(
    text(1, 60),
    'Name of the page; its heading and the start of its title in search results.',
    'CATIA',
  ),
  description: field(
    text(50, 160),
    'One sentence for search results and shared links; no two pages share one.',
    'Learn CATIA V5 part, surface, assembly and drafting work for automotive bodies and aircraft parts.',
  ),
};

export const seoFields = {
  searchTitle: field(
    text(1, 60).optional(),
    'Title in search results and browser tabs, where the name of the page alone says too little. Without it, a course adds “Course in” and the town. The name of the institute is added at its end and counts: together at most 70.',
    'CATIA V5 Course in Pune',
  ),
  aliases: field(list(alias, 0, 10), 'Other paths that show this same page.', ['photo']),
  updated: field(
    day.optional(),
    'Day of the last change to the facts, as YYYY-MM-DD; the sitemap tells search engines.',
    '2026-11-21',
  ),
};
