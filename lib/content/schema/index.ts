/**
 * One strict schema for each kind of content file. Types are inferred from it, the editor's guide and its snippets are
 * written from it: describe each field here and nowhere else.
 */
import { z } from 'zod';
import { choices } from './choices';
import { courseFacts, serviceFacts, vacancy } from './facts';
import { projects } from './projects';
import { siteSchema } from './site';
import {
  about,
  alias,
  day,
  drawingName,
  filePath,
  groupName,
  imageFile,
  list,
  pagePath,
  pdfFile,
  picture,
  sitePath,
  slug,
  text,
} from './values';

export type { Choice } from './choices';
export type { Batch, Fee, Question, Source, Vacancy } from './facts';
export { PROPORTIONS, type Project } from './projects';
export { type Branch, type SiteData, siteSchema } from './site';
export { type Control, RESERVED_SLUGS, SLUG } from './values';

const fact = z.strictObject({
  label: text(2, 40).meta(about('What the fact is about.', 'File types')),
  value: text(1, 140).meta(about('The fact, short.', 'CATPart, CATProduct, STEP')),
});

/** What the title block of a page's head holds. */
const pageFacts = list(
  fact.extend({ value: text(1, 80).meta(about('The fact, short.', '3–6 months')) }),
  4,
).meta(
  about('What is known at a glance, under the picture of the head: label and value pairs.', [
    { label: 'Length', value: '3–6 months' },
  ]),
);

const pageFields = {
  title: text(1, 60).meta(
    about('Name of the page; its heading and the start of its title in search results.', 'CATIA'),
  ),
  description: text(50, 160).meta(
    about(
      'One sentence for search results and shared links; no two pages share one.',
      'Learn CATIA V5 part, surface, assembly and drafting work for automotive bodies and aircraft parts.',
    ),
  ),
};

const seoFields = {
  searchTitle: text(1, 60)
    .optional()
    .meta(
      about(
        'Title in search results and browser tabs, where the name of the page alone says too little. Without it, a course adds “Course in” and the town.',
        'CATIA V5 Course in Pune',
      ),
    ),
  aliases: list(alias, 10).meta(about('Other paths that show this same page.', ['photo'])),
  updated: day
    .optional()
    .meta(
      about(
        'Day of the last change to the facts, as YYYY-MM-DD; the sitemap tells search engines.',
        '2026-11-21',
      ),
    ),
};

/** What stands beside a course or a service. */
const sidebarFields = {
  facts: list(fact, 8).meta(
    about('What else is known at a glance and has no field of its own: label and value pairs.', [
      { label: 'File types', value: 'CATPart, CATProduct' },
    ]),
  ),
  related: z
    .array(slug)
    .max(6)
    .optional()
    .meta(
      about(
        'File names, without .md, of courses or services that a reader of this one would also weigh. Without it, neighbours in the group.',
        ['solidworks', 'nx12'],
      ),
    ),
  drawing: drawingName
    .optional()
    .meta(about('Name of a drawing in public/drawings, if it is not the slug of this page.', 'catia')),
};

const menuFields = {
  group: groupName.meta(about('Menu group, exactly as it is written in content/site.md.', 'Mechanical CAD')),
  order: z
    .number()
    .int()
    .min(1)
    .max(9999)
    .optional()
    .meta(about('Place within the group, from 1; without it, after the numbered ones by title.', 2)),
};

export const courseSchema = z.strictObject({
  ...pageFields,
  ...menuFields,
  ...courseFacts,
  projects,
  syllabusPdf: pdfFile
    .optional()
    .meta(
      about(
        'A PDF of your own in content/syllabus, instead of the one built from the syllabus.',
        'catia-2027.pdf',
      ),
    ),
  pdf: z
    .enum(['enquiry', 'direct'])
    .default('enquiry')
    .meta(
      about(
        'enquiry: the PDF is given after the enquiry form. direct: the button links straight to it.',
        'direct',
      ),
    ),
  ...sidebarFields,
  ...seoFields,
});

export const serviceSchema = z.strictObject({
  ...pageFields,
  ...menuFields,
  checked: day.meta(
    about('Day on which the rules on this page were last checked, as YYYY-MM-DD.', '2026-11-21'),
  ),
  ...serviceFacts,
  ...sidebarFields,
  ...seoFields,
});

const banner = z.strictObject({
  ...picture,
  heading: text(3, 60).meta(about('The large line.', 'Draw parts a machinist can trust')),
  text: text(10, 140).meta(
    about(
      'One sentence under it.',
      'AutoCAD, CATIA, Creo, SolidWorks and NX, from the first sketch to a dimensioned sheet.',
    ),
  ),
  cta: text(3, 24).meta(about('Words on the button.', 'Enroll Now')),
  link: sitePath.meta(about('Where the button leads.', '/courseinquiry?course=catia')),
});
const galleryItem = z.strictObject({
  ...picture,
  caption: text(2, 40).meta(about('Two to four words under it.', 'Bench and caliper')),
});
const pageBase = {
  ...pageFields,
  ...seoFields,
  path: pagePath
    .optional()
    .meta(about('Public path where it is not the file name, for example /Contact.', '/Contact')),
  noindex: z.boolean().default(false).meta(about('true keeps search engines away from the page.', true)),
};
const plain = <T extends string>(template: T) =>
  z.strictObject({ ...pageBase, template: z.literal(template).describe('Which layout shows the page.') });

export const pageSchema = z.discriminatedUnion('template', [
  plain('home').extend({
    banners: z.array(banner).max(12).describe('Slides at the top of the home page, in order.'),
  }),
  plain('about').extend({
    gallery: z.array(galleryItem).max(45).describe('Pictures of the gallery, nine a slide.'),
    galleryNote: text(20, 200)
      .optional()
      .meta(
        about(
          'What a reader should know before the first picture of the gallery.',
          'These pictures were made on a computer.',
        ),
      ),
  }),
  plain('career').extend({
    facts: pageFacts,
    noJobs: z
      .strictObject({
        ...picture,
        text: text(10, 240).meta(
          about(
            'What stands there while no position is open.',
            'No position is open just now. Send us an enquiry with your subject.',
          ),
        ),
      })
      .describe('What the open positions window shows while no post is open.'),
    vacancies: list(vacancy, 12).meta(
      about('Posts that are open; the open positions window shows them.', [{ title: 'CATIA trainer' }]),
    ),
  }),
  plain('international').extend({
    video: z
      .strictObject({
        mp4: filePath.meta(about('The H.264 file.', '/loop/international.mp4')),
        webm: filePath.meta(about('The VP9 or AV1 file.', '/loop/international.webm')),
        poster: imageFile.meta(about('Still picture in content/images.', 'international-poster.jpg')),
        name: text(3, 100).meta(about('Title of the video.', 'Pune and Dubai, joined by an arc')),
        description: text(20, 300).meta(
          about(
            'What it shows.',
            'A rendered loop of a clay landscape with low blocks and towers. No sound.',
          ),
        ),
        seconds: z.number().int().min(1).max(600).meta(about('Length in seconds.', 8)),
        uploaded: day.meta(about('Day of publication.', '2026-11-21')),
      })
      .describe('The looped video at the top.'),
  }),
  plain('listing').extend({ choices }),
  plain('contact'),
  plain('internship').extend({ facts: pageFacts }),
  plain('enquiry'),
  plain('courseinquiry'),
  plain('footer'),
  plain('privacy'),
  plain('text').extend({
    facts: pageFacts,
    action: text(3, 40)
      .optional()
      .meta(about('Words on the buttons that lead to the enquiry form.', 'Ask for a seat')),
  }),
  plain('not-found'),
]);

/** Templates that the site needs exactly one page of: menus, footer and templates link to these pages. */
export const SINGLE_PAGES = [
  'home',
  'about',
  'career',
  'contact',
  'internship',
  'listing',
  'enquiry',
  'courseinquiry',
  'privacy',
  'not-found',
] as const satisfies readonly Template[];
export type SinglePage = (typeof SINGLE_PAGES)[number];

export const schemas = {
  course: courseSchema,
  service: serviceSchema,
  page: pageSchema,
  site: siteSchema,
} as const;

export type CourseData = z.infer<typeof courseSchema>;
export type ServiceData = z.infer<typeof serviceSchema>;
export type PageData = z.infer<typeof pageSchema>;
export type Template = PageData['template'];
export type Kind = Exclude<keyof typeof schemas, 'site'>;
