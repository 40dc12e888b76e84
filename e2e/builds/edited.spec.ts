/**
 * A copy of content/ with a dozen edits that an editor might make: the check finds no error, and the rules
 * hold for the pages. The edits use no words of content/, so that they fit any text.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { coursesOf } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { splitFrontMatter } from '@/lib/content/read/split-front-matter';
import type { CourseData, SiteData } from '@/lib/content/schema';
import { MAX_MENUS } from '@/lib/content/schema/site';
import { atomicWrite } from '@/lib/files';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { LINK_RULES } from '../export/link-rules';
import { PAGE_RULES } from '../export/page-rules';
import { SPECIFICATION } from '../export/specification';
import { FULL_SITE, NEW_COURSE } from '../support/sites';

const DIR = '.cache/edited-content';
const OUT = '.cache/edited-export';
/** Rules that an edit of the content might break; browser/every-page would take minutes more. */
const RULES = { ...PAGE_RULES, ...LINK_RULES, ...SPECIFICATION };

function edit<Fields>(file: string, change: (fields: Fields) => void, changeText = (text: string) => text) {
  const full = path.join(DIR, file);
  const { yaml, markdown } = splitFrontMatter(fs.readFileSync(full, 'utf8'));
  const fields = parse(yaml) as Fields;
  change(fields);
  atomicWrite(full, `---\n${stringify(fields)}---\n\n${changeText(markdown.trim())}\n`);
}

function addCourse(name: string, fields: Partial<CourseData>) {
  fs.copyFileSync(path.join(FULL_SITE.content.dir, NEW_COURSE), path.join(DIR, 'courses', `${name}.md`));
  edit<CourseData>(`courses/${name}.md`, (course) => Object.assign(course, fields));
}

const FIFTH_BRANCH = {
  id: 'fifth',
  name: 'Fifth branch',
  short: 'Fifth',
  address: ['3 New Road', 'Nashik 422 000'],
  locality: 'Nashik',
  country: 'IN',
  phone: '+91 00000 00008',
  email: 'fifth@example.com',
  map: {
    embed: 'https://www.google.com/maps?q=Nashik&output=embed',
    open: 'https://www.google.com/maps/search/?api=1&query=Nashik',
  },
};

function editContent() {
  fs.rmSync(DIR, { recursive: true, force: true });
  fs.cpSync('content', DIR, { recursive: true, filter: (source) => !source.includes('artwork') });
  const content = loadContent(DIR);
  const [first, second] = coursesOf(content).filter((course) => course.data.faq.length > 1);
  const [one, other] = fs.readdirSync(path.join(DIR, 'images')).filter((name) => name.endsWith('.jpg'));
  if (!first || !second || !one || !other) throw new Error('content/ has too little in it to be edited');

  atomicWrite(path.join(DIR, 'syllabus', 'own.pdf'), '%PDF-1.4\n');
  addCourse('new-one', {
    title: 'Tools of a workshop',
    description: 'Tools of a workshop, what each is for, and how it is kept sharp and safe.',
    group: 'Tools',
    drawing: 'default',
    aliases: ['second-name'],
    syllabusPdf: 'own.pdf',
  });
  addCourse('new-two', {
    title: 'Hand tools',
    description: 'Hand tools: what each is for, how it is held and how it is put away.',
    group: first.data.group,
  });
  edit<CourseData>(
    `courses/${first.slug}.md`,
    (course) => {
      course.title = 'Another name of some length';
      course.description = `${course.title}, what it is about, for whom and where, in fifty characters.`;
      course.faq.shift();
      Object.assign(course.faq[0] ?? {}, { question: 'Is this another question?' });
    },
    (text) =>
      text
        .replace(/.+/, 'Another first paragraph, longer than the one before. '.repeat(8).trim())
        .replace(/^### .*/m, '### Another module'),
  );
  edit<CourseData>(
    `courses/${second.slug}.md`,
    ({ faq }) => faq.reverse(),
    (text) => `${text.replace(/^## (?!Syllabus).*/m, '## Another heading')}\n\n## And one more\n\nA section.`,
  );
  edit<SiteData>('site.md', (site) => {
    site.greeting = 'Good day, please tell me more.';
    const [branch] = site.branches;
    if (branch) Object.assign(branch, { address: ['2 New Road', 'Pune 411 000'], phone: '+91 00000 00007' });
    Object.assign(site, { branches: [...site.branches, FIFTH_BRANCH] });
    site.menus[0]?.groups.unshift({ name: 'Tools' });
    if (site.menus.length < MAX_MENUS)
      site.menus.push({ label: 'More', landing: 'privacy', groups: [{ name: 'Papers' }] });
  });
  edit<{ banners: unknown[] }>('pages/home.md', ({ banners }) => banners.reverse());
  fs.copyFileSync(path.join(DIR, 'images', one), path.join(DIR, 'images', other));
}

test('the rules hold for the pages after a dozen edits of the content', async () => {
  editContent();
  await build({ ...settingsFromEnvironment(), contentDir: DIR, outDir: OUT });
  const site = { content: loadContent(DIR), root: OUT };
  for (const [rule, faultsOf] of Object.entries(RULES)) expect.soft(faultsOf(site), rule).toEqual([]);
});
