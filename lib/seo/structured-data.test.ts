import { expect, test } from '@playwright/test';
import { bySlug, type Content, type Entry, isPage } from '@/lib/content';
import { bareContent, catia, content } from '@/lib/content/testing';
import { structuredData } from './structured-data';

const { site } = content;
type Graph = Record<string, unknown>[];
const graphOf = (entry: Entry | undefined, source = content): Graph =>
  entry ? (JSON.parse(JSON.stringify(structuredData(source, entry)?.['@graph'] ?? [])) as Graph) : [];

const valuesOf = (node: Graph[number] | undefined, name: string) => (node?.[name] ?? []) as Graph;

test('each kind of page has its types, and refers to nodes of its own graph alone', () => {
  const branch = 'LocalBusiness,EducationalOrganization';
  const types = {
    '/catia': 'Organization Course BreadcrumbList',
    '/tvisa': 'Organization Service BreadcrumbList',
    '/': `Organization ${branch} ${branch} WebSite`,
    '/Aboutus': `Organization ${branch} ${branch}`,
    '/course': 'Organization ItemList',
    '/privacy': '',
  };
  for (const [path, wanted] of Object.entries(types)) {
    const entry = content.entries.find((each) => each.path === path);
    const graph = graphOf(entry);
    expect(entry && graph.map((node) => String(node['@type'])).join(' '), path).toBe(wanted);
    for (const [, id] of JSON.stringify(graph).matchAll(/{"@id":"([^"]*)"}/g))
      expect(graph.map((node) => node['@id'])).toContain(id);
  }
});

test('a course states its filled fields', () => {
  expect(graphOf(catia)[1]).toMatchObject({
    educationalLevel: 'Intermediate',
    timeRequired: 'P4M',
    coursePrerequisites: 'Reading of engineering drawings',
    availableLanguage: ['en', 'hi', 'mr'],
    teaches: { length: 3 },
    about: [{ name: 'CATIA', softwareVersion: 'V5-6R2023' }],
    educationalCredentialAwarded: {
      name: 'Certificate of Solid and Surface Modelling',
      recognizedBy: { name: 'Example Skills Council' },
    },
    citation: [{ name: 'CATIA documentation of Dassault Systèmes' }],
    offers: [
      { category: 'Paid', price: 134500, priceSpecification: { valueAddedTaxIncluded: true } },
      { priceCurrency: 'AED', priceSpecification: { valueAddedTaxIncluded: false } },
    ],
  });
});

test('a course with the required fields alone states nothing else', () => {
  const names = Object.keys(graphOf(bySlug(bareContent, 'catia'), bareContent)[1] ?? {});
  expect(names.join(' ')).toBe('@type @id url name description provider');
});

test('a batch is a course instance with its place and its hours', () => {
  const [, course] = graphOf(catia);
  expect(valuesOf(course, 'hasCourseInstance')[0]).toMatchObject({
    courseMode: ['Onsite', 'Online'],
    courseWorkload: '10 hours a week in class, 5 at home',
    startDate: '2099-01-03',
    location: { name: 'Dubai', address: { streetAddress: 'Office 000, Example Tower' } },
    courseSchedule: {
      repeatFrequency: 'P1W',
      byDay: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
      startDate: '2099-01-03',
      startTime: '09:30',
      endTime: '13:00',
      scheduleTimezone: 'Asia/Dubai',
    },
  });
});

test('the contact page states all of a branch, whose street is without town and country', () => {
  const contact = content.entries.find((e) => isPage(e, 'contact'));
  const branches = [{ ...site.branches[0], photo: undefined, inFooter: false }];
  const [whole, first, ...rest] = graphOf(contact, { ...content, site: { ...site, branches } } as Content);
  expect(rest).toEqual([]);
  expect(whole?.subOrganization).toEqual([{ '@id': `${site.siteUrl}/Contact#branch-akurdi` }]);
  expect(first).toMatchObject({
    name: 'Trikona Institute, Pune',
    telephone: '+91 00000 00000',
    geo: { latitude: 18.648, longitude: 73.764 },
    address: { streetAddress: '1st Floor, Example Building, Akurdi', postalCode: '411 000' },
  });
  expect(valuesOf(first, 'openingHoursSpecification')[0]).toMatchObject({ opens: '08:30', closes: '21:15' });
});
