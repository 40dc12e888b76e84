/**
 * What the specification (CONTRIBUTING.md says what that is) asks of the site: its routes, labels and figures. They are
 * no editor's to change, so only this table holds words of content/; all other tests assert rules over it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { htmlFile } from '@/lib/content';
import { attribute, type Element } from '@/lib/format/dom';
import { TEST_EXPORT } from '@/lib/tools/testing/test-export';
import { byId, findAll, main, read, words } from './site';

const list = (text: string) => text.split('|').map((each) => each.trim());

const mainOf = (route: string) => main(read(htmlFile(route)));
const says = (route: string, texts: string[], where = words(mainOf(route))) =>
  texts
    .filter((text) => !where.toLowerCase().includes(text.toLowerCase()))
    .map((text) => `${route} says '${text}'`);
const onPages = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([route, texts]) => says(route, list(texts)));
const slidesOf = (route: string, name: string) =>
  findAll(findAll(mainOf(route), 'section', { 'aria-label': name })[0] ?? mainOf(route), 'div', {
    'aria-roledescription': 'slide',
  });
const href = (element?: Element) => (element && attribute(element, 'href')) ?? '';

const ROUTES =
  '/|/course|/Aboutus|/international|/Contact|/contact|/Footer|/abhyasika|/career|/enquiry|/courseinquiry|/internship|/autocad|/catia|/creo|/solidworks|/nx12|/automotive1|/automotive2|/automotive3|/civil-autocad|/revit-str|/civil-3d|/staad-pro|/etabs|/mx-road|/cpp|/java|/python|/frontend|/msofc|/adexcel|/tally|/acc|/photoshop|/photo|/graphic|/corel|/illustrator|/adobe|/da|/power|/datascience|/banalytics|/dm|/video|/level1|/japan|/workvisa|/tvisa|/ielts|/passport|/mainzone|/freezone';
const ENQUIRED =
  'autocad|catia|creo|solidworks|nx12|java|python|cpp|level1|adobe|photoshop|corel|banalytics|datascience|msofc|adexcel|tally|frontend|illustrator|dm|video|japan|civil-autocad|revit-str|civil-3d|etabs|mx-road|staad-pro';
const DIRECT = 'graphic|power|acc';
const LABELS = 'Enroll Now|Start Learning|Join Now|Get Started|Explore Courses|Start Now';
const TOPICS =
  'who we are|core values|vision|mission|how we work|in-house and corporate training|reasons to choose the institute|services|founder profile';
const MASTER = '8 industry projects|grace period of 5 months|100% job assistance';

/** By section and what it asks for: what is missing. */
const TABLE: Record<string, () => string[]> = {
  'section 2: these routes': () =>
    list(ROUTES).filter((route) => !fs.existsSync(path.join(TEST_EXPORT, htmlFile(route)))),
  'section 1: these topics about the institute on home and About': () =>
    ['/', '/Aboutus'].flatMap((route) => {
      const names = ['h2', 'dt'].flatMap((tag) => findAll(mainOf(route), tag).map(words));
      return says(route, list(TOPICS), names.join('\n'));
    }),
  'section 1: these services': () =>
    onPages({
      '/Aboutus':
        'CAD and FEA training|Corporate and college training|Design project outsourcing|Staff solutions',
    }),
  'section 2: these words in the header': () =>
    says(
      'The header',
      list(
        'Home|Courses|About Us|International|Study Point|Contact|Mechanical CAD|Automotive Domain Courses|CIVIL CAD|IT Courses|Diploma In Accounting|Diploma in Graphic Designing|Master Courses|Foreign Language|Dubai Visa|Dubai Business|IELTS|Passport',
      ),
      words(byId(read('index.html').document, 'main-nav') as Element),
    ),
  'section 2: six banners with these labels, each leading to the course enquiry': () => {
    const links = slidesOf('/', 'Highlights').map((slide) => findAll(slide, 'a')[0]);
    return [
      ...(links.length === 6 ? [] : [`/ has 6 banners, not ${links.length}`]),
      ...list(LABELS).filter((label) => !links.some((link) => link && words(link) === label)),
      ...links.map(href).filter((link) => !link.startsWith('/courseinquiry')),
    ];
  },
  'section 2: a gallery of 12 pictures, 9 a slide': () => {
    const slides = slidesOf('/Aboutus', 'Gallery').map((slide) => findAll(slide, 'img').length);
    return slides.join() === '9,3' ? [] : [`/Aboutus has ${slides.join(' and ')} pictures`];
  },
  'section 2: a map for each of four branches': () => [
    ...says('/Contact', list('Akurdi|Pimpri|Thermax Chowk|Dubai')),
    ...(findAll(mainOf('/Contact'), 'iframe').length < 4 ? ['/Contact has four maps'] : []),
  ],
  'section 2: these words on the information pages': () =>
    onPages({
      '/international': '– Expanding Horizons Internationally',
      '/career':
        'Join Our Team|real-world projects|mentorship|skill development|networking|full-time offers for top interns|See Current Opportunities|Open Position',
      '/internship': 'Register Now',
    }),
  'section 2: the syllabus after an enquiry, or at once': () => {
    const button = (slug: string) =>
      findAll(mainOf(`/${slug}`), 'a').find((a) => words(a) === 'Download Syllabus PDF');
    return [
      ...list(ENQUIRED).filter((slug) => href(button(slug)) !== `/courseinquiry?course=${slug}`),
      ...list(DIRECT).filter((slug) => !href(button(slug)).endsWith('.pdf')),
    ];
  },
  'section 9: these figures': () =>
    onPages({
      '/': 'Founded in 2000',
      '/Aboutus': 'Founded in 2000',
      '/internship': '3–6 months',
      '/automotive2': '4 months|about 5 hours a day',
      '/datascience': MASTER,
      '/banalytics': MASTER,
      '/tvisa': '3–4 working days|36 hours|AED 850|30 days|14 days|6 months',
      '/workvisa': '5–7 working days|2–4 weeks|2 months|6 months',
      '/passport': '6 months',
      '/ielts': '30 min|40 questions|60 min|150|250 words|11–14 min',
      '/courseinquiry': '10 digits',
    }),
};

for (const [what, missing] of Object.entries(TABLE))
  test(what, () => {
    expect(missing(), `the specification asks for this (${what})`).toEqual([]);
  });
