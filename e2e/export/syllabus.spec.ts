/** The syllabus PDFs of the export, read as a reader's program reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { coursesOf, hasSyllabus, syllabusPath } from '@/lib/content';
import { sheetOf } from '@/lib/media/syllabus-pdf/sheet';
import { readPdf, squeeze } from '@/lib/media/syllabus-pdf/testing';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { content } from './site';

for (const course of coursesOf(content).filter((each) => hasSyllabus(each) && !each.data.syllabusPdf))
  test(`${course.slug}: the PDF holds all of the page's syllabus and is made for every reader`, async () => {
    const { title, lede, modules, facts, results, drawing } = sheetOf(content, course);
    const found = await readPdf(fs.readFileSync(path.join(TEST_EXPORT, syllabusPath(content, course) ?? '')));
    const texts = [
      lede,
      ...modules.flatMap((module) => [module.title, ...module.lines.map((line) => line.text)]),
      ...facts.map((fact) => fact.value),
      ...(results?.lines ?? []).map((line) => line.text),
      ...(results?.projects ?? []).map(({ number, title, made }) => `${number}${title}${made}`),
    ];
    expect(texts.filter((text) => !found.text.includes(squeeze(text)))).toEqual([]);
    for (let i = 1; i <= found.pages; i++) expect(found.text).toContain(`${i}of${found.pages}`);
    expect(found.links.map((link) => new URL(link).pathname)).toContain(course.path);

    expect(found.marked).toBe(true);
    expect(found.info).toMatchObject({ Language: 'en-IN', Title: `${title}: syllabus` });
    const alts = found.nodes.flatMap((node) => (node.role === 'Figure' ? (node.alt ?? '') : []));
    expect(alts.some((alt) => /^Technical drawing: ./.test(alt))).toBe(drawing !== undefined);
    const outline = found.outline.find((item) => item.title === 'Syllabus')?.items;
    expect(outline?.map((item) => item.title)).toEqual(modules.map((m, i) => `${i + 1}. ${m.title}`));
  });
