import { expect, test } from '@playwright/test';
import { coursesOf, pageWith } from '../registry';
import { FULL_CONTENT } from '../testing';
import type { Content } from '../types';
import { parseContent } from './load';

/** What expires in e2e/content-full: its day, the next, and the days of its kind in the content. */
const EXPIRING: Record<string, [day: string, next: string, daysOf: (content: Content) => string[]]> = {
  batch: [
    '2020-01-06',
    '2020-01-07',
    (content) => coursesOf(content).flatMap(({ data }) => data.batches.map(({ start }) => start)),
  ],
  vacancy: [
    '2020-02-28',
    '2020-02-29',
    (content) => pageWith(content, 'career').data.vacancies.map(({ closes }) => closes),
  ],
  licence: ['2020-12-31', '2021-01-01', ({ site }) => site.licences.flatMap(({ validTo }) => validTo ?? [])],
};

for (const [item, [day, next, daysOf]] of Object.entries(EXPIRING))
  test(`a ${item} is kept on its day, and removed from the next`, () => {
    const daysOn = (today: string) => {
      const settings = { siteUrl: '', enquiryHost: '', epoch: Date.parse(`${today}T12:00:00Z`) / 1000 };
      const { content } = parseContent(FULL_CONTENT, settings);
      return content && daysOf(content);
    };
    expect(daysOn(day)).toContain(day);
    expect(daysOn(next)).toEqual(daysOn(day)?.filter((each) => each !== day));
  });
