import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { SLOW } from '@/lib/tools/bench/phone';
import { COURSE, GENERAL, POPUP, posts, SENT } from '../enquiry';
import type { Tab } from './engine';
import { alertIs, filled, type Journeys, SUBMIT, sees } from './steps';

const FORM = `document.querySelector('dialog[open] [name=name]') !== null`;
const READY = `document.querySelectorAll('[data-ready]').length > 0`;

/** Types from before React is there until it is. Returns what was typed. */
async function typeUntilReady(tab: Tab, selector: string): Promise<string> {
  await tab.evaluate(
    `addEventListener('input', () => { window.early = !(${READY}); }, { once: true, capture: true })`,
  );
  let typed = '';
  for (let over = 0; over < 2; ) {
    const letters = 'abc'.repeat(1 + (typed.length % 2));
    await tab.type(selector, letters);
    typed += letters;
    // As fast as nobody types, but with an end before the field is full.
    await delay(100);
    if (await tab.evaluate(READY)) over++;
  }
  assert.equal(await tab.evaluate('window.early'), true, 'the first letter came before React');
  return typed;
}

export const SLOW_JOURNEYS: Journeys = {
  async 'slow: the line is as slow as it should be'({ site }) {
    const begun = performance.now();
    const { byteLength } = await (await fetch(site)).arrayBuffer();
    const least = SLOW.latency + (byteLength / SLOW.downloadThroughput) * 1000;
    // Timers round to the millisecond, once a piece.
    assert.ok(performance.now() - begun > least * 0.95, `${byteLength} bytes took less than ${least} ms`);
  },

  async 'slow: a press on the carousel before React is there is done once it is'({ tab, site }) {
    await tab.goto(site);
    const shown = `document.querySelector('[aria-roledescription=slide]:not([inert])').ariaLabel`;
    const early = await tab.evaluate(`(() => {
      document.querySelector('[aria-label=Highlights] button[aria-label="Previous slide"]').click();
      return !(${READY});
    })()`);
    assert.equal(early, true);
    // Moving by itself, it would come to the second.
    await sees(tab, 'the last slide', `${shown} === '6 of 6'`);
  },

  async 'slow: what is typed into the filter while React arrives filters'({ tab, site }) {
    await tab.goto(`${site}/course`);
    const typed = await typeUntilReady(tab, '[type=search]');
    assert.equal(await tab.evaluate(`document.querySelector('[type=search]').value`), typed);
    await sees(
      tab,
      'the words for nothing found',
      `document.querySelector('main').innerText.includes('No course matches')`,
    );
  },
};

for (const form of [GENERAL, COURSE, POPUP]) {
  SLOW_JOURNEYS[`slow: ${form.name}: what is typed while React arrives is kept, and sent once`] = async ({
    tab,
    site,
    api,
  }) => {
    api.setMode({ kind: 'slow', delayMs: SLOW.latency });
    await tab.goto(site + form.path);
    await sees(tab, 'the form', FORM);
    const name = await typeUntilReady(tab, 'dialog[open] [name=name]');
    const body = { ...form.body, name };
    for (const [key, text] of Object.entries(form.body))
      if (!['name', 'courseName'].includes(key)) await tab.type(`dialog[open] [name=${key}]`, text);
    assert.deepEqual(await filled(tab), body);
    await tab.click(SUBMIT);
    await sees(tab, 'the words of success', alertIs(SENT));
    assert.deepEqual(posts(api), form.calls);
    assert.deepEqual(api.received().at(-1)?.body, body);
  };

  SLOW_JOURNEYS[`slow: ${form.name}: submitted before anything has asked for React, it is sent once`] =
    async ({ tab, site, api }) => {
      api.setMode({ kind: 'slow', delayMs: SLOW.latency });
      await tab.goto(site + form.path);
      await sees(tab, 'the form', FORM);
      const address = await tab.evaluate('location.href');
      // Values and presses in one turn: no script can have come between.
      const early = await tab.evaluate(`(() => {
      const form = document.querySelector('dialog[open] form[id]');
      for (const [name, value] of Object.entries(${JSON.stringify(form.body)})) form.elements.namedItem(name).value = value;
      for (let i = 0; i < 3; i++) form.querySelector('[type=submit]').click();
      return !(${READY});
    })()`);
      assert.equal(early, true);
      await sees(tab, 'the words of success', alertIs(SENT));
      assert.deepEqual(posts(api), form.calls);
      assert.deepEqual(api.received().at(-1)?.body, form.body);
      assert.equal(await tab.evaluate('location.href'), address);
    };
}
