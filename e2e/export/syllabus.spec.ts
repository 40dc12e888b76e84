/** The syllabus PDFs of the export: nothing of a course is lost. Tags and outline: lib/media/syllabus-pdf/syllabus-pdf.test.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { coursesOf, hasSyllabus, syllabusPath } from '@/lib/content';
import { syllabusOf } from '@/lib/media/syllabus-pdf/syllabus';
import { readPdf, squeeze } from '@/lib/media/syllabus-pdf/testing';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { content } from './site';

for (const course of coursesOf(content).filter((each) => hasSyllabus(each) && !each.data.syllabusPdf))
  test(`${course.slug}: the PDF holds all of the page's syllabus`, async () => {
    const { lede, modules, facts, projects } = syllabusOf(content, course);
    const found = await readPdf(fs.readFileSync(path.join(TEST_EXPORT, syllabusPath(content, course) ?? '')));
    const texts = [
      lede,
      ...modules.flatMap((module) => [module.title, ...module.lines.map((line) => line.text)]),
      ...facts.map((fact) => fact.value),
      ...projects.lines.map((line) => line.text),
      ...projects.pictured.map(({ number, title, made }) => `${number}${title}${made}`),
    ];
    expect(texts.filter((text) => !found.text.includes(squeeze(text)))).toEqual([]);
    for (let i = 1; i <= found.pages; i++) expect(found.text).toContain(`${i}of${found.pages}`);
    expect(found.links.map((link) => new URL(link).pathname)).toContain(course.path);
  });
