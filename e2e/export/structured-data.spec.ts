import { expect, test } from '@playwright/test';
import { BARE_EXPORT, FULL_EXPORT } from '@/e2e/builds/small';
import { attribute, type Element } from '@/lib/format/dom';
import { addressOf } from '@/lib/seo/address';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { type Json, nodesWithin, problemsOf } from './schema-rules';
import { blocks, byId, content, type ExportedPage, filesOf, find, pages, read, site, words } from './site';

const graphOf = (page: ExportedPage) => blocks(page)[0] ?? { '@graph': [] };
const nodes = (page: ExportedPage, type: string) =>
  nodesWithin(graphOf(page)['@graph']).filter((n) => [n['@type']].flat().includes(type));
/** The steps of a breadcrumb or the entries of a list. */
const items = (page: ExportedPage, type: string) => (nodes(page, type)[0]?.itemListElement ?? []) as Json[];
const courses = () => pages().filter((p) => p.route.entry.kind === 'course');
const services = () => pages().filter((p) => p.route.entry.kind === 'service');
const pageOf = (template: string) =>
  pages().find(
    (p) => p.route.entry.kind === 'page' && p.route.entry.data.template === template,
  ) as ExportedPage;

test('each page that has something to say says it in one block', () => {
  const types = (page: ExportedPage) => graphOf(page)['@graph'].map((n) => [n['@type']].flat().join('+'));
  for (const page of pages()) expect.soft(blocks(page).length, page.route.file).toBeLessThanOrEqual(1);
  for (const page of courses())
    expect.soft(types(page), page.route.file).toEqual(['Organization', 'Course', 'BreadcrumbList']);
  for (const page of services())
    expect.soft(types(page), page.route.file).toEqual(['Organization', 'Service', 'BreadcrumbList']);
  const branches = site.branches
    .filter((branch) => branch.inFooter)
    .map(() => 'LocalBusiness+EducationalOrganization');
  expect(types(pageOf('home'))).toEqual(['Organization', ...branches, 'WebSite']);
  expect(types(pageOf('contact'))).toEqual([
    'Organization',
    ...site.branches.map(() => 'LocalBusiness+EducationalOrganization'),
  ]);
  expect(types(pageOf('about'))).toEqual(['Organization', ...branches]);
  expect(types(pageOf('listing'))).toEqual(['Organization', 'ItemList']);
  expect(blocks(pageOf('international'))).toEqual([]);
  expect(blocks(pageOf('privacy'))).toEqual([]);
  expect(blocks(read('404.html'))).toEqual([]);
});

for (const root of [TEST_EXPORT, FULL_EXPORT, BARE_EXPORT]) {
  test(`every block in ${root} has what its types require, refers to nodes that are there, and claims nothing that no page backs`, () => {
    const files = [...filesOf(root)].filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(5);
    const wrong = files.flatMap((file) =>
      blocks(read(file.slice(1), root)).flatMap((b) => problemsOf(b).map((p) => `${file}: ${p}`)),
    );
    expect(wrong).toEqual([]);
  });
}

test('the breadcrumb for search engines is the one that the page shows', () => {
  for (const page of [...courses(), ...services()]) {
    const nav = find(page.document, 'nav', { 'aria-label': 'Breadcrumb' })[0] as never;
    const shown = find(nav, 'li').flatMap((li) => {
      const href = attribute(find(li, 'a')[0] ?? li, 'href');
      // A group is a place on a page: it has no item, since an item is a page.
      if (href?.includes('#')) return [];
      return [{ name: words(li), item: href ? site.siteUrl + href : addressOf(content, page.route.path) }];
    });
    const steps = items(page, 'BreadcrumbList');
    const listed = steps.map(({ name, item }) => ({ name, item }));
    expect.soft(listed, page.route.file).toEqual(shown);
    expect.soft(steps.map((e) => e.position)).toEqual(shown.map((_, i) => i + 1));
  }
});

test('the course list holds every course once, in the order of the listing, by its address alone', () => {
  const listing = pageOf('listing');
  const shown = find(byId(listing.document, 'courses') as Element, 'li').map(
    (li) => site.siteUrl + attribute(find(li, 'a')[0] as Element, 'href'),
  );
  const listed = items(listing, 'ItemList');
  // A group may end with services: they are no courses.
  const paths = new Set(courses().map((p) => addressOf(content, p.route.path)));
  expect(listed.map((e) => e.url)).toEqual(shown.filter((url) => paths.has(url)));
  expect(listed.map((e) => e.position)).toEqual(listed.map((_, i) => i + 1));
  expect(nodes(pageOf('home'), 'ItemList')).toEqual([]);
});

test('the institute and its branches say only what their pages show', () => {
  for (const template of ['home', 'about', 'contact']) {
    const page = pageOf(template);
    const shown = words(find(page.document, 'body')[0] as never);
    const whole = nodes(page, 'Organization')[0] as Json;
    const branches = nodes(page, 'LocalBusiness');
    const listed = [
      whole.name,
      whole.slogan,
      whole.foundingDate,
      ...branches.flatMap((b) => [b.telephone, b.email, ...String(b.name).split(', ')]),
    ];
    const street = branches.flatMap((b) => {
      const { streetAddress, addressLocality } = b.address as Record<string, string>;
      return [addressLocality, ...(streetAddress ?? '').split(', ')];
    });
    expect
      .soft(
        [...listed, ...street].filter((t) => !shown.includes(String(t))),
        template,
      )
      .toEqual([]);
    const external = find(page.document, 'a').map((a) => attribute(a, 'href'));
    expect
      .soft(
        (whole.sameAs as string[]).filter((url) => !external.includes(url)),
        template,
      )
      .toEqual([]);
  }
});
