import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { coursesOf, hasSyllabus, syllabusPath } from '@/lib/content';
import { readPdf } from '@/lib/media/syllabus-pdf/testing';
import { TEST_EXPORT } from '@/lib/tools/testing/test-export';
import { content } from './site';

// What stands in it: lib/media/syllabus-pdf/syllabus-pdf.test.ts.
test('the syllabus PDF of every course opens, and leads to its page', async () => {
  for (const course of coursesOf(content).filter((each) => hasSyllabus(each) && !each.data.syllabusPdf)) {
    const file = path.join(TEST_EXPORT, syllabusPath(content, course) ?? '');
    const { links } = await readPdf(fs.readFileSync(file));
    expect.soft(links, course.slug).toContain(content.site.siteUrl + course.path);
  }
});
