/** The institute: `content/site.md`. */
import { z } from 'zod';
import { branch } from './branch';
import { field, list, matching, text } from './field';
import {
  day,
  httpsSource,
  origin,
  phone,
  pictureFields,
  pictureFile,
  slug,
  webUrl,
  widgetCode,
} from './values';

/** The editor's repository with its host and branch: `gitlab:https://git.example.org/group/name#main`. */
export const REPOSITORY =
  /^(github|gitlab|gitea):(?:(https:\/\/[^\s/"<>#]+)\/)?([\w.-]+(?:\/[\w.-]+)+)(?:#([\w./-]+))?$/;

/** Menus for which the header has room. */
export const MAX_MENUS = 4;

export const siteSchema = z.strictObject({
  name: field(text(2, 60), 'Name of the institute.', 'Trikona Institute'),
  shortName: field(text(2, 24), 'Name where space is short.', 'Trikona'),
  tagline: field(
    text(10, 120),
    'One line under the name.',
    'Training for people who draw, build, code and keep the books.',
  ),
  description: field(
    text(50, 200),
    'What the institute is, for search engines.',
    'Training in CAD, civil design, IT, accounting and languages, and overseas services, in Pune and Dubai.',
  ),
  founded: field(z.number().int().min(1900).max(2100), 'Year of founding.', 2000),
  founder: z
    .strictObject({
      name: field(text(2, 80), 'Full name.', 'A. B. Example'),
      text: field(
        text(20, 600),
        'Training and professional record, in two to five sentences.',
        'Designed press tools for twelve years, then began to teach in two rooms at Akurdi.',
      ),
      since: field(
        z.number().int().min(1900).max(2100).optional(),
        'Year since which the founder has led the institute.',
        2000,
      ),
      portrait: z.strictObject(pictureFields(640)).optional().describe('A photograph of the founder.'),
    })
    .optional()
    .describe(
      'The founder, for the profile on the about page. Without it, the page says only what is known.',
    ),
  siteUrl: field(origin, 'Public address; SITE_URL overrides it.', 'https://www.example.com'),
  enquiryHost: field(
    origin,
    'Host that takes the enquiries; ENQUIRY_HOST overrides it.',
    'https://enquiries.example.com',
  ),
  greeting: field(
    text(5, 200),
    'Words that the chat link starts with.',
    'Hello, I would like more information about your courses.',
  ),
  chat: z
    .strictObject({ number: field(phone, 'Number of the chat account.', '+91 00000 00000') })
    .describe('The chat button.'),
  editor: field(
    matching(
      REPOSITORY,
      'a host and a repository, such as github:owner/name, with #branch where it is not main',
    ).optional(),
    'Repository that the editor in a browser writes to; EDITOR_REPO overrides it. Without it, none is made.',
    'github:example/site',
  ),
  internshipForm: field(webUrl, 'External registration form.', 'https://forms.example.com/internship'),
  credit: z
    .strictObject({
      label: field(text(2, 60), 'Words of the credit.', 'Site by Example Studio'),
      url: field(webUrl, 'Where it leads.', 'https://studio.example.com'),
    })
    .describe('Credit to the developer.'),
  social: z
    .array(
      z.strictObject({
        label: field(text(2, 30), 'Name of the network.', 'LinkedIn'),
        url: field(webUrl, 'Address of the profile.', 'https://www.example.com/linkedin'),
      }),
    )
    .max(8)
    .describe('Social links.'),
  reviews: z
    .strictObject({
      embed: field(
        widgetCode.optional(),
        'Code of the reviews widget, as its provider gives it, on as many lines as it has.',
        '<script src="https://widget.example.com/reviews.js" async></script>',
      ),
      origins: field(
        list(httpsSource, 0, 30),
        'Hosts that the widget loads from besides those in its code; its frame reaches no others.',
        ['https://widget.example.com', 'https://*.widget.example.com'],
      ),
      page: field(webUrl, 'Page where the reviews can be read.', 'https://reviews.example.com/trikona'),
    })
    .describe('Reviews widget.'),
  branches: z.array(branch).min(1).max(12).describe('Branches, in the order of the contact page.'),
  licences: list(
    z.strictObject({
      name: field(text(2, 80), 'Name of the licence or registration.', 'Trade licence'),
      number: field(text(2, 40), 'Its number, between quotes.', '000000'),
      authority: field(text(2, 80), 'Who issued it.', 'Department of Economy and Tourism, Dubai'),
      address: field(text(5, 160), 'Address that it is issued for.', 'Office 000, Example Tower, Dubai'),
      validTo: field(day.optional(), 'Last day on which it is valid, if it ends.', '2027-12-31'),
    }),
    0,
    6,
  ).describe('Licences and registrations that the institute works under.'),
  menus: z
    .array(
      z.strictObject({
        label: field(text(2, 30), 'Word in the header.', 'Courses'),
        landing: field(slug, 'File name of the page that the menu begins with.', 'course'),
        groups: z
          .array(
            z.strictObject({
              name: field(text(2, 60), 'Name of the group.', 'Mechanical CAD'),
              page: field(
                slug.optional(),
                'File name of the page that the group links to straight.',
                'ielts',
              ),
              picture: field(
                pictureFile.meta({ aspect: 'any' }).optional(),
                'Picture of a group of courses on their list, in content/images: one large shape, as a phone shows it small. Else that of a project.',
                'pieces/java-queries.svg',
              ),
              note: field(
                text(20, 200).optional(),
                'What the name does not mean, on each page of the group.',
                'Master Courses is the name of a group. Each course is taken by itself.',
              ),
            }),
          )
          .min(1)
          .describe('Groups, in order.'),
      }),
    )
    .min(1)
    .max(MAX_MENUS)
    .describe('Grouped dropdowns of the header.'),
});

export type SiteData = z.infer<typeof siteSchema>;
