/** Journeys that must work in every engine. e2e/browser/scripts-missing.spec.ts has pages without script. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';
import { COURSE, type Form, GENERAL, lastBody, posts, SENT } from '../support/enquiry';
import type { Tab } from './drivers';

/** Environment of a journey: a new tab, the site's address, the enquiry API, the folder of downloads. */
type World = { tab: Tab; site: string; api: EnquiryApi; downloads: string };

const POPUP_OPEN = `Boolean(document.getElementById('popup')?.open)`;
/** Time to wait for the popup in ms, longer than its delay. */
const POPUP_MS = 1500;

const expectEventually = expect.configure({ timeout: 10_000 });
const expectValue = (tab: Tab, expression: string, value: unknown = true) =>
  expectEventually.poll(() => tab.evaluate(expression).catch(() => 'navigating')).toBe(value);

/** Opens the form's page, fills and submits the form once, and expects it to be sent. */
async function sendEnquiry({ tab, site, api }: World, { path, body, calls }: Form) {
  await tab.goto(site + path);
  for (const [name, text] of Object.entries(body))
    if (name !== 'courseName') await tab.type(`dialog[open] [name=${name}]`, text);
  await tab.click('dialog[open] form[id] button[type=submit]');
  await expectValue(tab, `document.querySelector('[role=alert]')?.textContent`, SENT);
  expect(posts(api)).toEqual(calls);
  expect(lastBody(api)).toEqual(body);
}

export const JOURNEYS: Record<string, (world: World) => Promise<void>> = {
  async 'a general enquiry is sent'(world) {
    await sendEnquiry(world, GENERAL);
    expect(await world.tab.evaluate('document.querySelector("dialog[open]")')).toBeNull();
  },

  async 'a course enquiry is sent, and its syllabus downloads without leaving the page'(world) {
    await sendEnquiry(world, COURSE);
    const file = path.join(world.downloads, 'Trikona-CATIA-Syllabus.pdf');
    await expectEventually
      .poll(() => fs.existsSync(file) && fs.readFileSync(file, 'latin1').slice(0, 5))
      .toBe('%PDF-');
    expect(await world.tab.evaluate('location.pathname + location.search')).toBe(COURSE.path);
  },

  async 'the popup appears and, once closed, stays closed on the next page'({ tab, site }) {
    await tab.goto(`${site}/nx12`);
    await expectValue(tab, POPUP_OPEN);
    expect(await tab.evaluate('document.activeElement === document.body')).toBe(true);
    await tab.click('#popup form[method=dialog] button');
    await expectValue(tab, `!${POPUP_OPEN}`);
    await tab.goto(`${site}/catia`);
    await delay(POPUP_MS);
    expect(await tab.evaluate(POPUP_OPEN)).toBe(false);
  },

  async 'a menu opens on a click, and its link leads to the page'({ tab, site }) {
    await tab.goto(site);
    await tab.click('#main-nav summary');
    await expectValue(tab, `document.querySelector('#main-nav details').open`);
    // Not a link in a group: WebKit's driver takes a closed `details` for hidden, although CSS shows it.
    await tab.click('#main-nav details[open] a[href="/course"]');
    await expectValue(
      tab,
      `location.pathname === '/course' && document.querySelector('h1').textContent === 'Courses'`,
    );
  },
};
