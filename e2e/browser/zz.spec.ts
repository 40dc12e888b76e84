import fs from 'node:fs';
import { COURSE, fill, GENERAL, send, submitButton } from '../enquiry';
import { hydrated, test } from '../fixtures';
import { heard } from '../heard';

test('draft', async ({ page, host }) => {
  test.setTimeout(120000);
  const out: string[] = [];
  const say = async (name: string, sel: string) => out.push(`=== ${name} ${sel}`, await heard(page, sel));
  await page.addInitScript(() => sessionStorage.setItem('dismissed', '1'));
  await page.goto('/catia');
  await say('catia', 'body');
  for (const form of [GENERAL, COURSE]) {
    await page.goto(form.path);
    await say(form.name, '[data-island]');
    await submitButton(page).click();
    await page.getByRole('region', { name: 'There is a problem' }).waitFor();
    await say('errors', '[data-island]');
    host.setMode({ kind: 'hang' });
    await fill(page, form.typed);
    await submitButton(page).click();
    await page.getByText('Sending…').first().waitFor();
    await say('sending', '[data-island]');
    host.reset();
    host.setMode({ kind: 'status', status: 500 });
    await send(page, form);
    await page.getByRole('alert').waitFor();
    await say('failed', '[data-island]');
    host.setMode({ kind: 'status', status: 200 });
    await send(page, form);
    await page.getByRole('alert').waitFor();
    await say('sent', '[data-island]');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catia');
  await page.getByRole('button', { name: 'Menu' }).click();
  await say('menu', '#main-nav');
  await page.locator('#main-nav').getByText('Courses', { exact: true }).first().click();
  await page.locator('#main-nav').getByText('IT Courses', { exact: true }).first().click();
  await say('menu courses', 'header');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await say('home', 'main');
  const c = page.getByRole('region', { name: 'Highlights' });
  await c.getByRole('button', { name: 'Next slide' }).click();
  await hydrated(c).waitFor();
  await say('carousel', '.carousel');
  await page.goto('/course');
  await page.getByText('Compare IT Courses').click();
  await say('comparison', '#it-courses');
  for (const p of ['/workvisa', '/Aboutus', '/Contact', '/international', '/ielts', '/no-such']) {
    await page.goto(p);
    await say(p, 'main');
  }
  fs.writeFileSync('/tmp/heard.txt', out.join('\n'));
});
