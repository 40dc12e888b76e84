/** The one file about the institute itself: `content/site.md`. */
import { z } from 'zod';
import { MUST_END_LATER } from './dated';
import {
  artworkFile,
  day,
  field,
  httpsSource,
  list,
  matching,
  origin,
  phone,
  picture,
  slug,
  text,
  time,
  webUrl,
  weekdays,
  widgetCode,
  word,
} from './values';

/** A repository of the editor: host, server, name and branch, such as `gitlab:https://git.example.org/group/name#main`. */
export const REPOSITORY =
  /^(github|gitlab|gitea):(?:(https:\/\/[^\s/"<>#]+)\/)?([\w.-]+(?:\/[\w.-]+)+)(?:#([\w./-]+))?$/;

/** Leaves room for the balloon at the edge of the picture. */
const percent = z.number().min(4).max(96);

const branch = z.strictObject({
  id: field(word, 'Short name for links.', 'akurdi'),
  name: field(text(2, 60), 'Name of the branch.', 'Main Branch Akurdi Pune'),
  short: field(text(2, 30), 'Name where space is short.', 'Pune'),
  address: field(z.array(text(2, 80)).min(1).max(5), 'Address, a line each.', [
    '1st Floor, Example Building',
    'Akurdi, Pune 411 000',
  ]),
  area: field(text(2, 40).optional(), 'Part of the town, where the name says more.', 'Akurdi'),
  locality: field(text(2, 40), 'Town, for search engines.', 'Pune'),
  region: field(text(2, 40).optional(), 'State, for search engines.', 'Maharashtra'),
  // A country has its time zone in lib/content/days.ts.
  country: field(z.enum(['IN', 'AE']), 'Country code: IN for India, AE for the Emirates.', 'IN'),
  phone: field(phone, 'Telephone number with country code.', '+91 00000 00000'),
  email: field(z.email().meta({ expected: 'an e-mail address' }), 'E-mail address.', 'pune@example.com'),
  postalCode: field(
    matching(
      /^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$/,
      'a postal code of 3 to 12 digits, capital letters, spaces and hyphens, between quotes',
    ).optional(),
    'Postal code, as it stands in the address; none in the Emirates.',
    '411 000',
  ),
  geo: z
    .strictObject({
      latitude: field(z.number().min(-90).max(90), 'Degrees north.', 18.648),
      longitude: field(z.number().min(-180).max(180), 'Degrees east.', 73.764),
    })
    .optional()
    .describe('Where the door is.'),
  hours: field(
    list(
      z
        .strictObject({
          days: field(weekdays, 'Days of the week.', 'Monday to Saturday'),
          from: field(time, 'When it opens.', '09:00'),
          to: field(time, 'When it closes.', '20:00'),
        })
        .refine(({ from, to }) => to > from, { path: ['to'], params: MUST_END_LATER }),
      0,
      7,
    ),
    'When the branch is open; a day without a line is closed.',
    [{ days: 'Monday to Saturday', from: '09:00', to: '20:00' }],
  ),
  photo: z
    .strictObject(picture)
    .optional()
    .describe('The entrance or the rooms, so that one knows the place again.'),
  locator: z
    .strictObject({
      picture: field(
        artworkFile,
        'A map in content/images; branches may share one, and each is numbered on it.',
        'locators/pune.svg',
      ),
      left: field(percent, 'Place of the branch on it, in percent of its width from the left.', 39),
      top: field(percent, 'The same in percent of its height from the top.', 41),
      alt: field(
        text(5, 160),
        'Where the branch is, for those who cannot see the map.',
        'Akurdi, between its railway station and the old highway',
      ),
    })
    .optional()
    .describe('Where the branch is on a drawn map of the contact page.'),
  inFooter: field(z.boolean().default(false), 'true shows the branch in the footer.', true),
  map: z
    .strictObject({
      embed: field(
        webUrl,
        'Address for the frame.',
        'https://www.google.com/maps?q=Akurdi%2C%20Pune&output=embed',
      ),
      open: field(
        webUrl,
        'Address for the link beside it.',
        'https://www.google.com/maps/search/?api=1&query=Akurdi%2C%20Pune',
      ),
    })
    .describe('Map of the branch.'),
});

export const siteSchema = z.strictObject({
  name: field(text(2, 60), 'Name of the institute.', 'Trikona Institute'),
  shortName: field(text(2, 24), 'Name where space is short.', 'Pune'),
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
      portrait: z.strictObject(picture).optional().describe('A photograph of the founder.'),
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
        'Hosts that the widget loads from; its frame reaches no others.',
        ['https://widget.example.com', 'https://*.widget.example.com'],
      ),
      page: field(webUrl, 'Page where the reviews can be read.', 'https://reviews.example.com/trikona'),
    })
    .describe('Reviews widget.'),
  branches: z.array(branch).min(1).max(12).describe('Branches, in the order of the contact page.'),
  licences: field(
    list(
      z.strictObject({
        name: field(text(2, 80), 'Name of the licence or registration.', 'Trade licence'),
        number: field(text(2, 40), 'Its number, between quotes.', '000000'),
        authority: field(text(2, 80), 'Who issued it.', 'Department of Economy and Tourism, Dubai'),
        address: field(text(5, 160), 'Address that it is issued for.', 'Office 000, Example Tower, Dubai'),
        validTo: field(day.optional(), 'Last day on which it is valid, if it ends.', '2027-12-31'),
      }),
      0,
      6,
    ),
    'Licences and registrations that the institute works under.',
    [{ name: 'Trade licence' }],
  ),
  menus: z
    .array(
      z.strictObject({
        label: field(text(2, 30), 'Word in the header.', 'Courses'),
        landing: field(slug, 'File name of the page that the menu begins with.', 'course'),
        groups: z
          .array(
            z.strictObject({
              name: field(text(2, 60), 'Name of the group.', 'Mechanical CAD'),
              path: field(slug.optional(), 'Slug that the group links to straight.', 'ielts'),
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
    .max(4)
    .describe('Grouped dropdowns of the header.'),
});

export type SiteData = z.infer<typeof siteSchema>;
export type Branch = z.infer<typeof branch>;
