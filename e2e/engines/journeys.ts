/** What must work in every engine. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';
import { COURSE, FAILED, type Form, GENERAL, lastBody, posts, SENT } from '../enquiry';
import type { Tab } from './drivers';

/** What a journey meets: a fresh tab, the site's address, the enquiry API, the folder of downloads. */
interface World {
  tab: Tab;
  site: string;
  api: EnquiryApi;
  downloads: string;
}

const POPUP_OPEN = `Boolean(document.getElementById('popup')?.open)`;
/** Longer than the popup's delay, in milliseconds. */
const POPUP_MS = 1500;

async function eventually(what: string, holds: () => unknown) {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await delay(50);
  }
  throw new Error(`It never came to this: ${what}`);
}
const sees = (tab: Tab, expression: string) =>
  eventually(expression, () => tab.evaluate<boolean>(expression));
const says = (tab: Tab, text: string) =>
  sees(tab, `document.querySelector('[role=alert]')?.textContent === ${JSON.stringify(text)}`);

/** Opens the form's page, fills it and submits it once. */
async function send({ tab, site }: World, { path, body }: Form) {
  await tab.goto(site + path);
  for (const [name, text] of Object.entries(body))
    if (name !== 'courseName') await tab.type(`dialog[open] [name=${name}]`, text);
  await tab.click('dialog[open] form[id] button[type=submit]');
}

export const JOURNEYS: Record<string, (world: World) => Promise<void>> = {
  async 'a general enquiry'(world) {
    await send(world, GENERAL);
    await says(world.tab, SENT);
    assert.deepEqual(posts(world.api), GENERAL.calls);
    assert.deepEqual(lastBody(world.api), GENERAL.body);
    assert.equal(await world.tab.evaluate('document.querySelector("dialog[open]")'), null);
  },

  async 'a course enquiry, whose syllabus downloads without leaving the page'(world) {
    await send(world, COURSE);
    await says(world.tab, SENT);
    assert.deepEqual(posts(world.api), COURSE.calls);
    assert.deepEqual(lastBody(world.api), COURSE.body);
    const file = path.join(world.downloads, 'Trikona-CATIA-Syllabus.pdf');
    await eventually(
      'the file is there',
      () => fs.existsSync(file) && fs.readFileSync(file, 'latin1').startsWith('%PDF-'),
    );
    assert.equal(await world.tab.evaluate('location.pathname + location.search'), COURSE.path);
  },

  async 'a redirect is a failure'(world) {
    world.api.setMode({ kind: 'status', status: 303, location: '/' });
    await send(world, GENERAL);
    await says(world.tab, FAILED);
    assert.deepEqual(posts(world.api), [GENERAL.calls[0]]);
  },

  async 'the popup comes, is closed, and stays away'({ tab, site }) {
    await tab.goto(`${site}/nx12`);
    await sees(tab, POPUP_OPEN);
    assert.equal(await tab.evaluate('document.activeElement === document.body'), true);
    await tab.click('#popup form[method=dialog] button');
    await sees(tab, `!${POPUP_OPEN}`);
    await tab.goto(`${site}/catia`);
    await delay(POPUP_MS);
    assert.equal(await tab.evaluate(POPUP_OPEN), false);
  },

  async 'a menu opens by a click and leads on'({ tab, site }) {
    await tab.goto(site);
    await tab.click('#main-nav summary');
    await sees(tab, `document.querySelector('#main-nav details').open`);
    // Not a link of a group: WebKit's driver holds all in a closed `details` for hidden, although a style shows it.
    await tab.click('#main-nav details[open] a[href="/course"]');
    await sees(
      tab,
      `location.pathname === '/course' && document.querySelector('h1').textContent === 'Courses'`,
    );
  },

  async 'reading without JavaScript'({ tab, site }) {
    // A frame that may not run scripts, in a file that has no policy about frames. It is given the HTML: the site
    // refuses to be framed by its address, and its policy would refuse the stylesheet to a frame without an origin.
    await tab.goto(`${site}/robots.txt`);
    const html = (await (await fetch(`${site}/nx12`)).text()).replace(
      /<meta http-equiv="Content-Sec[^>]*>/,
      '',
    );
    await tab.evaluate(`(() => {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: ${JSON.stringify(html)} });
      frame.setAttribute('sandbox', 'allow-same-origin');
      frame.style = 'width:1280px;height:900px';
      document.body.replaceChildren(frame);
      return true;
    })()`);
    const main = `document.querySelector('iframe').contentDocument?.querySelector('main')`;
    await sees(tab, `${main}?.innerText.includes('Syllabus')`);
    await sees(
      tab,
      `[...${main}.querySelectorAll('a[href^="tel:"]')].some((a) => a.getClientRects().length)`,
    );
  },
};
