/** One field changed is one line of the file changed, for each kind of control. */
import type { Page } from '@playwright/test';
import { changed, expect, field, openForm, test } from './editor';

interface Case {
  control: string;
  file: string;
  form: string;
  change(page: Page): Promise<unknown>;
  gone: RegExp | undefined;
  came: string;
}

const box = (page: Page, label: string) => field(page, label).getByRole('textbox').first();

const CASES: Case[] = [
  {
    control: 'a line of text',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: (page) => box(page, 'Title').fill('CATIA anew'),
    gone: /^title: CATIA$/,
    came: 'title: CATIA anew',
  },
  {
    control: 'a longer text in quotes',
    file: 'courses/python.md',
    form: 'courses/entries/python',
    change: (page) => box(page, 'Description').fill('Python: from the first function to files and classes, for beginners in Pune who work with data.'),
    gone: /^description: /,
    came: 'description: "Python: from the first function to files and classes, for beginners in Pune who work with data."',
  },
  {
    control: 'a choice from a list',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: async (page) => {
      await field(page, 'Group').getByRole('combobox').click();
      await page.getByRole('option', { name: 'CIVIL CAD' }).click();
    },
    gone: /^group: Mechanical CAD$/,
    came: 'group: CIVIL CAD',
  },
  {
    control: 'a choice beside others',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: (page) => field(page, 'Level').getByRole('radio', { name: 'Advanced' }).click(),
    gone: /^level: Beginner$/,
    came: 'level: Advanced',
  },
  {
    control: 'several choices',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: (page) => field(page, 'Branches').getByRole('checkbox', { name: 'Pimpri' }).click(),
    gone: undefined,
    came: 'branches: [pimpri]',
  },
  {
    control: 'a number',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: (page) => field(page, 'Order').getByRole('spinbutton').fill('44'),
    gone: /^order: 2$/,
    came: 'order: 44',
  },
  {
    control: 'a date',
    file: 'services/tvisa.md',
    form: 'services/entries/tvisa',
    change: (page) => field(page, 'Checked').first().locator('input').first().fill('2027-01-05'),
    gone: /^checked: /,
    came: 'checked: 2027-01-05',
  },
  {
    control: 'a line of a list',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: (page) => field(page, 'Outcome').getByRole('textbox').nth(1).fill('Model a casting from two bodies'),
    gone: /^ {2}- Model a casting as/,
    came: '  - Model a casting from two bodies',
  },
  {
    control: 'a field of an object in a list',
    file: 'courses/catia.md',
    form: 'courses/entries/catia',
    change: async (page) => {
      await field(page, 'Software').getByRole('button', { name: 'Expand', exact: true }).first().click();
      await box(page, 'Release').fill('V5-6');
    },
    gone: /^ {4}release: V5$/,
    came: '    release: V5-6',
  },
  {
    control: 'a switch',
    file: 'pages/privacy.md',
    form: 'pages/entries/privacy',
    change: (page) => field(page, 'Noindex').getByRole('switch').click(),
    gone: undefined,
    came: 'noindex: true',
  },
  {
    control: 'a list in brackets in the file of the institute',
    file: 'site.md',
    form: 'site/entries/site',
    change: (page) => box(page, 'Tagline').fill('Training for people who draw, build, code and keep the books.'),
    gone: /^tagline: /,
    came: 'tagline: Training for people who draw, build, code and keep the books.',
  },
];

test('one field changed is one line changed, for each kind of control', async ({ page, desk, complaints }) => {
  test.setTimeout(240_000);
  await desk.open();
  for (const { control, file, form, change, gone, came } of CASES)
    await test.step(control, async () => {
      const before = await desk.text(file);
      await openForm(page, form);
      await change(page);
      await desk.save(file);
      const difference = changed(before, await desk.text(file));
      expect.soft(difference.came, control).toEqual([came]);
      expect.soft(difference.gone, control).toEqual(gone ? [expect.stringMatching(gone)] : []);
    });
  expect(complaints).toEqual([]);
});

test('a line of the text changes that line, and no other', async ({ page, desk, complaints }) => {
  await desk.open();
  const before = await desk.text('courses/catia.md');
  await openForm(page, 'courses/entries/catia');
  const text = box(page, 'Text');
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' More _words_ <here>.');
  await desk.save('courses/catia.md');
  const { gone, came } = changed(before, await desk.text('courses/catia.md'));
  expect([gone.length, came]).toEqual([1, [`${gone[0]} More _words_ <here>.`]]);
  expect(complaints).toEqual([]);
});
