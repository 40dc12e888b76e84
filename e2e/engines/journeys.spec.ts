/**
 * `npm run test:engines`: the journeys that must work in every engine, in Firefox and WebKit, where they are
 * installed; with `CI` set, a missing engine fails. e2e/browser covers Chromium, and pages without script.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';
import { COURSE, type Form, GENERAL, lastBody, posts, SENT } from '../support/enquiry';
import { test as base, expect } from '../support/fixtures';
import { ENGINES, type Engine, type Tab } from './drivers';

const DOWNLOADS = path.resolve('.cache/engine-downloads');

const test = base.extend<{ tab: Tab }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      fs.rmSync(DOWNLOADS, { recursive: true, force: true });
      fs.mkdirSync(DOWNLOADS, { recursive: true });
      const engine = await ENGINES[project.name as keyof typeof ENGINES](DOWNLOADS);
      if (typeof engine === 'string') console.warn(engine);
      await use(engine);
      if (typeof engine !== 'string') await engine.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, api }, use) => {
    api.reset();
    if (typeof engine === 'string') {
      if (process.env.CI) throw new Error(engine);
      return test.skip(true, engine);
    }
    const tab = await engine.tab();
    await use(tab);
    await tab.close();
  },
});

const POPUP_OPEN = `Boolean(document.getElementById('popup')?.open)`;
/** Time to wait for the popup in ms, longer than its delay. */
const POPUP_MS = 1500;

const expectEventually = expect.configure({ timeout: 10_000 });
const expectValue = (tab: Tab, expression: string, value: unknown = true) =>
  expectEventually.poll(() => tab.evaluate(expression).catch(() => 'navigating')).toBe(value);

async function sendEnquiry(tab: Tab, site: string, api: EnquiryApi, { path, body, calls }: Form) {
  await tab.goto(site + path);
  for (const [name, text] of Object.entries(body))
    if (name !== 'courseName') await tab.type(`dialog[open] [name=${name}]`, text);
  await tab.click('dialog[open] form[id] button[type=submit]');
  await expectValue(tab, `document.querySelector('[role=alert]')?.textContent`, SENT);
  expect(posts(api)).toEqual(calls);
  expect(lastBody(api)).toEqual(body);
}

test('a general enquiry is sent', async ({ tab, site, api }) => {
  await sendEnquiry(tab, site, api, GENERAL);
  expect(await tab.evaluate('document.querySelector("dialog[open]")')).toBeNull();
});

test('a course enquiry is sent, and its syllabus downloads without leaving the page', async ({
  tab,
  site,
  api,
}) => {
  await sendEnquiry(tab, site, api, COURSE);
  const file = path.join(DOWNLOADS, 'Trikona-CATIA-Syllabus.pdf');
  await expectEventually
    .poll(() => fs.existsSync(file) && fs.readFileSync(file, 'latin1').slice(0, 5))
    .toBe('%PDF-');
  expect(await tab.evaluate('location.pathname + location.search')).toBe(COURSE.path);
});

test('the popup appears and, once closed, stays closed on the next page', async ({ tab, site }) => {
  await tab.goto(`${site}/nx12`);
  await expectValue(tab, POPUP_OPEN);
  expect(await tab.evaluate('document.activeElement === document.body')).toBe(true);
  await tab.click('#popup form[method=dialog] button');
  await expectValue(tab, `!${POPUP_OPEN}`);
  await tab.goto(`${site}/catia`);
  await delay(POPUP_MS);
  expect(await tab.evaluate(POPUP_OPEN)).toBe(false);
});

test('a menu opens on a click, and its link leads to the page', async ({ tab, site }) => {
  await tab.goto(site);
  await tab.click('#main-nav summary');
  await expectValue(tab, `document.querySelector('#main-nav details').open`);
  // Not a link in a group: WebKit's driver takes a closed `details` for hidden, although CSS shows it.
  await tab.click('#main-nav details[open] a[href="/course"]');
  await expectValue(
    tab,
    `location.pathname === '/course' && document.querySelector('h1').textContent === 'Courses'`,
  );
});
