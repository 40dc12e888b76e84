/**
 * Routes, labels and figures that the specification (see CONTRIBUTING.md) requires. Editors may not change
 * these, so only these tables contain words of content/; all other tests assert rules.
 */
import fs from 'node:fs';
import path from 'node:path';
import { htmlFile } from '@/lib/content';
import { attribute, type Element, findAll } from '@/lib/html/dom';
import type { Site } from '../support/sites';
import { main, type Rules, read, visibleText } from './read';

/** Kinds of pages; of some courses it is fixed that the syllabus comes after an enquiry, or at once. */
type Kind = 'page' | 'service' | 'course' | 'enquired' | 'direct';

const ROUTES: [kind: Kind, ...routes: string[]][] = [
  ['page', '/', '/course', '/Aboutus', '/international', '/Contact', '/contact', '/Footer', '/abhyasika'],
  ['page', '/career', '/enquiry', '/courseinquiry', '/internship'],
  ['service', '/workvisa', '/tvisa', '/ielts', '/passport', '/mainzone', '/freezone'],
  ['course', '/automotive1', '/automotive2', '/automotive3', '/photo', '/da'],
  ['direct', '/graphic', '/power', '/acc'],
  ['enquired', '/autocad', '/catia', '/creo', '/solidworks', '/nx12', '/civil-autocad', '/revit-str'],
  ['enquired', '/civil-3d', '/staad-pro', '/etabs', '/mx-road', '/cpp', '/java', '/python', '/frontend'],
  ['enquired', '/msofc', '/adexcel', '/tally', '/photoshop', '/corel', '/illustrator', '/adobe'],
  ['enquired', '/datascience', '/banalytics', '/dm', '/video', '/level1', '/japan'],
];
const routesOf = (wanted?: Kind) =>
  ROUTES.flatMap(([kind, ...routes]) => (wanted === undefined || kind === wanted ? routes : []));

const CHROME = [
  ...['Home', 'Courses', 'About Us', 'International', 'Study Point', 'Contact'],
  ...['Mechanical CAD', 'Automotive Domain Courses', 'CIVIL CAD', 'IT Courses', 'Diploma In Accounting'],
  ...['Diploma in Graphic Designing', 'Master Courses', 'Foreign Language'],
  ...['Dubai Visa', 'Dubai Business', 'IELTS', 'Passport', 'Apply for Franchise'],
  ...['Careers', 'Internship', 'Gallery', 'Privacy', 'Mail us', 'Chat with us'],
];
const BANNERS = ['Enroll Now', 'Start Learning', 'Join Now', 'Get Started', 'Explore Courses', 'Start Now'];
const TOPICS = [
  ...['who we are', 'core values', 'vision', 'mission', 'how we work', 'services', 'founder profile'],
  ...['in-house and corporate training', 'reasons to choose the institute'],
];
const MASTER = ['8 industry projects', 'grace period of 5 months', '100% job assistance'];

/** Words and figures, by section and route. */
const TEXTS: [section: 1 | 2 | 9, route: string, ...texts: string[]][] = [
  [1, '/Aboutus', 'CAD and FEA training', 'Corporate and college training'],
  [1, '/Aboutus', 'Design project outsourcing', 'Staff solutions'],
  [2, '/Contact', 'Akurdi', 'Pimpri', 'Thermax Chowk', 'Dubai'],
  [2, '/international', '– Expanding Horizons Internationally'],
  [2, '/career', 'Join Our Team', 'real-world projects', 'mentorship', 'skill development', 'networking'],
  [2, '/career', 'full-time offers for top interns', 'See Current Opportunities', 'Open Position'],
  [2, '/internship', 'Register Now'],
  [9, '/', 'Founded in 2000'],
  [9, '/Aboutus', 'Founded in 2000'],
  [9, '/internship', '3–6 months'],
  [9, '/automotive2', '4 months', 'about 5 hours a day'],
  [9, '/datascience', ...MASTER],
  [9, '/banalytics', ...MASTER],
  [9, '/tvisa', '3–4 working days', '36 hours', 'AED 850', '30 days', '14 days', '6 months'],
  [9, '/workvisa', '5–7 working days', '2–4 weeks', '2 months', '6 months'],
  [9, '/passport', '6 months'],
  [9, '/ielts', '30 min', '40 questions', '60 min', '150', '250 words', '11–14 min'],
  [9, '/courseinquiry', '10 digits'],
];

const mainOf = (site: Site, route: string) => main(read(site, htmlFile(route)));
const href = (element?: Element) => (element && attribute(element, 'href')) ?? '';
const slidesOf = (page: Element, name: string) =>
  findAll(findAll(page, 'section', { 'aria-label': name })[0] ?? page, 'div', {
    'aria-roledescription': 'slide',
  });
const missingTexts = (place: string, texts: readonly string[], shown: string) =>
  texts
    .filter((text) => !shown.toLowerCase().includes(text.toLowerCase()))
    .map((text) => `${place} says '${text}'`);
const missingOnPages = (section: number) => (site: Site) =>
  TEXTS.filter(([of]) => of === section).flatMap(([, route, ...texts]) =>
    missingTexts(route, texts, visibleText(mainOf(site, route))),
  );

/** What the specification asks for, by section; each rule returns what is missing. */
export const SPECIFICATION: Rules = {
  'section 2: these routes': ({ root }) =>
    routesOf().filter((route) => !fs.existsSync(path.join(root, htmlFile(route)))),
  'section 1: these topics about the institute on home and About': (site) =>
    ['/', '/Aboutus'].flatMap((route) => {
      const names = ['h2', 'dt'].flatMap((tag) => findAll(mainOf(site, route), tag).map(visibleText));
      return missingTexts(route, TOPICS, names.join('\n'));
    }),
  'section 1: these services': missingOnPages(1),
  'section 2: these words in header, footer and chat': (site) => {
    const { document } = read(site, 'index.html');
    const parts = ['header', 'footer', 'aside'].flatMap((tag) => findAll(document, tag).map(visibleText));
    return missingTexts('The page', CHROME, parts.join('\n'));
  },
  'section 2: six banners with these labels, each leading to the course enquiry': (site) => {
    const links = slidesOf(mainOf(site, '/'), 'Highlights').map((slide) => findAll(slide, 'a')[0]);
    return [
      ...(links.length === 6 ? [] : [`/ has 6 banners, not ${links.length}`]),
      ...BANNERS.filter((label) => !links.some((link) => link && visibleText(link) === label)).map(
        (label) => `/ has a banner '${label}'`,
      ),
      ...links
        .map(href)
        .filter((link) => !link.startsWith('/courseinquiry'))
        .map((link) => `/ has no banner that leads to ${link}`),
    ];
  },
  'section 2: a gallery of 12 pictures, 9 a slide': (site) => {
    const slides = slidesOf(mainOf(site, '/Aboutus'), 'Gallery').map((slide) => findAll(slide, 'img').length);
    return slides.join() === '9,3' ? [] : [`/Aboutus has ${slides.join(' and ')} pictures`];
  },
  'section 2: a map for each of four branches': (site) =>
    findAll(mainOf(site, '/Contact'), 'iframe').length < 4 ? ['/Contact has four maps'] : [],
  'section 2: these words on the information pages': missingOnPages(2),
  'section 2: the syllabus after an enquiry, or at once': (site) => {
    const target = (route: string) =>
      href(findAll(mainOf(site, route), 'a').find((a) => visibleText(a) === 'Download Syllabus PDF'));
    return [
      ...routesOf('enquired').filter((route) => target(route) !== `/courseinquiry?course=${route.slice(1)}`),
      ...routesOf('direct').filter((route) => !target(route).endsWith('.pdf')),
    ];
  },
  'section 9: these figures': missingOnPages(9),
};
