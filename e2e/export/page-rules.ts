/** Rules that hold on every page, whatever an editor writes. */
import { bodyOf, findSection, isPage, textsByName } from '@/lib/content';
import { nodesIn } from '@/lib/content/text/nodes';
import { attribute, findAll, textOf } from '@/lib/html/dom';
import { canonicalUrl } from '@/lib/seo/address';
import { type Site, WITHOUT_POPUP } from '../support/sites';
import { costOf, overspent } from './budgets';
import { byId, type ExportedPage, exportedPages, popupOf, type Rules, read, visibleText } from './read';

/** The texts of the header and the footer, which all pages share. */
const chromeOf = (document: ExportedPage['document']) =>
  ['header', 'footer'].map((tag) => findAll(document, tag).map(visibleText)[0]).join('\n');

/** Only the letters and digits: layouts leave out full stops and colons after names. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Rules by name; each returns the faults of a page. */
const RULES: Record<string, (page: ExportedPage, site: Site) => (string | undefined)[]> = {
  // Each occurs once. The words that follow the name in a title are tested in lib/seo/metadata.test.ts.
  'the head names title, address, description, picture and whether to index': (
    { document, route },
    { content },
  ) => {
    const { title: name, searchTitle, description } = route.entry.data;
    const address = canonicalUrl(content, route.path);
    const meta = (name: string) =>
      ['name', 'property']
        .flatMap((kind) => findAll(document, 'meta', { [kind]: name }))
        .map((element) => attribute(element, 'content'));
    const titles = findAll(document, 'title')
      .filter((element) => element.parentNode?.nodeName === 'head')
      .map(visibleText);
    const [title = ''] = titles;
    const isNamed = title.startsWith(searchTitle ?? name) && title.endsWith(` | ${content.site.name}`);
    const canonical = findAll(document, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href'));
    const found: [name: string, found: unknown[], wanted: string | undefined][] = [
      ['title', titles, isNamed ? title : `of ${name}`],
      ['canonical', canonical, address],
      ['robots', meta('robots'), route.isIndexed ? undefined : 'noindex, follow'],
      ['description', meta('description'), description],
      ['og:title', meta('og:title'), title],
      ['og:url', meta('og:url'), address],
      ['og:image', meta('og:image'), `${content.site.siteUrl}/share/${route.entry.slug}.png`],
    ];
    return found
      .filter(([, values, wanted]) => values.length > 1 || values[0] !== wanted)
      .map(([name, values, wanted]) => `${name} is ${values}, not ${wanted}`);
  },

  // What it says is tested in lib/export/policy.test.ts; what it blocks on a page in use is an error in the
  // console, which fails any test in a browser.
  'the page has a policy that allows nothing by default': ({ document }) => {
    const policies = findAll(document, 'meta', { 'http-equiv': 'Content-Security-Policy' });
    const [text = ''] = policies.map((meta) => attribute(meta, 'content'));
    return text.startsWith("default-src 'none'; ") ? [] : [`the policy is '${text}'`];
  },

  'the page has the header and footer of home, a logo that reloads, and chat': ({ document }, site) => {
    const { branches, social, credit } = site.content.site;
    const shown = chromeOf(document);
    const contacts = branches
      .filter(({ inFooter }) => inFooter)
      .flatMap(({ phone, email }) => [phone, email]);
    return [
      ...(shown === chromeOf(read(site, 'index.html').document) ? [] : ['another header or footer']),
      ...[credit.label, ...social.map(({ label }) => label), ...contacts].filter((t) => !shown.includes(t)),
      ...(findAll(document, 'a', { href: '' }).length === 1 ? [] : ['no logo that reloads']),
      ...(findAll(document, 'aside', { 'aria-label': 'Chat' }).length === 1 ? [] : ['no chat']),
      ...(findAll(document, 'a', { href: '#content' }).length === 1 ? [] : ['no skip link']),
    ];
  },

  'the page names the shared popup file, except on the two form pages': ({ document, route }, site) =>
    Boolean(popupOf(site, document)) === WITHOUT_POPUP.includes(route.path) ? ['the popup'] : [],

  'every section of the text has its heading and id': ({ document, route: { entry } }, { content }) => {
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

  'the page shows every text below the headings': ({ document, route: { entry } }) => {
    const { tree, sections } = bodyOf(entry);
    // Fields may take their place: `founder` of site.md, or `projects`.
    const replaced = (['founder', 'projects'] as const).flatMap(
      (name) => findSection(sections, name)?.blocks ?? [],
    );
    const shown = lettersOf(visibleText(document));
    return tree.children
      .filter((block) => !(block.type === 'heading' && block.depth === 2) && !replaced.includes(block))
      .flatMap((block) => [...nodesIn(block)])
      .flatMap((node) => (node.type === 'text' ? node.value : []))
      .filter((text) => !shown.includes(lettersOf(text)));
  },

  // The HTML, its elements and pictures grow with the text: the check names one that is too long.
  'the page keeps to its budgets, whatever the length of its text': ({ route: { file } }, site) =>
    overspent({ ...costOf(site, file), domNodes: 0, picturesAbove: 0 }, false),

  'a course or service has its structured data once': ({ document, route: { entry } }, { content }) => {
    if (entry.kind === 'page') return [];
    const blocks = findAll(document, 'script', { type: 'application/ld+json' }).map(textOf);
    const nodes = blocks.flatMap((text) => JSON.parse(text)['@graph'] as Record<string, unknown>[]);
    const type = entry.kind === 'course' ? 'Course' : 'Service';
    const own = nodes.filter(
      (node) => node['@type'] === type && node.url === canonicalUrl(content, entry.path),
    );
    return blocks.length === 1 && own.length === 1 ? [] : [`${own.length} in ${blocks.length} scripts`];
  },
};

/** These rules over all pages of a site. */
export const PAGE_RULES: Rules = Object.fromEntries(
  Object.entries(RULES).map(([name, faultsOf]) => [
    name,
    (site) =>
      exportedPages(site).flatMap((page) =>
        faultsOf(page, site).flatMap((what) => (what ? `${page.route.file}: ${what}` : [])),
      ),
  ]),
);
