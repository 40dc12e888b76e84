/**
 * One strict schema for each kind of content file. Types are inferred from it, the editor's guide and the
 * JSON Schemas for editors are written from it: describe each field here and nowhere else.
 */
import { z } from 'zod';

/** A file's name is its slug: lower-case words joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that hosts or the framework keep for themselves. */
export const RESERVED_SLUGS = [
  '404',
  '500',
  'index',
  '_next',
  'api',
  'sitemap',
  'robots',
  'favicon',
  'media',
  'syllabus',
  'share',
  'drawings',
  'fonts',
  'loop',
  'islands',
];

/** What a field is for and what one looks like: the guide, the messages and the editors' completion print it. */
const about = (description: string, example: unknown) => ({ description, examples: [example] });
/**
 * Text that people read. `words` says in a message what a pattern cannot; the guide and the messages print it.
 */
const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const matching = (pattern: RegExp, words: string) => z.string().regex(pattern).meta({ words });
const slug = matching(SLUG, 'the file name of a page without .md: lower-case letters, digits and single hyphens').meta({ examples: ['catia'] });
const word = matching(SLUG, 'lower-case letters, digits and single hyphens');
const day = matching(/^\d{4}-\d{2}-\d{2}$/, 'a date that exists, written YYYY-MM-DD').refine(
  (d) => !Number.isNaN(Date.parse(d)) && new Date(d).toISOString().startsWith(d),
);
const webUrl = matching(/^https?:\/\/[^\s/"<>]+(\/[^\s"<>]*)?$/, 'a web address that starts with https://');
const origin = matching(/^https?:\/\/[^\s/"<>?#]+$/, 'a web address without anything after the host, such as https://www.example.com');
const phone = matching(/^\+[0-9][0-9 ]{6,18}$/, 'a telephone number with its country code, between quotes');
const imageFile = matching(/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png)$/, 'the name of a JPEG or PNG in content/images, in lower-case letters, digits and hyphens');
const sitePath = matching(/^\/(?![/\\])[^\s\\"<>]*$/, 'a path on this site that starts with one /');
const filePath = matching(/^(\/[\w-]+)+\.(mp4|webm)$/, 'the path of a file in public/, such as /loop/international.mp4');
/** Paths of pages: one step, so that a page is one file; names that hosts keep are refused. */
const free = (path: string) => !RESERVED_SLUGS.includes(path.replace(/^\//, '').toLowerCase());
const pagePath = matching(
  /^\/([A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$/,
  'one / and one word of letters, digits and hyphens, and no name that hosts keep for themselves',
).refine(free);
const alias = matching(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves')
  .refine(free)
  .meta({ examples: ['photo'] });

const fact = z.strictObject({
  label: text(2, 40).meta(about('What the fact is about.', 'Software')),
  value: text(1, 140).meta(about('The fact, short.', 'CATIA V5')),
});

const named = {
  title: text(1, 60).meta(about('Name of the page; its heading and the start of its title in search results.', 'CATIA')),
  description: text(50, 160).meta(
    about(
      'One sentence for search results and shared links; no two pages share one.',
      'Learn CATIA V5 part, surface, assembly and drafting work for automotive bodies and aircraft parts.',
    ),
  ),
};

const further = {
  searchTitle: text(1, 60)
    .optional()
    .meta(
      about(
        'Title in search results and browser tabs, where the name of the page alone says too little. Without it, a course adds “Course in” and the town.',
        'CATIA V5 Course in Pune',
      ),
    ),
  aliases: z
    .array(alias)
    .max(10)
    .default([])
    .meta(about('Other paths that show this same page.', ['photo'])),
  updated: day.optional().meta(about('Day of the last change to the facts, as YYYY-MM-DD; the sitemap tells search engines.', '2026-11-21')),
};

/** What stands beside a course or a service. */
const beside = {
  facts: z
    .array(fact)
    .max(8)
    .default([])
    .meta(about('What is known at a glance: label and value pairs.', [{ label: 'Software', value: 'CATIA V5' }])),
  related: z
    .array(slug)
    .max(6)
    .optional()
    .meta(
      about('File names, without .md, of courses or services that a reader of this one would also weigh. Without it, neighbours in the group.', [
        'solidworks',
        'nx12',
      ]),
    ),
  drawing: word.optional().meta(about('Name of a drawing in public/drawings, if it is not the slug of this page.', 'catia')),
};

const grouped = {
  group: text(2, 60).meta(about('Menu group, exactly as it is written in content/site.md.', 'Mechanical CAD')),
  order: z.number().int().min(1).max(9999).optional().meta(about('Place within the group, from 1; without it, after the numbered ones by title.', 2)),
};

export const courseSchema = z.strictObject({
  ...named,
  ...grouped,
  duration: text(2, 60).optional().meta(about('How long the course takes, only where it is certain.', '4 months, about 5 hours a day')),
  mode: text(2, 60).optional().meta(about('How it is taught, for example Classroom or Online.', 'Classroom')),
  syllabusPdf: matching(/^[\w-]+\.pdf$/, 'the name of a PDF in content/syllabus')
    .optional()
    .meta(about('A PDF of your own in content/syllabus, instead of the one built from the syllabus.', 'catia-2027.pdf')),
  pdf: z
    .enum(['enquiry', 'direct'])
    .default('enquiry')
    .meta(about('enquiry: the PDF is given after the enquiry form. direct: the button links straight to it.', 'direct')),
  ...beside,
  ...further,
});

export const serviceSchema = z.strictObject({
  ...named,
  ...grouped,
  checked: day.meta(about('Day on which the rules on this page were last checked, as YYYY-MM-DD.', '2026-11-21')),
  ...beside,
  ...further,
});

const picture = {
  image: imageFile.meta(about('A picture in content/images.', 'banner-mechanical.jpg')),
  alt: text(5, 160).meta(about('What the picture shows, for those who cannot see it.', 'Studio render of a model hub and flanges lying beside drawing tools')),
};
const banner = z.strictObject({
  ...picture,
  heading: text(3, 60).meta(about('The large line.', 'Draw parts a machinist can trust')),
  text: text(10, 140).meta(about('One sentence under it.', 'AutoCAD, CATIA, Creo, SolidWorks and NX, from the first sketch to a dimensioned sheet.')),
  cta: text(3, 24).meta(about('Words on the button.', 'Enroll Now')),
  link: sitePath.meta(about('Where the button leads.', '/courseinquiry?course=catia')),
});
const galleryItem = z.strictObject({ ...picture, caption: text(2, 40).meta(about('Two to four words under it.', 'Bench and caliper')) });
const pageBase = {
  ...named,
  ...further,
  path: pagePath.optional().meta(about('Public path where it is not the file name, for example /Contact.', '/Contact')),
  noindex: z.boolean().default(false).meta(about('true keeps search engines away from the page.', true)),
};
const plain = <T extends string>(template: T) => z.strictObject({ ...pageBase, template: z.literal(template).describe('Which layout shows the page.') });

export const pageSchema = z.discriminatedUnion('template', [
  plain('home').extend({ banners: z.array(banner).max(12).describe('Slides at the top of the home page, in order.') }),
  plain('about').extend({ gallery: z.array(galleryItem).max(45).describe('Pictures of the gallery, nine a slide.') }),
  plain('career').extend({
    noJobs: z
      .strictObject({
        ...picture,
        text: text(10, 240).meta(about('What stands there while no position is open.', 'No position is open just now. Send us an enquiry with your subject.')),
      })
      .describe('What the open positions window shows.'),
  }),
  plain('international').extend({
    video: z
      .strictObject({
        mp4: filePath.meta(about('The H.264 file.', '/loop/international.mp4')),
        webm: filePath.meta(about('The VP9 or AV1 file.', '/loop/international.webm')),
        poster: imageFile.meta(about('Still picture in content/images.', 'international-poster.jpg')),
        name: text(3, 100).meta(about('Title of the video.', 'Pune and Dubai, joined by an arc')),
        description: text(20, 300).meta(about('What it shows.', 'A rendered loop of a clay landscape with low blocks and towers. No sound.')),
        seconds: z.number().int().min(1).max(600).meta(about('Length in seconds.', 8)),
        uploaded: day.meta(about('Day of publication.', '2026-11-21')),
      })
      .describe('The looped video at the top.'),
  }),
  plain('listing'),
  plain('contact'),
  plain('internship'),
  plain('enquiry'),
  plain('courseinquiry'),
  plain('footer'),
  plain('privacy'),
  plain('text'),
  plain('not-found'),
]);

const branch = z.strictObject({
  id: word.meta(about('Short name for links.', 'akurdi')),
  name: text(2, 60).meta(about('Name of the branch.', 'Main Branch Akurdi Pune')),
  short: text(2, 30).meta(about('Name where space is short.', 'Pune')),
  address: z
    .array(text(2, 80))
    .min(1)
    .max(5)
    .meta(about('Address, a line each.', ['1st Floor, Example Building', 'Akurdi, Pune 411 000'])),
  locality: text(2, 40).meta(about('Town, for search engines.', 'Pune')),
  region: text(2, 40).optional().meta(about('State, for search engines.', 'Maharashtra')),
  country: matching(/^[A-Z]{2}$/, 'two capital letters').meta(about('Country code: IN for India, AE for the Emirates.', 'IN')),
  phone: phone.meta(about('Telephone number with country code.', '+91 00000 00000')),
  email: z.email().meta({ words: 'an e-mail address' }).meta(about('E-mail address.', 'pune@example.com')),
  inFooter: z.boolean().default(false).meta(about('true shows the branch in the footer.', true)),
  map: z
    .strictObject({
      embed: webUrl.meta(about('Address for the frame.', 'https://www.google.com/maps?q=Akurdi%2C%20Pune&output=embed')),
      open: webUrl.meta(about('Address for the link beside it.', 'https://www.google.com/maps/search/?api=1&query=Akurdi%2C%20Pune')),
    })
    .describe('Map of the branch.'),
});

export const siteSchema = z.strictObject({
  name: text(2, 60).meta(about('Name of the institute.', 'Trikona Institute')),
  shortName: text(2, 24).meta(about('Name where space is short.', 'Pune')),
  tagline: text(10, 120).meta(about('One line under the name.', 'Training for people who draw, build, code and keep the books.')),
  description: text(50, 200).meta(
    about(
      'What the institute is, for search engines.',
      'Training in CAD, civil design, IT, accounting and languages, and overseas services, in Pune and Dubai.',
    ),
  ),
  founded: z.number().int().min(1900).max(2100).meta(about('Year of founding.', 2000)),
  siteUrl: origin.meta(about('Public address; SITE_URL overrides it.', 'https://www.example.com')),
  enquiryHost: origin.meta(about('Host that takes the enquiries; ENQUIRY_HOST overrides it.', 'https://enquiries.example.com')),
  greeting: text(5, 200).meta(about('Words that the chat link starts with.', 'Hello, I would like more information about your courses.')),
  chat: z.strictObject({ number: phone.meta(about('Number of the chat account.', '+91 00000 00000')) }).describe('The chat button.'),
  internshipForm: webUrl.meta(about('External registration form.', 'https://forms.example.com/internship')),
  credit: z
    .strictObject({
      label: text(2, 60).meta(about('Words of the credit.', 'Site by Example Studio')),
      url: webUrl.meta(about('Where it leads.', 'https://studio.example.com')),
    })
    .describe('Credit to the developer.'),
  social: z
    .array(
      z.strictObject({
        label: text(2, 30).meta(about('Name of the network.', 'LinkedIn')),
        url: webUrl.meta(about('Address of the profile.', 'https://www.example.com/linkedin')),
      }),
    )
    .max(8)
    .describe('Social links.'),
  reviews: z
    .strictObject({
      script: webUrl.optional().meta(about('Address of the reviews widget’s script.', 'https://reviews.example.com/widget.js')),
      page: webUrl.meta(about('Page where the reviews can be read.', 'https://reviews.example.com/trikona')),
    })
    .describe('Reviews widget.'),
  branches: z.array(branch).min(1).max(12).describe('Branches, in the order of the contact page.'),
  menus: z
    .array(
      z.strictObject({
        label: text(2, 30).meta(about('Word in the header.', 'Courses')),
        landing: slug.meta(about('File name of the page that the menu begins with.', 'course')),
        groups: z
          .array(
            z.strictObject({
              name: text(2, 60).meta(about('Name of the group.', 'Mechanical CAD')),
              path: slug.optional().meta(about('Slug that the group links to straight.', 'ielts')),
            }),
          )
          .min(1)
          .describe('Groups, in order.'),
      }),
    )
    .min(1)
    .max(4)
    .describe('Grouped dropdowns of the header.'),
});

export const schemas = { course: courseSchema, service: serviceSchema, page: pageSchema, site: siteSchema } as const;

export type CourseData = z.infer<typeof courseSchema>;
export type ServiceData = z.infer<typeof serviceSchema>;
export type PageData = z.infer<typeof pageSchema>;
export type SiteData = z.infer<typeof siteSchema>;
export type Branch = z.infer<typeof branch>;
export type Template = PageData['template'];
export type Kind = 'course' | 'service' | 'page';
