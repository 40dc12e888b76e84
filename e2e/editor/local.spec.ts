/** The editor of `npm run edit`, on the files of this computer. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { changedLines } from '@/lib/content/testing';
import { expectErrors } from '../support/fixtures';
import { NEW_COURSE } from '../support/sites';
import { box, expect, field, openForm, saveButton, test } from './editor';

const CATIA = 'courses/catia.md';

test('an edit is saved, and mistakes and conflicts are reported', async ({ page, editor }) => {
  await editor.open();
  const before = await editor.text(CATIA);
  const refusal = page.getByRole('alertdialog');
  const close = () => refusal.getByRole('button').click();

  await test.step('an edit in a field of each kind changes its own line', async () => {
    await openForm(page, 'courses/entries/catia', 'Text');
    await box(page, 'Title').fill('NX CAD');
    await field(page, 'Order').getByRole('spinbutton').fill('44');
    await field(page, 'Level').getByRole('radio', { name: 'Advanced' }).click();
    await field(page, 'Updated').locator('input').first().fill('2027-01-05');
    await box(page, 'Text').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' More _words_ <here>.');
    await editor.save(CATIA);
    expect(changedLines(before, await editor.text(CATIA))).toEqual({
      removed: ['title: CATIA', 'order: 1', 'level: Intermediate', 'updated: 2025-11-03', lastLine(before)],
      added: [
        'title: NX CAD',
        'order: 44',
        'level: Advanced',
        'updated: 2027-01-05',
        `${lastLine(before)} More _words_ <here>.`,
      ],
    });
  });

  await test.step('the title of another course is reported beside the form', async () => {
    const check = page.locator('.check');
    await expect(check).toHaveAttribute('open', '');
    await expect(check).toContainText(/courses\/(catia|nx12)\.md:\d+:\d+\s+error\s+title: 'NX CAD'/);
  });

  await test.step('an alias that is reserved is refused with the reason', async () => {
    await openForm(page, 'courses/entries/catia', 'Aliases');
    await page.getByRole('button', { name: /Add \W?Alias/ }).click();
    await box(page, 'Alias').fill('index');
    await saveButton(page).click();
    await expect(refusal).toContainText("'index'");
    await close();
    await expect(box(page, 'Alias')).toHaveValue('index');
    await box(page, 'Alias').fill('catia-v5');
  });

  await test.step('a file that another program changed is overwritten only after consent', async () => {
    const mine = await editor.text(CATIA);
    const file = path.join(editor.dir, CATIA);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('NX CAD', 'CATIA of another'));
    page.once('dialog', (dialog) => dialog.dismiss());
    await saveButton(page).click();
    await expect(refusal).toContainText('content/courses/catia.md was changed by another program');
    await close();
    expect(await editor.text(CATIA)).toBe(mine);
    page.once('dialog', (dialog) => dialog.accept());
    await editor.save(CATIA);
    expect(changedLines(mine, await editor.text(CATIA))).toEqual({
      removed: [],
      added: ['aliases: [catia-v5]'],
    });
  });
});

const lastLine = (text = '') => text.trimEnd().split('\n').at(-1) ?? '';

test('a course added by form is the file that an editor would write', async ({ page, editor }) => {
  const file = path.join(editor.dir, NEW_COURSE);
  const text = fs.readFileSync(file, 'utf8');
  const { data, content } = matter(text);
  fs.rmSync(file);
  await editor.open();
  // The editor asks whether the file is there.
  expectErrors(/status of 404/);
  await openForm(page, 'courses/new', 'Text');
  await box(page, 'Title').fill(data.title);
  await box(page, 'Description').fill(data.description);
  await field(page, 'Group').getByRole('combobox').click();
  await page.getByRole('option', { name: data.group }).click();
  await box(page, 'Duration').fill(data.duration);
  await box(page, 'Workload').fill(data.workload);
  await field(page, 'Mode').getByRole('checkbox', { name: data.mode[0] }).click();
  await field(page, 'Updated').locator('input').first().fill('2026-11-02');
  await box(page, 'Text').fill(content.trim());
  await editor.save(NEW_COURSE);
  expect(await editor.text(NEW_COURSE)).toBe(text);
});
