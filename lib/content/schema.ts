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
];

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const slug = z.string().regex(SLUG, 'a slug: lower-case letters, digits and single hyphens');
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD')
  .refine((d) => !Number.isNaN(Date.parse(d)) && new Date(d).toISOString().startsWith(d), 'a day that exists, as YYYY-MM-DD');
const webUrl = z.string().regex(/^https?:\/\/[^\s/]+\.?[^\s]*$/, 'an absolute URL starting with https://');
const origin = z.string().regex(/^https?:\/\/[^\s/]+$/, 'an absolute URL without a path, for example https://www.example.com');
const phone = z.string().regex(/^\+[0-9][0-9 ]{6,18}$/, 'a telephone number with its country code, for example "+91 00000 00000"');
const imageFile = z.string().regex(/^[a-z0-9-]+\.(jpe?g|png)$/, 'the name of a JPEG or PNG in content/images');
const sitePath = z.string().regex(/^\/(?!\/)[^\s]*$/, 'a path on this site, starting with one /');

const fact = z.strictObject({
  label: text(2, 40).describe('What the fact is about.'),
  value: text(1, 140).describe('The fact, short.'),
});

const common = {
  title: text(1, 60).describe('Name of the page; its heading and the start of its title in search results.'),
  description: text(50, 160).describe('One sentence for search results and shared links; no two pages share one.'),
  searchTitle: text(1, 60)
    .optional()
    .describe(
      'Title in search results and browser tabs, where the name of the page alone says too little. Without it, a course adds “Course in” and the town.',
    ),
  aliases: z
    .array(z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a path without slashes'))
    .max(10)
    .default([])
    .describe('Other paths that show this same page.'),
  updated: day.optional().describe('Day of the last change to the facts, as YYYY-MM-DD; the sitemap tells search engines.'),
  related: z.array(slug).max(6).optional().describe('Slugs of pages that a reader of this one would also weigh. Without it, neighbours in the group.'),
  drawing: slug.optional().describe('Name of a drawing in public/drawings, if it is not the slug of this page.'),
  facts: z.array(fact).max(8).default([]).describe('What is known at a glance: label and value pairs.'),
};

const grouped = {
  group: text(2, 60).describe('Menu group, exactly as it is written in content/site.md.'),
  order: z.number().int().min(1).max(9999).optional().describe('Place within the group, from 1; without it, after the numbered ones by title.'),
};

export const courseSchema = z.strictObject({
  ...common,
  ...grouped,
  duration: text(2, 60).optional().describe('How long the course takes, only where it is certain.'),
  mode: text(2, 60).optional().describe('How it is taught, for example Classroom or Online.'),
  syllabusPdf: z
    .string()
    .regex(/^[\w.-]+\.pdf$/i, 'the name of a PDF in content/syllabus')
    .optional()
    .describe('A PDF of your own in content/syllabus, instead of the one built from the syllabus.'),
  pdf: z.enum(['enquiry', 'direct']).default('enquiry').describe('enquiry: the PDF is given after the enquiry form. direct: the button links straight to it.'),
});

export const serviceSchema = z.strictObject({
  ...common,
  ...grouped,
  checked: day.describe('Day on which the rules on this page were last checked, as YYYY-MM-DD.'),
});

const picture = {
  image: imageFile.describe('A picture in content/images.'),
  alt: text(5, 160).describe('What the picture shows, for those who cannot see it.'),
};
const banner = z.strictObject({
  ...picture,
  heading: text(3, 60).describe('The large line.'),
  text: text(10, 140).describe('One sentence under it.'),
  cta: text(3, 24).describe('Words on the button.'),
  link: sitePath.describe('Where the button leads.'),
});
const galleryItem = z.strictObject({ ...picture, caption: text(2, 40).describe('Two to four words under it.') });
const pageBase = {
  ...common,
  path: sitePath.optional().describe('Public path where it is not the file name, for example /Contact.'),
  noindex: z.boolean().default(false).describe('true keeps search engines away from the page.'),
};
const plain = <T extends string>(template: T) => z.strictObject({ ...pageBase, template: z.literal(template).describe('Which layout shows the page.') });

export const pageSchema = z.discriminatedUnion('template', [
  plain('home').extend({ banners: z.array(banner).max(12).describe('Slides at the top of the home page, in order.') }),
  plain('about').extend({ gallery: z.array(galleryItem).max(45).describe('Pictures of the gallery, nine a slide.') }),
  plain('career').extend({
    noJobs: z
      .strictObject({ ...picture, text: text(10, 240).describe('What stands there while no position is open.') })
      .describe('What the open positions window shows.'),
  }),
  plain('international').extend({
    video: z
      .strictObject({
        mp4: sitePath.describe('The H.264 file.'),
        webm: sitePath.describe('The VP9 or AV1 file.'),
        poster: imageFile.describe('Still picture in content/images.'),
        name: text(3, 100).describe('Title of the video.'),
        description: text(20, 300).describe('What it shows.'),
        seconds: z.number().int().min(1).max(600).describe('Length in seconds.'),
        uploaded: day.describe('Day of publication.'),
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
  id: slug.describe('Short name for links.'),
  name: text(2, 60).describe('Name of the branch.'),
  short: text(2, 30).describe('Name where space is short.'),
  address: z.array(text(2, 80)).min(1).max(5).describe('Address, a line each.'),
  locality: text(2, 40).describe('Town, for search engines.'),
  region: text(2, 40).optional().describe('State, for search engines.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'a two-letter country code')
    .describe('Two-letter country code.'),
  phone: phone.describe('Telephone number with country code.'),
  email: z.email().describe('E-mail address.'),
  inFooter: z.boolean().default(false).describe('true shows the branch in the footer.'),
  map: z
    .strictObject({ embed: webUrl.describe('Address for the frame.'), open: webUrl.describe('Address for the link beside it.') })
    .describe('Map of the branch.'),
});

export const siteSchema = z.strictObject({
  name: text(2, 60).describe('Name of the institute.'),
  shortName: text(2, 24).describe('Name where space is short.'),
  tagline: text(10, 120).describe('One line under the name.'),
  description: text(50, 200).describe('What the institute is, for search engines.'),
  founded: z.number().int().min(1900).max(2100).describe('Year of founding.'),
  siteUrl: origin.describe('Public address; SITE_URL overrides it.'),
  enquiryHost: origin.describe('Host that takes the enquiries; ENQUIRY_HOST overrides it.'),
  greeting: text(5, 200).describe('Words that the chat link starts with.'),
  chat: z.strictObject({ number: phone.describe('Number of the chat account.') }).describe('The chat button.'),
  internshipForm: webUrl.describe('External registration form.'),
  credit: z.strictObject({ label: text(2, 60).describe('Words of the credit.'), url: webUrl.describe('Where it leads.') }).describe('Credit to the developer.'),
  social: z
    .array(z.strictObject({ label: text(2, 30).describe('Name of the network.'), url: webUrl.describe('Address of the profile.') }))
    .max(8)
    .describe('Social links.'),
  reviews: z
    .strictObject({
      script: webUrl.optional().describe('Address of the reviews widget’s script.'),
      page: webUrl.describe('Page where the reviews can be read.'),
    })
    .describe('Reviews widget.'),
  branches: z.array(branch).min(1).max(12).describe('Branches, in the order of the contact page.'),
  menus: z
    .array(
      z.strictObject({
        label: text(2, 30).describe('Word in the header.'),
        landing: slug.describe('File name of the page that the menu begins with.'),
        groups: z
          .array(z.strictObject({ name: text(2, 60).describe('Name of the group.'), path: slug.optional().describe('Slug that the group links to straight.') }))
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
export type Fact = z.infer<typeof fact>;
export type Branch = z.infer<typeof branch>;
export type Banner = z.infer<typeof banner>;
export type GalleryItem = z.infer<typeof galleryItem>;
export type Template = PageData['template'];
export type Kind = 'course' | 'service' | 'page';
