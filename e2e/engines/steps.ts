import { setTimeout as delay } from 'node:timers/promises';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';
import type { Form } from '../enquiry';
import type { Engine, Tab } from './engine';

/** What a journey meets: a fresh tab, the site's address, the enquiry API. */
export interface World {
  tab: Tab;
  site: string;
  api: EnquiryApi;
  engine: Engine;
}
export type Journeys = Record<string, (world: World) => Promise<void>>;

export const SUBMIT = 'dialog[open] form[id] button[type=submit]';
export const alertIs = (text: string) =>
  `document.querySelector('[role=alert]')?.textContent === ${JSON.stringify(text)}`;

/** Waits until something holds. */
export async function eventually(what: string, holds: () => unknown) {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await delay(50);
  }
  throw new Error(`It never came to this: ${what}`);
}
export const sees = (tab: Tab, what: string, expression: string) =>
  eventually(what, () => tab.evaluate<boolean>(expression));

/** Opens the form's page, fills it and submits it once. */
export async function send(tab: Tab, site: string, { path, body }: Form) {
  await tab.goto(site + path);
  for (const [name, text] of Object.entries(body))
    if (name !== 'courseName') await tab.type(`dialog[open] [name=${name}]`, text);
  await tab.click(SUBMIT);
}
