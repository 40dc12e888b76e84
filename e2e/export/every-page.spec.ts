/** Rules that hold on every page, whatever an editor writes. */
import { expect, test } from '@playwright/test';
import { bodyOf, isPage } from '@/lib/content';
import { textsByName } from '@/lib/content/derived/texts-by-name';
import { attribute, textOf } from '@/lib/html/dom';
import { canonicalUrl } from '@/lib/seo/address';
import { titleOf } from '@/lib/seo/metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { FULL_CONTENT, FULL_EXPORT } from '../support/fixture-sites';
import { oneOfEachKind } from '../support/pages';
import { TEST_EXPORT } from '../support/test-export';
import { compressed, costOf, overspent, unspent } from './budgets';
import { byId, content, type ExportedPage, exportedPages, findAll, popupOf, read, visibleText } from './site';

/**
 * Maximum weight, in compressed bytes, of one page of each kind of e2e/content-full together, whose texts no
 * editor changes.
 */
const MAX_KINDS_BYTES = 160 * 1024;

/** Texts of links that are on every page. */
const CHROME = [
  'Skip to content',
  'Home',
  'Careers',
  'Internship',
  'Gallery',
  'Apply for Franchise',
  'Privacy',
  'Chat with us',
  'Mail us',
  content.site.credit.label,
  ...content.site.social.map(({ label }) => label),
  ...content.site.branches.filter((branch) => branch.inFooter).flatMap(({ phone, email }) => [phone, email]),
];
/** The two pages with a form, which need no popup. */
const WITHOUT_POPUP = ['/courseinquiry', '/enquiry'];

/** Rules by name; each returns the faults of a page. */
const RULES: Record<string, (page: ExportedPage) => (string | undefined)[]> = {
  // Each occurs once. How a title is made is tested in lib/seo/metadata.test.ts.
  'the head names title, address, description, picture and whether to index': ({ document, route }) => {
    const title = `${titleOf(content, route.entry)} | ${content.site.name}`;
    const address = canonicalUrl(content, route.path);
    const meta = (name: string) =>
      ['name', 'property']
        .flatMap((kind) => findAll(document, 'meta', { [kind]: name }))
        .map((element) => attribute(element, 'content'));
    const titles = findAll(document, 'title').filter((element) => element.parentNode?.nodeName === 'head');
    const canonical = findAll(document, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href'));
    const found: [name: string, found: unknown[], wanted: string | undefined][] = [
      ['title', titles.map(visibleText), title],
      ['canonical', canonical, address],
      ['robots', meta('robots'), route.indexed ? undefined : 'noindex, follow'],
      ['description', meta('description'), route.entry.data.description],
      ['og:title', meta('og:title'), title],
      ['og:url', meta('og:url'), address],
      ['og:image', meta('og:image'), `${content.site.siteUrl}/share/${route.entry.slug}.png`],
    ];
    return found
      .filter(([, values, wanted]) => values.length > 1 || values[0] !== wanted)
      .map(([name, values, wanted]) => `${name} is ${values}, not ${wanted}`);
  },

  'the page has header, menus, footer, franchise button and chat': ({ document }) => {
    const [links, controls] = [['a'], ['summary', 'button']].map((tags) =>
      tags.flatMap((tag) => findAll(document, tag).map(visibleText)),
    ) as [string[], string[]];
    return [
      ...CHROME.filter((text) => !links.includes(text)),
      ...[...content.site.menus.map(({ label }) => label), 'Menu'].filter((text) => !controls.includes(text)),
      findAll(document, 'a', { href: '' }).length === 1 ? undefined : 'a logo that reloads',
    ];
  },

  'the page names the shared popup file, except on the two form pages': ({ document, route }) =>
    Boolean(popupOf(document)) === WITHOUT_POPUP.includes(route.path) ? ['the popup'] : [],

  'every section of the text has its heading and id': ({ document, route: { entry } }) => {
    const { sections } = bodyOf(entry);
    // The contact page shows this section's texts in the cards of the branches.
    const inCards = isPage(entry, 'contact') && textsByName(sections, content.site.branches).section;
    return sections
      .filter((section) => section !== inCards)
      .map(({ id, title }) => {
        const place = byId(document, id);
        return place && findAll(place, 'h2').map(visibleText).includes(title)
          ? undefined
          : `#${id}: ${title}`;
      });
  },

  // The HTML, its elements and pictures grow with the text: the check names one that is too long.
  'the page keeps to its budgets, whatever the length of its text': ({ route: { file } }) =>
    overspent({ ...costOf(TEST_EXPORT, file), domNodes: 0, picturesAbove: 0 }, false),

  // Alternative texts are tested in html.spec.ts.
  'pictures have a width and a height': ({ document }) =>
    findAll(document, 'img')
      .filter((img) => !attribute(img, 'width') || !attribute(img, 'height'))
      .map((img) => `${attribute(img, 'src')} has none`),

  // Its content is tested in lib/seo/structured-data.test.ts.
  'a course or service has its structured data once': ({ document, route: { entry } }) => {
    if (entry.kind === 'page') return [];
    const blocks = findAll(document, 'script', { type: 'application/ld+json' }).map(textOf);
    return blocks.join() === JSON.stringify(structuredData(content, entry)) ? [] : ['other data'];
  },
};

for (const [name, faultsOf] of Object.entries(RULES))
  test(name, () => {
    const wrong = exportedPages().flatMap((page) =>
      faultsOf(page).flatMap((what) => (what ? `${page.route.file}: ${what}` : [])),
    );
    expect(wrong).toEqual([]);
  });

test('a page with every field keeps to its budgets, and one of each kind to that of all', () => {
  let all = 0;
  const costs = oneOfEachKind(FULL_CONTENT).map(({ file, entry }) => {
    const html = compressed(read(file, FULL_EXPORT).html);
    all += html;
    const cost = { html, ...costOf(FULL_EXPORT, file) };
    expect.soft(overspent(cost, entry.kind === 'course'), file).toEqual([]);
    return cost;
  });
  expect(unspent(costs), 'costs that are found on no page').toEqual(['scriptFiles']);
  expect(all).toBeLessThanOrEqual(MAX_KINDS_BYTES);
});
