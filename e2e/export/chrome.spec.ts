import { expect, test } from '@playwright/test';
import { fileOf } from '@/lib/content';
import { allRoutes, byId, find, main, popupOf, read, site, words } from './site';

/** The specification's route table with the decisions on it: what each path is about, in its own heading. */
const ROUTES: Record<string, string> = {
  '/': 'CAD, IT and overseas training',
  '/course': 'Courses',
  '/Aboutus': 'About Us',
  '/international': 'Expanding Horizons Internationally',
  '/Contact': 'Contact',
  '/contact': 'Contact',
  '/Footer': 'Footer',
  '/abhyasika': 'Study Point',
  '/career': 'Careers',
  '/enquiry': 'Enquiry',
  '/courseinquiry': 'Course enquiry',
  '/internship': 'Internship',
  '/privacy': 'Privacy',
  '/autocad': 'AutoCAD',
  '/catia': 'CATIA',
  '/creo': 'Creo 3.0',
  '/solidworks': 'SolidWorks',
  '/nx12': 'NX CAD',
  '/automotive1': 'Plastic Trim',
  '/automotive2': 'BIW Fixture Design',
  '/automotive3': 'Tool and Die Design',
  '/civil-autocad': 'Civil AutoCAD',
  '/revit-str': 'Revit Architecture',
  '/civil-3d': 'Civil 3D',
  '/staad-pro': 'STAAD Pro',
  '/etabs': 'ETABS',
  '/mx-road': 'MX Road',
  '/cpp': 'C & C++',
  '/java': 'Advanced Java',
  '/python': 'Python',
  '/frontend': 'Front End',
  '/msofc': 'Basic Computer',
  '/adexcel': 'Advanced Excel',
  '/tally': 'Tally',
  '/acc': 'Accounting & Tally Prime',
  '/photoshop': 'Photoshop',
  '/photo': 'Photoshop',
  '/graphic': 'Graphic Designing',
  '/corel': 'CorelDRAW',
  '/illustrator': 'Illustrator',
  '/adobe': 'Adobe Premiere Pro',
  '/da': 'Data Analytics',
  '/power': 'Power BI',
  '/datascience': 'Data Science',
  '/banalytics': 'Big Data Analytics',
  '/dm': 'Digital Marketing',
  '/video': 'Video Editing',
  '/level1': 'German A1',
  '/japan': 'Japanese Language',
  '/workvisa': 'Work Visa',
  '/tvisa': 'Tourist Visa',
  '/ielts': 'IELTS',
  '/passport': 'Passport',
  '/mainzone': 'Mainland Company Setup',
  '/freezone': 'Free Zone Company Setup',
};

test('every path of the specification is a page with its own content', () => {
  // That a host answers each path with its file: hosts.spec.ts.
  const headingOf = (path: string) =>
    find(read(fileOf(path)).document, 'h1')
      .map((h) => words(h))
      .join(' / ');
  const strange = Object.entries(ROUTES).flatMap(([path, heading]) =>
    headingOf(path).includes(heading) ? [] : `${path}: ${headingOf(path)}`,
  );
  expect(strange).toEqual([]);
});

/** The topics of the about page, by its section of the specification; "services" are those for companies. */
const ABOUT_TOPICS =
  'who we are|core values|vision|mission|how we work|in-house and corporate training|reasons to choose the institute|services|founder profile'.split(
    '|',
  );

test('home and About carry each topic of the about page under its name', () => {
  for (const file of ['index.html', 'Aboutus.html']) {
    const names = ['h2', 'dt'].flatMap((tag) =>
      find(main(read(file)), tag).map((element) => words(element).toLowerCase()),
    );
    for (const topic of ABOUT_TOPICS)
      expect
        .soft(
          names.some((name) => name.includes(topic)),
          `${file}: ${topic}`,
        )
        .toBe(true);
  }
});

test('the registry has these paths and no others', () => {
  expect(allRoutes.flatMap((r) => [r.path, ...r.aliases]).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

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
  ['Privacy', '/privacy'],
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
    const summaries = find(document, 'summary').map((s) => words(s));
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
