/** Pages by template, with the fields of each. */
import { z } from 'zod';
import { choices } from './choices';
import { field, list, text } from './field';
import { branches, fact, pageFields, seoFields } from './shared-fields';
import { branchRef, day, filePath, groupName, pagePath, photoFile, pictureFields, sitePath } from './values';

/** Facts of the title block in a page's head. */
const pageFacts = list(
  fact.extend({ value: field(text(1, 80), 'The fact, short.', '3–6 months') }),
  0,
  4,
).describe('What is known at a glance, under the picture of the head: label and value pairs.');

const banner = z.strictObject({
  ...pictureFields(1200),
  heading: field(text(3, 60), 'The large line.', 'Draw parts a machinist can trust'),
  text: field(
    text(10, 140),
    'One sentence under it.',
    'AutoCAD, CATIA, Creo, SolidWorks and NX, from the first sketch to a dimensioned sheet.',
  ),
  cta: field(text(3, 24), 'Words on the button.', 'Enroll Now'),
  link: field(sitePath, 'Where the button leads.', '/courseinquiry?course=catia'),
});

const galleryItem = z.strictObject({
  ...pictureFields(),
  caption: field(text(2, 40), 'Two to four words under it.', 'Bench and caliper'),
});

/** A vacancy. The build leaves it out once its closing day has passed. */
const vacancy = z.strictObject({
  title: field(text(2, 80), 'Name of the job.', 'CATIA trainer'),
  branch: field(branchRef, 'Id of a branch in content/site.md.', 'akurdi'),
  type: field(
    z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
    'Kind of employment.',
    'Full-time',
  ),
  closes: field(
    day,
    'Last day to apply. A vacancy whose day has passed is left out by the build.',
    '2027-02-28',
  ),
  send: field(text(5, 200), 'What to send.', 'A CV and one drawing that you made yourself'),
});

const pageBase = {
  ...pageFields,
  ...seoFields,
  path: field(
    pagePath.optional(),
    'Public path where it is not the file name, for example /Contact.',
    '/Contact',
  ),
  noindex: field(z.boolean().default(false), 'true keeps search engines away from the page.', true),
};

const withTemplate = <T extends string>(template: T) =>
  z.strictObject({ ...pageBase, template: z.literal(template).describe('Which layout shows the page.') });

export const pageSchema = z.discriminatedUnion('template', [
  withTemplate('home').extend({
    banners: z.array(banner).max(12).describe('Slides at the top of the home page, in order.'),
  }),
  withTemplate('about').extend({
    gallery: z.array(galleryItem).max(45).describe('Pictures of the gallery, nine a slide.'),
    galleryNote: field(
      text(20, 200).optional(),
      'What a reader should know before the first picture of the gallery.',
      'These pictures were made on a computer.',
    ),
  }),
  withTemplate('career').extend({
    facts: pageFacts,
    action: field(
      text(3, 40).optional(),
      'Words of the button that leads to the enquiry form. Without it, Send an enquiry.',
      'Send your five lines',
    ),
    noVacancies: z
      .strictObject({
        ...pictureFields(600),
        text: field(
          text(10, 240),
          'What stands there while no position is open.',
          'No position is open just now. Send us an enquiry with your subject.',
        ),
      })
      .describe('What the open positions window shows while there is no vacancy.'),
    vacancies: list(vacancy, 0, 12).describe('Vacancies; the open positions window shows them.'),
  }),
  withTemplate('international').extend({
    groups: field(
      list(groupName, 0, 20),
      'Groups that come first on the page, in order; the others follow as in the menu.',
      ['Passport', 'IELTS'],
    ),
    video: z
      .strictObject({
        mp4: field(filePath, 'The H.264 file.', '/loop/international.mp4'),
        webm: field(filePath, 'The VP9 or AV1 file.', '/loop/international.webm'),
        poster: field(
          photoFile.meta({ minWidth: 1200 }),
          'Still picture in content/images.',
          'international-poster.jpg',
        ),
        name: field(text(3, 100), 'Title of the video.', 'Pune and Dubai, joined by an arc'),
        description: field(
          text(20, 300),
          'What it shows.',
          'A rendered loop of a clay landscape with low blocks and towers. No sound.',
        ),
      })
      .describe('The looped video at the top.'),
  }),
  withTemplate('listing').extend({ choices }),
  withTemplate('contact'),
  withTemplate('internship').extend({
    duration: field(
      text(1, 80).optional(),
      'How long it takes; the pages of courses say it too.',
      '3–6 months',
    ),
    facts: pageFacts,
    branches,
  }),
  withTemplate('enquiry'),
  withTemplate('course-enquiry'),
  withTemplate('footer'),
  withTemplate('privacy').extend({ facts: pageFacts }),
  withTemplate('text').extend({
    facts: pageFacts,
    branches,
    action: field(
      text(3, 40).optional(),
      'Words on the buttons that lead to the enquiry form.',
      'Ask for a seat',
    ),
  }),
  withTemplate('not-found'),
]);

/** Templates with exactly one page each; menus, footer and templates link to these pages. */
export const SINGLE_PAGES = [
  'home',
  'about',
  'career',
  'contact',
  'internship',
  'listing',
  'enquiry',
  'course-enquiry',
  'privacy',
  'not-found',
] as const satisfies readonly Template[];
export type SinglePage = (typeof SINGLE_PAGES)[number];

export type PageData = z.infer<typeof pageSchema>;
export type Vacancy = z.infer<typeof vacancy>;
export type Template = PageData['template'];
