import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { COURSE, FAILED, GENERAL, lastBody, posts, SENT } from '../enquiry';
import { alertIs, eventually, type Journeys, sees, send } from './steps';

export const JOURNEYS: Journeys = {
  async 'a general enquiry'({ tab, site, api }) {
    await send(tab, site, GENERAL);
    await sees(tab, 'the words of success', alertIs(SENT));
    assert.deepEqual(posts(api), GENERAL.calls);
    assert.deepEqual(api.received().at(-1)?.body, GENERAL.body);
    assert.equal(await tab.evaluate('document.querySelector("dialog[open]")'), null);
  },

  async 'a course enquiry, whose syllabus downloads without leaving the page'({ tab, site, api, engine }) {
    await send(tab, site, COURSE);
    await sees(tab, 'the words of success', alertIs(SENT));
    assert.deepEqual(lastBody(api), COURSE.body);
    const file = path.join(engine.downloads, 'Trikona-CATIA-Syllabus.pdf');
    await eventually(
      'the file is there',
      () => fs.existsSync(file) && fs.readFileSync(file, 'latin1').startsWith('%PDF-'),
    );
    assert.equal(await tab.evaluate('location.pathname + location.search'), COURSE.path);
    assert.deepEqual(posts(api), COURSE.calls);
  },

  async 'a redirect is a failure'({ tab, site, api }) {
    api.setMode({ kind: 'status', status: 303, location: '/' });
    await send(tab, site, GENERAL);
    await sees(tab, 'the words of failure', alertIs(FAILED));
    assert.deepEqual(posts(api), [GENERAL.calls[0]]);
  },

  async 'the popup comes, is closed, and stays away'({ tab, site }) {
    await tab.goto(`${site}/nx12`);
    await sees(tab, 'the popup', `document.getElementById('popup')?.open`);
    assert.equal(await tab.evaluate('document.activeElement === document.body'), true);
    await tab.click('#popup form[method=dialog] button');
    await sees(tab, 'no popup', `!document.getElementById('popup').open`);
    await tab.goto(`${site}/catia`);
    // Longer than its delay.
    await delay(1500);
    assert.equal(await tab.evaluate(`Boolean(document.getElementById('popup')?.open)`), false);
  },

  async 'a menu opens by a click and leads on'({ tab, site }) {
    await tab.goto(site);
    await tab.click('#main-nav summary');
    await sees(tab, 'the menu', `document.querySelector('#main-nav details').open`);
    // Not a link of a group: WebKit's driver holds all in a closed `details` for hidden, although a style shows it.
    await tab.click('#main-nav details[open] a[href="/course"]');
    await sees(
      tab,
      'the page',
      `location.pathname === '/course' && document.querySelector('h1').textContent === 'Courses'`,
    );
  },

  async 'reading without JavaScript'({ tab, site }) {
    // A file, which has no policy of its own about frames.
    await tab.goto(`${site}/robots.txt`);
    // A frame that may not run scripts, which the page around it can look into. It is given the HTML, since the
    // site refuses to be framed by its address.
    const load = async (path: string) => {
      // Without its policy: to Firefox such a frame has no origin that 'self' could mean, and its stylesheet is refused.
      const html = (await (await fetch(site + path)).text()).replace(
        /<meta http-equiv="Content-Security-Policy"[^>]*>/,
        '',
      );
      await tab.evaluate(`(() => {
        document.querySelector('#frame')?.remove();
        const frame = Object.assign(document.createElement('iframe'), { id: 'frame', srcdoc: ${JSON.stringify(html)} });
        frame.setAttribute('sandbox', 'allow-same-origin');
        frame.style = 'position:fixed;inset:0;width:100%;height:100%';
        document.body.append(frame);
        return true;
      })()`);
    };
    const frame = `document.querySelector('#frame').contentDocument`;
    await load('/nx12');
    await sees(
      tab,
      'the course',
      `${frame}?.querySelector('h1')?.textContent === 'NX CAD' && ${frame}.readyState === 'complete'`,
    );
    assert.equal(await tab.evaluate(`${frame}.querySelector('main').innerText.includes('Syllabus')`), true);
    await delay(1500);
    assert.equal(await tab.evaluate(`Boolean(${frame}.getElementById('popup')?.open)`), false);
    await load('/enquiry');
    await sees(
      tab,
      'other ways',
      `${frame}?.querySelector('noscript p')?.innerText.includes('JavaScript') && ${frame}.readyState === 'complete'`,
    );
    assert.equal(await tab.evaluate(`${frame}.querySelector('dialog').getClientRects().length`), 0);
    assert.equal(
      await tab.evaluate(
        `[...${frame}.querySelectorAll('main a[href^="tel:"]')].some((a) => a.getClientRects().length > 0)`,
      ),
      true,
    );
  },
};
