/** The syllabus PDFs of the export, read as a reader's program reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Course, hasSyllabus, syllabusPath } from '@/lib/content';
import { sheetOf } from '@/lib/media/syllabus-pdf/sheet';
import { readPdf, squeeze } from '@/lib/media/syllabus-pdf/testing';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { content } from './site';

/** Largest syllabus (bytes). */
const MOST_BYTES = 150_000;

const courses = content.entries.filter(
  (e): e is Course => e.kind === 'course' && hasSyllabus(e) && !e.data.syllabusPdf,
);

for (const course of courses) {
  test(`${course.slug}: the PDF holds all of the page's syllabus and is made for every reader`, async () => {
    const from = sheetOf(content, course);
    const pdf = fs.readFileSync(path.join(TEST_EXPORT, syllabusPath(content, course) ?? ''));
    expect(pdf.length).toBeLessThan(MOST_BYTES);
    const found = await readPdf(pdf);

    expect(found.text).toContain(squeeze(from.lede));
    for (const module of from.modules) {
      expect(found.text, module.title).toContain(squeeze(module.title));
      for (const line of module.lines) expect(found.text, module.title).toContain(squeeze(line.text));
    }
    for (const fact of from.facts) expect(found.text).toContain(squeeze(fact.value));
    for (const line of from.results?.lines ?? []) expect(found.text).toContain(squeeze(line.text));
    const projects = from.results?.projects ?? [];
    for (const { number, title, made } of projects)
      expect(found.text).toContain(squeeze(`${number}${title}${made}`));
    for (let i = 1; i <= found.pages; i++) expect(found.text).toContain(`${i}of${found.pages}`);
    expect(found.links.map((link) => new URL(link).pathname)).toContain(course.path);

    expect(found.marked).toBe(true);
    expect(found.info).toMatchObject({
      Language: 'en-IN',
      Title: `${from.title}: syllabus`,
      Author: from.institute,
    });
    expect(found.preferences).toMatchObject({ DisplayDocTitle: true });
    const roles = found.nodes.map((n) => n.role);
    expect(roles.filter((r) => r === 'H1')).toHaveLength(1);
    expect(roles.filter((r) => r === 'H3')).toHaveLength(from.modules.length);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'H2', 'P', 'Link']));
    // The reader gives a list that goes on over two pages with both.
    const figures = [...new Set(found.nodes.flatMap((n) => (n.role === 'Figure' ? (n.alt ?? '') : [])))];
    const drawings = figures.slice(0, figures.length - projects.length);
    expect(figures.slice(drawings.length)).toEqual(projects.map(({ alt }) => alt));
    for (const alt of drawings) expect(alt).toMatch(/^Technical drawing: ./);
    expect(drawings.length > 0).toBe(from.drawing !== undefined);
    const syllabus = found.outline.find((item) => item.title === 'Syllabus');
    expect(syllabus?.items.map((item) => item.title)).toEqual(
      from.modules.map((m, i) => `${i + 1}. ${m.title}`),
    );
  });
}
