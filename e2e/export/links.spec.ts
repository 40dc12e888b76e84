import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bySlug } from '@/lib/content';
import { attribute, type Element, elements, textOf } from '@/lib/export/dom';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { byId, content, filesOf, find, pages, read, site } from './site';

interface Reference {
  from: string;
  url: string;
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'action', 'data', 'xlink:href'];

/** Addresses that an element refers to. */
function referencesOf(element: Element): string[] {
  const value = (name: string) => attribute(element, name);
  const plain = URL_ATTRIBUTES.flatMap((name) => value(name) ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) => (value(name) ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []));
  const scripts = ['data-react', 'data-src', 'data-popup'].flatMap((name) => value(name) ?? []);
  const isPicture = /^(og|twitter):(image|url)$/.test(value('property') ?? value('name') ?? '');
  const style = [value('style') ?? '', element.tagName === 'style' ? (element.childNodes[0] as { value: string }).value : ''].join(' ');
  const inStyle = [...style.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , url = '']) => url);
  return [...plain, ...sets, ...scripts, ...(isPicture ? [value('content') ?? ''] : []), ...inStyle];
}

/** Pages, and the popup that they share. */
const htmlFiles = () => [...filesOf()].filter((f) => /\.html$|^\/assets\/.*\.txt$/.test(f)).sort();

/** Every reference in every HTML file of the export. */
function references(): Reference[] {
  return htmlFiles().flatMap((from) => [...elements(read(from).document)].flatMap(referencesOf).map((url) => ({ from, url })));
}

/** Where a reference leads within this site; nothing where it leaves it. */
function target({ from, url }: Reference): URL | undefined {
  const page = from === '/index.html' ? '/' : from.replace(/\.html$/, '');
  const resolved = new URL(url, site.siteUrl + page);
  return resolved.origin === site.siteUrl && !/^(data|mailto|tel|sms|blob):/.test(url) ? resolved : undefined;
}

/** The file that a path is served from, spelled exactly so. */
function fileAt(pathname: string, files: ReadonlySet<string>): string | undefined {
  const name = decodeURIComponent(pathname);
  return [name === '/' ? '/index.html' : name, `${name}.html`].find((f) => files.has(f));
}

const outside = new Set(site.social.map((s) => s.url));

test('every link, image, script, style and picture set leads to a file that is there', () => {
  const files = filesOf();
  const broken = references().filter((r) => {
    const to = target(r);
    return to && !outside.has(r.url) && !fileAt(to.pathname, files);
  });
  expect([...new Set(broken.map((r) => `${r.from} → ${r.url}`))]).toEqual([]);
});

test('every fragment is an element of the page that it names', () => {
  const files = filesOf();
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    const known = ids.get(file) ?? new Set([...elements(read(file).document)].flatMap((e) => attribute(e, 'id') ?? []));
    ids.set(file, known);
    return known;
  };
  const broken = references().filter((r) => {
    const to = target(r);
    const file = to && fileAt(to.pathname, files);
    // `#` alone is the top of the page: the placeholders that the specification has in the footer.
    return to && to.hash.length > 1 && file?.endsWith('.html') && !idsOf(file).has(decodeURIComponent(to.hash.slice(1)));
  });
  expect(broken.map((r) => `${r.from} → ${r.url}`)).toEqual([]);
});

test('every enquiry link names a course of the catalogue', () => {
  const links = references()
    .flatMap((r) => target(r) ?? [])
    .filter((to) => to.pathname === '/courseinquiry' && to.search);
  const strange = links.filter(
    (to) => [...to.searchParams.keys()].join() !== 'course' || bySlug(content, to.searchParams.get('course') ?? '')?.kind !== 'course',
  );
  expect(links.length).toBeGreaterThan(60);
  expect(strange.map(String)).toEqual([]);
});

/** PDFs in the catalogue of the course enquiry page. */
const pdfsIn = (catalogue: string) =>
  (JSON.parse(catalogue) as [slug: string, name: string, heading: string, pdf: string][]).flatMap(([, , , pdf]) => pdf || []);

test('every syllabus that the enquiry page can hand out is there', () => {
  const lookup = find(read('courseinquiry.html').document, 'script', { id: 'courses' })[0]?.childNodes[0] as { value: string };
  const pdfs = pdfsIn(lookup.value);
  expect(pdfs.length).toBeGreaterThan(30);
  expect(pdfs.filter((pdf) => !filesOf().has(pdf))).toEqual([]);
});

test('ids are unique, and labels and descriptions name elements that are there', () => {
  const wrong = htmlFiles().flatMap((file) => {
    const all = [...elements(read(file).document)];
    const ids = all.flatMap((e) => attribute(e, 'id') ?? []);
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${file}: id ${id} twice`);
    const named = all.flatMap((e) =>
      ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'commandfor'].flatMap((a) =>
        (attribute(e, a) ?? '').split(' ').filter(Boolean),
      ),
    );
    return [...twice, ...new Set(named.filter((id) => !ids.includes(id)).map((id) => `${file}: nothing is called ${id}`))];
  });
  expect(wrong).toEqual([]);
});

test('every indexed page is reached by links from home', () => {
  const files = filesOf();
  const seen = new Set(['/index.html']);
  for (const from of seen) {
    for (const link of find(read(from).document, 'a')) {
      const to = target({ from, url: attribute(link, 'href') ?? '' });
      const file = to && fileAt(to.pathname, files);
      if (file?.endsWith('.html')) seen.add(file);
    }
  }
  const lost = pages().filter((p) => p.route.indexed && !seen.has(`/${p.route.file}`));
  // The specification has a path for the footer alone; nothing needs to lead there.
  expect(lost.map((p) => p.route.path)).toEqual(['/Footer']);
});

test('pictures have alternatives, sizes, and files of the kind that they say', () => {
  const wrong = htmlFiles().flatMap((file) =>
    find(read(file).document, 'img').flatMap((img) => {
      const missing = ['alt', 'width', 'height', 'src'].filter((name) => attribute(img, name) === undefined);
      return missing.map((name) => `${file}: ${attribute(img, 'src')} has no ${name}`);
    }),
  );
  expect(wrong).toEqual([]);
  const first = (name: string) => fs.readFileSync(path.join(TEST_EXPORT, name)).subarray(0, 12).toString('latin1');
  for (const name of [...filesOf()].filter((f) => f.startsWith('/media/'))) {
    expect.soft(first(name), name).toMatch(name.endsWith('.avif') ? /ftypavif/ : /^RIFF....WEBP/s);
  }
});

test('every file of the export is referred to, by a page, the manifest, the sitemap or a host', () => {
  const files = filesOf();
  const pagesAndHosts = new Set([...htmlFiles(), ...NOT_REFERRED_TO]);
  const manifest = JSON.parse(fs.readFileSync(path.join(TEST_EXPORT, 'manifest.webmanifest'), 'utf8')) as { icons: { src: string }[] };
  const fromPages = references().flatMap((r) => target(r)?.pathname ?? []);
  const pdfs = pdfsIn(textOf(byId(read('courseinquiry.html').document, 'courses') as Element));
  const wanted = new Set([...fromPages, ...manifest.icons.map((icon) => icon.src), ...pdfs].map((pathname) => fileAt(pathname, files)));
  expect([...files].filter((file) => !pagesAndHosts.has(file) && !wanted.has(file))).toEqual([]);
});

/** Files that somebody asks for by their names: crawlers, hosts, operators, and those who ask for our licences. */
const NOT_REFERRED_TO = [
  '/robots.txt',
  '/sitemap.xml',
  '/release.json',
  '/licences.txt',
  '/.nojekyll',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/favicon.ico',
];
