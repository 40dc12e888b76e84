/** The editor in local mode: whole files by form, mistakes, files that others change, the keyboard, other browsers. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../accessibility';
import { NEW_COURSE, NEW_COURSE_FILE } from '../builds/small';
import { box, changedLines, expand, expect, field, openForm, test } from './editor';

const CATIA = 'courses/catia.md';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a course that is added by form is its file byte for byte, the one whose export the other tests read, and can be deleted', async ({
  page,
  editor,
}) => {
  await editor.open();
  await openForm(page, 'courses/new', 'Text');
  await box(page, 'Title').fill(NEW_COURSE.title);
  await box(page, 'Description').fill(NEW_COURSE.description);
  await field(page, 'Group').getByRole('combobox').click();
  await page.getByRole('option', { name: NEW_COURSE.group }).click();
  await box(page, 'Duration').fill(NEW_COURSE.duration);
  await box(page, 'Workload').fill(NEW_COURSE.workload);
  await field(page, 'Mode').getByRole('checkbox', { name: NEW_COURSE.mode }).click();
  await field(page, 'Updated').locator('input').first().fill('2026-11-02');
  await box(page, 'Text').fill(NEW_COURSE_FILE.split('\n---\n')[1]?.trim() ?? '');
  const file = `courses/${NEW_COURSE.slug}.md`;
  await editor.save(file);
  expect(await editor.text(file)).toBe(NEW_COURSE_FILE);

  await openForm(page, `courses/entries/${NEW_COURSE.slug}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => editor.text(file)).toBeUndefined();
  expect(await editor.text(CATIA)).toBe(fs.readFileSync(path.join(editor.dir, CATIA), 'utf8'));
  expect(editor.complaints).toEqual([]);
});

test('a page of text is added by form, and not over another page', async ({ page, editor }) => {
  await editor.open();
  await openForm(page, 'text-pages/new', 'Text');
  await box(page, 'Title').fill('How to reach us');
  await box(page, 'Description').fill(
    'Where the rooms are, when they are open, and how one reaches them by train and by bus from Pune.',
  );
  await box(page, 'Text').fill('By train, by bus, on foot.');
  const slug = page.getByRole('group', { name: 'Slug' });
  await slug.getByRole('textbox').fill('contact');
  await saveButton(page).click();
  await expect(slug).toContainText('no name that another page has');
  await slug.getByRole('textbox').fill('how-to-reach-us');
  await editor.save('pages/how-to-reach-us.md');
  expect(await editor.text('pages/how-to-reach-us.md')).toBe(`---
title: How to reach us
description: Where the rooms are, when they are open, and how one reaches them by train and by bus from Pune.
template: text
---

By train, by bus, on foot.
`);
});

test('a picture that is added goes into content/images, and its name into one line', async ({
  page,
  editor,
}) => {
  await editor.open();
  const before = await editor.text('pages/career.md');
  await openForm(page, 'pages/entries/career', 'No jobs');
  const position = field(page, 'No jobs').first();
  await expand(position, 'Image');
  await position.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  // A byte after the end makes it another picture than the one that is there.
  const picture = Buffer.concat([fs.readFileSync('e2e/content-full/images/room.jpg'), Buffer.from([0])]);
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles({ name: 'A Room of Ours.jpg', mimeType: 'image/jpeg', buffer: picture });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  // A press on Save while the dialog fades is lost.
  await expect(dialog).toBeHidden();
  await editor.save('pages/career.md');
  expect(changedLines(before, await editor.text('pages/career.md'))).toEqual({
    gone: ['  image: room.jpg'],
    came: ['  image: a-room-of-ours.jpg'],
  });
  expect(await editor.bytes('images/a-room-of-ours.jpg')).toEqual(picture);
  expect(editor.complaints).toEqual([]);
});

test('what no pattern can say is said when it is saved', async ({ page, editor }) => {
  await editor.open();
  await openForm(page, 'courses/entries/catia', 'Aliases');
  await page.getByRole('button', { name: /Add \W?Alias/ }).click();
  await box(page, 'Alias').fill('index');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'This cannot be saved yet' });
  await expect(dialog).toContainText('no name that hosts keep for themselves');
  await dialog.getByRole('button', { name: 'Close' }).click();
  // What was typed is still there.
  await expect(box(page, 'Alias')).toHaveValue('index');
});

test('what only the whole site knows stands beside the form and in the preview: a title, a path that another file has', async ({
  page,
  editor,
}) => {
  await editor.open();
  const check = page.locator('.check');
  await expect(check).toContainText('0 errors');
  await openForm(page, 'courses/entries/catia', 'Aliases');
  await box(page, 'Title').fill('NX CAD');
  await page.getByRole('button', { name: /Add \W?Alias/ }).click();
  await box(page, 'Alias').fill('ielts');
  await editor.save(CATIA);
  await editor.mirror(CATIA);
  await expect(check).toHaveAttribute('open', '');
  await expect(check).toContainText(/courses\/(catia|nx12)\.md:\d+:\d+: title: 'NX CAD'/);
  const taken = /path: '\/ielts' is taken by \S+courses\/catia\.md/;
  await expect(check).toContainText(taken);
  const preview = await page.context().newPage();
  await preview.goto(`${editor.url}/catia`);
  await expect(preview.locator('body')).toContainText(taken);
  await preview.close();
});

test('a file that cannot be read is named with its line, and the others can be edited', async ({
  page,
  editor,
}) => {
  const file = path.join(editor.dir, CATIA);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('title: CATIA', 'title: "CATIA'));
  await editor.open();
  await expect(page.locator('.check')).toContainText(`${CATIA}:2:`);
  await openForm(page, 'courses/entries/nx12');
});

test('a file that changed on the disk is not written over, until the person says so', async ({
  page,
  editor,
}) => {
  await editor.open();
  await openForm(page, 'courses/entries/catia');
  await box(page, 'Title').fill('CATIA of mine');
  const other = (await editor.text(CATIA))?.replace('title: CATIA', 'title: CATIA of another') ?? '';
  await editor.put(CATIA, other);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'The file has changed on the disk' });
  await expect(dialog).toContainText('content/courses/catia.md was changed by another program');
  expect(await editor.text(CATIA)).toBe(other);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => editor.text(CATIA)).toContain('title: CATIA of mine');
});

test('the keyboard alone opens a course, changes it and saves it; axe finds nothing in list and form', async ({
  page,
  editor,
}) => {
  const reach = async (key: string, wanted: Locator) => {
    for (
      let presses = 0;
      presses < 40 && !(await wanted.evaluate((e) => e === document.activeElement));
      presses++
    )
      await page.keyboard.press(key);
    await expect(wanted).toBeFocused();
  };
  const scan = () => violations(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  await editor.open();
  expect.soft(await scan()).toEqual([]);
  await reach('Tab', page.locator('[role=row][tabindex="0"]').first());
  await reach('ArrowDown', page.getByRole('row', { name: 'CATIA', exact: true }));
  await page.keyboard.press('Enter');
  await expect(box(page, 'Title')).toHaveValue('CATIA');
  await reach('Tab', box(page, 'Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(' by keys');
  // While one view gives way to another, over all of the window, the keys of buttons do nothing: a trial waits for the end.
  await saveButton(page).click({ trial: true });
  expect.soft(await scan()).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => editor.text(CATIA)).toContain('title: CATIA by keys');
});

test('a browser without access to folders is told which have it', async ({ page, editor }) => {
  // As Firefox and Safari are: the function is not there at all.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto(`${editor.url}/admin`);
  await expect(page.getByRole('dialog', { name: 'This browser cannot open a folder' })).toContainText(
    'Chrome, Edge, Opera',
  );
});
