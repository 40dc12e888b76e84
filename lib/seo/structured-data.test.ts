import { expect, test } from '@playwright/test';
import type { Content, Course } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { courseInstance, structuredData } from './structured-data';

const withData = (data: { mode?: string[]; duration?: string }) => ({ data: { mode: [], ...data } }) as unknown as Course;

test('an instance of a course needs its mode and its hours', () => {
  expect(courseInstance(withData({ mode: ['Classroom'], duration: '4 months, about 5 hours a day' }))).toEqual({
    '@type': 'CourseInstance',
    courseMode: ['Classroom'],
    courseWorkload: '4 months, about 5 hours a day',
  });
  expect(courseInstance(withData({ duration: '4 months, about 5 hours a day' }))).toBeUndefined();
  expect(courseInstance(withData({ mode: ['Online'] }))).toBeUndefined();
  expect(courseInstance(withData({ mode: ['Online'], duration: '4 months' }))).toBeUndefined();
});

test('a branch without a region has none, and its street is its address without the country', () => {
  const content = loadContent();
  const contact = content.entries.find((e) => e.kind === 'page' && e.data.template === 'contact');
  if (!contact) throw new Error('There is no contact page');
  const branch = { ...content.site.branches[0], id: 'a', address: ['One Street'], region: undefined, country: 'AE', inFooter: true };
  const changed = { ...content, site: { ...content.site, branches: [branch] } } as Content;
  const graph = structuredData(changed, contact)?.['@graph'] ?? [];
  const [whole, first, ...rest] = graph as { address?: object; subOrganization?: object }[];
  expect(rest).toEqual([]);
  expect(whole?.subOrganization).toEqual([{ '@id': `${content.site.siteUrl}/Contact#branch-a` }]);
  expect(first?.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'One Street',
    addressLocality: content.site.branches[0]?.locality,
    addressCountry: 'AE',
  });
});
