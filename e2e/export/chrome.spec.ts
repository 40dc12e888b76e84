import { expect, test } from '@playwright/test';
import { pageWith } from '@/lib/content';
import { allRoutes, byId, content, find, popupOf, read, site, words } from './site';

/** What stands on every page: link words and where they lead. */
const CHROME: [words: string, href: string][] = [
  ['Skip to content', '#content'],
  ['Home', '/'],
  ['About Us', '/Aboutus'],
  ['Study Point', '/abhyasika'],
  ['Contact', '/Contact'],
  ['Apply for Franchise', '/enquiry'],
  ['International', '#'],
  ['Study Point', '#'],
  ['Careers', '/career'],
  ['Internship', '/internship'],
  ['Gallery', '/Aboutus#gallery'],
  ['Privacy', pageWith(content, 'privacy').path],
  [
    'Chat with us',
    `https://wa.me/${site.chat.number.replace(/\D/g, '')}?text=${encodeURIComponent(site.greeting)}`,
  ],
  ['Mail us', `mailto:${site.branches[0]?.email}`],
  [site.credit.label, site.credit.url],
  ...site.social.map((s): [string, string] => [s.label, s.url]),
  ...site.branches
    .filter((b) => b.inFooter)
    .flatMap((b): [string, string][] => [
      [b.phone, `tel:${b.phone.replace(/[^+\d]/g, '')}`],
      [b.email, `mailto:${b.email}`],
    ]),
];

test('header, footer, franchise button and chat stand on every page', () => {
  const wrong = [...allRoutes.map((r) => r.file), '404.html'].flatMap((file) => {
    const { document } = read(file);
    const links = new Set(
      find(document, 'a').map((a) => `${words(a)} → ${a.attrs.find((x) => x.name === 'href')?.value}`),
    );
    const one = ['header', 'main', 'footer'].flatMap((tag) =>
      find(document, tag).filter((e) => tag !== 'header' || e.parentNode?.nodeName === 'body').length === 1
        ? []
        : `not one ${tag}`,
    );
    const summaries = find(document, 'summary').map(words);
    const menus = ['Courses', 'International']
      .filter((m) => !summaries.includes(m))
      .map((m) => `no menu ${m}`);
    const button = find(document, 'button').some((b) => words(b) === 'Menu') ? [] : ['no Menu button'];
    const logo = find(document, 'a', { href: '' }).length === 1 ? [] : ['no logo that reloads'];
    const missing = CHROME.map(([text, href]) => `${text} → ${href}`).filter((link) => !links.has(link));
    return [...one, ...menus, ...button, ...logo, ...missing].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('every page but the two forms carries the enquiry popup', () => {
  const without = allRoutes.filter(
    (route) => !byId(popupOf(read(route.file).document) ?? read(route.file).document, 'popup'),
  );
  expect(without.map((route) => route.path).toSorted()).toEqual(['/courseinquiry', '/enquiry']);
});
