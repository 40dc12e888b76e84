/** The editor at home: a whole course, mistakes, files that others change, the keyboard, other browsers. */
import AxeBuilder from '@axe-core/playwright';
import { NEW_COURSE, NEW_COURSE_FILE } from '../exports/small';
import { expect, field, openForm, test } from './editor';

test('a course that is added by form is its file byte for byte, the one whose export the other tests read', async ({ page, desk, complaints }) => {
  await desk.open();
  await openForm(page, 'courses/new');
  const box = (label: string) => field(page, label).getByRole('textbox').first();
  await box('Title').fill(NEW_COURSE.title);
  await box('Description').fill(NEW_COURSE.description);
  await field(page, 'Group').getByRole('combobox').click();
  await page.getByRole('option', { name: NEW_COURSE.group }).click();
  await box('Duration').fill(NEW_COURSE.duration);
  await box('Workload').fill(NEW_COURSE.workload);
  await field(page, 'Mode').getByRole('checkbox', { name: NEW_COURSE.mode }).click();
  await field(page, 'Updated').locator('input').first().fill('2026-11-02');
  await box('Text').fill(NEW_COURSE_FILE.split('\n---\n')[1]?.trim() ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => desk.text(`courses/${NEW_COURSE.slug}.md`).catch(() => '')).toBe(NEW_COURSE_FILE);
  expect(complaints).toEqual([]);
});

test('what the schema refuses, the form refuses in its words, and nothing is written', async ({ page, desk }) => {
  await desk.open();
  const before = await desk.text('courses/catia.md');
  await openForm(page, 'courses/entries/catia');
  await field(page, 'Description').getByRole('textbox').fill('Too short.');
  await field(page, 'Time required').getByRole('textbox').fill('four months');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(page, 'Description')).toContainText('Expected text of 50 to 160 characters.');
  await expect(field(page, 'Time required')).toContainText('Expected a duration as ISO 8601 writes it');
  expect(await desk.text('courses/catia.md')).toBe(before);
});

test('what no pattern can say is said when it is saved', async ({ page, desk }) => {
  await desk.open();
  await openForm(page, 'courses/entries/catia');
  await page.getByRole('button', { name: /Add \W?Alias/ }).click();
  await field(page, 'Alias').getByRole('textbox').fill('index');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This cannot be saved yet' });
  await expect(dialog).toContainText('no name that hosts keep for themselves');
  await dialog.getByRole('button', { name: 'Close' }).click();
  // What was typed is still there.
  await expect(field(page, 'Alias').getByRole('textbox')).toHaveValue('index');
});

test('what only the whole site knows stands beside the form', async ({ page, desk }) => {
  await desk.open();
  await expect(page.getByText('The content is in order')).toBeVisible();
  await openForm(page, 'courses/entries/catia');
  await field(page, 'Title').getByRole('textbox').first().fill('AutoCAD');
  await desk.save('courses/catia.md');
  await desk.mirror('courses/catia.md');
  await openForm(page, 'courses/entries/catia');
  await expect(page.locator('.check li').first()).toContainText('AutoCAD');
  await expect(page.locator('.check')).toHaveAttribute('open', '');
  await field(page, 'Title').getByRole('textbox').first().fill('CATIA');
  await desk.save('courses/catia.md');
  await desk.mirror('courses/catia.md');
  await expect(page.getByText('The content is in order')).toBeVisible();
});

test('a file that changed on the disk is not written over, until the person says so', async ({ page, desk }) => {
  await desk.open();
  await openForm(page, 'courses/entries/catia');
  await field(page, 'Title').getByRole('textbox').first().fill('CATIA of mine');
  const other = (await desk.text('courses/catia.md')).replace('title: CATIA', 'title: CATIA of another');
  await desk.put('courses/catia.md', other);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The file has changed on the disk' });
  await expect(dialog).toContainText('content/courses/catia.md was changed by another program');
  expect(await desk.text('courses/catia.md')).toBe(other);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => desk.text('courses/catia.md').catch(() => other)).not.toBe(other);
  expect(await desk.text('courses/catia.md')).toContain('title: CATIA of mine');
});

test('a file that was saved can be saved again', async ({ page, desk }) => {
  await desk.open();
  await openForm(page, 'courses/entries/catia');
  const before = await desk.text('courses/catia.md');
  const title = field(page, 'Title').getByRole('textbox').first();
  await title.fill('CATIA once');
  await desk.save('courses/catia.md');
  await openForm(page, 'courses/entries/catia');
  await title.fill('CATIA');
  await desk.save('courses/catia.md');
  expect(await desk.text('courses/catia.md')).toBe(before);
});

test('the keyboard alone opens a course, changes it and saves it', async ({ page, desk }) => {
  await desk.open();
  await openForm(page, 'courses/entries/catia');
  const title = field(page, 'Title').getByRole('textbox').first();
  for (let presses = 0; presses < 30 && !(await title.evaluate((e) => e === document.activeElement)); presses++) await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' by keys');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => desk.text('courses/catia.md').catch(() => '')).toContain('title: CATIA by keys');
});

test('axe finds nothing in the list and in a form', async ({ page, desk }) => {
  await desk.open();
  const scan = async () =>
    (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()).violations.map(
      (v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`,
    );
  expect.soft(await scan()).toEqual([]);
  await openForm(page, 'courses/entries/catia');
  expect.soft(await scan()).toEqual([]);
});

test('a browser without access to folders is told which have it', async ({ page, desk }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
  });
  await page.goto(`${desk.url}/admin`);
  await expect(page.getByRole('dialog', { name: 'This browser cannot open a folder' })).toContainText('Chrome, Edge, Opera');
});
