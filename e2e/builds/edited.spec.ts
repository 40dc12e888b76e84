/**
 * A copy of content/ with a dozen possible edits: the check finds no error, and the rules hold for the pages.
 * It alone catches a limit or a rule that holds for today's words only: an editor edits the real content with
 * no developer near. The edits use no words of content/, so that they work for any text.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { coursesOf } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
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

/** A pattern and its replacement; optional if content/ may lack the pattern. */
type Edit = [from: RegExp, to: string, optional?: 'optional'];

/**
 * Changes each first match in a file.
 * @throws when an edit that is not optional changes nothing
 */
function edit(file: string, ...edits: Edit[]) {
  const full = path.join(DIR, file);
  let text = fs.readFileSync(full, 'utf8');
  for (const [from, to, optional] of edits) {
    const edited = text.replace(from, to);
    if (edited === text && !optional) throw new Error(`${full}: nothing in it is changed by ${from}`);
    text = edited;
  }
  fs.writeFileSync(full, text);
}

function addCourse(name: string, ...edits: Edit[]) {
  fs.copyFileSync(path.join(FULL_SITE.content.dir, NEW_COURSE), path.join(DIR, 'courses', `${name}.md`));
  edit(`courses/${name}.md`, ...edits);
}

const BRANCH = `  - id: fifth
    name: Fifth branch
    short: Fifth
    address: ["3 New Road", "Nashik 422 000"]
    locality: Nashik
    country: IN
    phone: "+91 00000 00008"
    email: fifth@example.com
    map:
      embed: https://www.google.com/maps?q=Nashik&output=embed
      open: https://www.google.com/maps/search/?api=1&query=Nashik
`;

function editContent() {
  fs.rmSync(DIR, { recursive: true, force: true });
  fs.cpSync('content', DIR, { recursive: true, filter: (source) => !source.includes('artwork') });
  const content = loadContent(DIR);
  const [first, second] = coursesOf(content).filter((course) => course.data.faq.length > 1);
  const [one, other] = fs.readdirSync(path.join(DIR, 'images')).filter((name) => name.endsWith('.jpg'));
  if (!first || !second || !one || !other) throw new Error('content/ has too little in it to be edited');

  // Courses: one with a drawing, an alias and a PDF of its own in a new group; one with nothing; two changed.
  atomicWrite(path.join(DIR, 'syllabus', 'own.pdf'), '%PDF-1.4\n');
  addCourse(
    'new-one',
    [/^title: .*/m, 'title: Tools of a workshop'],
    [
      /^description: .*/m,
      'description: Tools of a workshop, what each is for, and how it is kept sharp and safe.',
    ],
    [/^group: .*/m, 'group: Tools\ndrawing: default\naliases: [second-name]\nsyllabusPdf: own.pdf'],
  );
  addCourse(
    'new-two',
    [/^title: .*/m, 'title: Hand tools'],
    [/^description: ./m, 'description: Hand tools. A'],
    [/^group: .*/m, `group: ${first.data.group}`],
  );
  const description =
    'Another name of some length, what it is about, for whom and where, in fifty characters.';
  const paragraph = 'Another first paragraph, longer than the one before. '.repeat(8).trim();
  edit(
    `courses/${first.slug}.md`,
    [/^title: .*/m, 'title: Another name of some length'],
    [/^description: .*/m, `description: ${description}`],
    [/^ {2}- question: .*\n {4}answer: .*\n/m, ''],
    [/^ {2}- question: .*/m, '  - question: Is this another question?'],
    [/\n---\n\s*.+/, `\n---\n\n${paragraph}`],
    [/^### .*/m, '### Another module', 'optional'],
  );
  edit(
    `courses/${second.slug}.md`,
    [/^## (?!Syllabus).*/m, '## Another heading', 'optional'],
    [/$/, '\n## And one more\n\nA section.\n'],
  );
  // The institute: how it is reached, a fifth branch, a third menu, a new group.
  edit(
    'site.md',
    [/^greeting: .*/m, 'greeting: Good day, please tell me more.'],
    [/^ {4}address: \[.*/m, '    address: ["2 New Road", "Akurdi, Pune 411 000"]', 'optional'],
    [/^ {4}phone: .*/m, '    phone: "+91 00000 00007"'],
    [/^menus:\n/m, `${BRANCH}$&`],
    [/^ {2}- label: .*\n {4}landing: .*\n {4}groups:\n/m, '$&      - name: Tools\n'],
  );
  if (content.site.menus.length < MAX_MENUS)
    edit('site.md', [
      /\n---\n/,
      '\n  - label: More\n    landing: privacy\n    groups:\n      - name: Papers\n---\n',
    ]);
  fs.copyFileSync(path.join(DIR, 'images', one), path.join(DIR, 'images', other));
  const slides = /^banners:\n((?: {2}- .*\n(?: {4}.*\n)*))((?: {2}- .*\n(?: {4}.*\n)*)*?)(?=\S)/m;
  edit('pages/home.md', [slides, 'banners:\n$2$1', 'optional']);
}

test('the rules hold for the pages after a dozen edits of the content', async () => {
  editContent();
  await build({ ...settingsFromEnvironment(), contentDir: DIR, outDir: OUT });
  const site = { content: loadContent(DIR), root: OUT };
  for (const [rule, faultsOf] of Object.entries(RULES)) expect.soft(faultsOf(site), rule).toEqual([]);
});
