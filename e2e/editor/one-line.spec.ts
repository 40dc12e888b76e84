/** One field changed is one line of the file changedLines, for each kind of control. */
import type { Page } from '@playwright/test';
import { box, changedLines, expand, expect, field, openForm, test } from './editor';

/** The kind of control, the form and the field to scroll to, what is done there, and the line that then stands there. */
type Case = [control: string, place: string, change: (page: Page) => Promise<unknown>, came: string];

const CATIA = 'courses/entries/catia';
const PYTHON =
  'Python: from the first function to files and classes, for beginners in Pune who work with data.';
const TAGLINE = 'Training for people who draw, build, code and keep books.';

const choose = async (page: Page, label: string, option: string) => {
  await field(page, label).getByRole('combobox').click();
  await page.getByRole('option', { name: option }).click();
};
const release = async (page: Page) => {
  await expand(field(page, 'Software'), 'Release');
  await box(page, 'Release').fill('V5-7');
};

const CASES: Case[] = [
  ['a line of text', `${CATIA}#Title`, (page) => box(page, 'Title').fill('CATIA anew'), 'title: CATIA anew'],
  [
    'a longer text in quotes',
    'courses/entries/python#Description',
    (page) => box(page, 'Description').fill(PYTHON),
    `description: "${PYTHON}"`,
  ],
  [
    'a choice from a list',
    `${CATIA}#Group`,
    (page) => choose(page, 'Group', 'IT Courses'),
    'group: IT Courses',
  ],
  [
    'a choice beside others',
    `${CATIA}#Level`,
    (page) => field(page, 'Level').getByRole('radio', { name: 'Advanced' }).click(),
    'level: Advanced',
  ],
  [
    'several choices',
    'courses/entries/nx12#Branches',
    (page) => field(page, 'Branches').getByRole('checkbox', { name: 'Dubai' }).click(),
    'branches: [dubai]',
  ],
  [
    'a number',
    `${CATIA}#Order`,
    (page) => field(page, 'Order').getByRole('spinbutton').fill('44'),
    'order: 44',
  ],
  [
    'a date',
    'services/entries/tvisa#Checked',
    (page) => field(page, 'Checked').locator('input').first().fill('2027-01-05'),
    'checked: 2027-01-05',
  ],
  [
    'a line of a list',
    `${CATIA}#Outcomes`,
    (page) => field(page, 'Outcome').getByRole('textbox').nth(1).fill('Close a shell of faces'),
    '  - Close a shell of faces',
  ],
  ['a field of an object in a list', `${CATIA}#Software`, release, '    release: V5-7'],
  [
    'a switch',
    'pages/entries/privacy#Noindex',
    (page) => field(page, 'Noindex').getByRole('switch').click(),
    'noindex: true',
  ],
  [
    'a field of the institute',
    'site/entries/site#Tagline',
    (page) => box(page, 'Tagline').fill(TAGLINE),
    `tagline: ${TAGLINE}`,
  ],
];

const fileOf = (form: string) => (form.startsWith('site') ? 'site.md' : `${form.replace('entries/', '')}.md`);

test('one field changed is one line changedLines, for each kind of control and for the text', async ({
  page,
  editor,
}) => {
  test.setTimeout(120_000);
  await editor.open();
  for (const [control, place, change, came] of CASES)
    await test.step(control, async () => {
      const [form = '', to] = place.split('#');
      const file = fileOf(form);
      const before = await editor.text(file);
      await openForm(page, form, to);
      await change(page);
      await editor.save(file);
      // The line goes that began alike, if there was one.
      const [name = ''] = /^ *(?:\w+:|- \w+ \w+ )/.exec(came) ?? [];
      const gone = before?.split('\n').filter((line) => line.startsWith(name));
      expect.soft(changedLines(before, await editor.text(file)), control).toEqual({ gone, came: [came] });
    });
  // The text below the fields, in a file that has been saved some times by now.
  const before = await editor.text('courses/catia.md');
  await openForm(page, CATIA, 'Text');
  await box(page, 'Text').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' More _words_ <here>.');
  await editor.save('courses/catia.md');
  const { gone, came } = changedLines(before, await editor.text('courses/catia.md'));
  expect([gone.length, came]).toEqual([1, [`${gone[0]} More _words_ <here>.`]]);
  expect(editor.complaints).toEqual([]);
});
