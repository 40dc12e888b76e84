import { expect, test } from '@playwright/test';
import type { Content, Course } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { courseSchema } from '@/lib/content/schema';
import { courseInstances, courseNode } from './course';
import { structuredData } from './structured-data';

const content = loadContent('e2e/content-full');

/** A course with the required fields and those of a test. */
const courseWith = (fields: object) => {
  const data = courseSchema.parse({
    title: 'CATIA',
    description: 'A course that is described in a sentence of fifty characters or more.',
    group: 'Mechanical CAD',
    ...fields,
  });
  return { kind: 'course', slug: 'catia', path: '/catia', data } as Course;
};
/** The node as it stands in the page. */
const nodeOf = (fields: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(courseNode(content, courseWith(fields))));
const BATCH = {
  start: '2099-01-12',
  days: 'Monday to Wednesday',
  from: '18:00',
  to: '20:00',
  branch: 'akurdi',
};

test('a course with the required fields alone has no property more', () => {
  expect(Object.keys(nodeOf({}))).toEqual(['@type', '@id', 'url', 'name', 'description', 'provider']);
});

test('without a batch the course is one instance, with its mode in the words of schema.org', () => {
  expect(nodeOf({ mode: ['Classroom'], workload: '10 hours a week' }).hasCourseInstance).toEqual([
    { '@type': 'CourseInstance', courseMode: ['Onsite'], courseWorkload: '10 hours a week' },
  ]);
});

test('a batch is an instance with its place and its hours, and says nothing that is not known', () => {
  expect(
    courseInstances(
      content,
      courseWith({ mode: ['Classroom', 'Online'], batches: [{ ...BATCH, mode: 'Online' }] }),
    ),
  ).toEqual([
    {
      '@type': 'CourseInstance',
      courseMode: ['Online'],
      startDate: '2099-01-12',
      location: {
        '@type': 'Place',
        name: 'Pune',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1st Floor, Example Building, Akurdi',
          addressLocality: 'Pune',
          addressRegion: 'Maharashtra',
          postalCode: '411 000',
          addressCountry: 'IN',
        },
      },
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: ['https://schema.org/Monday', 'https://schema.org/Tuesday', 'https://schema.org/Wednesday'],
        startDate: '2099-01-12',
        startTime: '18:00',
        endTime: '20:00',
        scheduleTimezone: 'Asia/Kolkata',
      },
    },
  ]);
});

test('a branch without a region has none, and its street is its address without the country', () => {
  const contact = content.entries.find((e) => e.kind === 'page' && e.data.template === 'contact');
  if (!contact) throw new Error('There is no contact page');
  const branch = {
    ...content.site.branches[0],
    id: 'a',
    address: ['One Street'],
    region: undefined,
    postalCode: undefined,
    photo: undefined,
    country: 'AE',
    inFooter: false,
  };
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
