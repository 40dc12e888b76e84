/** The one file about the institute itself: `content/site.md`. */
import { z } from 'zod';
import { LATER } from './facts';
import {
  about,
  artworkFile,
  day,
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

/** Leaves room for the balloon at the edge of the picture. */
const percent = z.number().min(4).max(96);

const branch = z.strictObject({
  id: about(word, 'Short name for links.', 'akurdi'),
  name: about(text(2, 60), 'Name of the branch.', 'Main Branch Akurdi Pune'),
  short: about(text(2, 30), 'Name where space is short.', 'Pune'),
  address: about(z.array(text(2, 80)).min(1).max(5), 'Address, a line each.', [
    '1st Floor, Example Building',
    'Akurdi, Pune 411 000',
  ]),
  area: about(text(2, 40).optional(), 'Part of the town, where the name says more.', 'Akurdi'),
  locality: about(text(2, 40), 'Town, for search engines.', 'Pune'),
  region: about(text(2, 40).optional(), 'State, for search engines.', 'Maharashtra'),
  // A country has its time zone in lib/content/days.ts.
  country: about(z.enum(['IN', 'AE']), 'Country code: IN for India, AE for the Emirates.', 'IN'),
  phone: about(phone, 'Telephone number with country code.', '+91 00000 00000'),
  email: about(z.email().meta({ words: 'an e-mail address' }), 'E-mail address.', 'pune@example.com'),
  postalCode: about(
    matching(
      /^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$/,
      'a postal code of 3 to 12 digits, capital letters, spaces and hyphens, between quotes',
    ).optional(),
    'Postal code, as it stands in the address; none in the Emirates.',
    '411 000',
  ),
  geo: z
    .strictObject({
      latitude: about(z.number().min(-90).max(90), 'Degrees north.', 18.648),
      longitude: about(z.number().min(-180).max(180), 'Degrees east.', 73.764),
    })
    .optional()
    .describe('Where the door is.'),
  hours: about(
    list(
      z
        .strictObject({
          days: about(weekdays, 'Days of the week.', 'Monday to Saturday'),
          from: about(time, 'When it opens.', '09:00'),
          to: about(time, 'When it closes.', '20:00'),
        })
        .refine(({ from, to }) => to > from, { path: ['to'], params: LATER }),
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
      picture: about(
        artworkFile,
        'A map in content/images; branches may share one, and each is numbered on it.',
        'locators/pune.svg',
      ),
      left: about(percent, 'Place of the branch on it, in percent of its width from the left.', 39),
      top: about(percent, 'The same in percent of its height from the top.', 41),
      alt: about(
        text(5, 160),
        'Where the branch is, for those who cannot see the map.',
        'Akurdi, between its railway station and the old highway',
      ),
    })
    .optional()
    .describe('Where the branch is on a drawn map of the contact page.'),
  inFooter: about(z.boolean().default(false), 'true shows the branch in the footer.', true),
  map: z
    .strictObject({
      embed: about(
        webUrl,
        'Address for the frame.',
        'https://www.google.com/maps?q=Akurdi%2C%20Pune&output=embed',
      ),
      open: about(
        webUrl,
        'Address for the link beside it.',
        'https://www.google.com/maps/search/?api=1&query=Akurdi%2C%20Pune',
      ),
    })
    .describe('Map of the branch.'),
});

export const siteSchema = z.strictObject({
  name: about(text(2, 60), 'Name of the institute.', 'Trikona Institute'),
  shortName: about(text(2, 24), 'Name where space is short.', 'Pune'),
  tagline: about(
    text(10, 120),
    'One line under the name.',
    'Training for people who draw, build, code and keep the books.',
  ),
  description: about(
    text(50, 200),
    'What the institute is, for search engines.',
    'Training in CAD, civil design, IT, accounting and languages, and overseas services, in Pune and Dubai.',
  ),
  founded: about(z.number().int().min(1900).max(2100), 'Year of founding.', 2000),
  founder: z
    .strictObject({
      name: about(text(2, 80), 'Full name.', 'A. B. Example'),
      text: about(
        text(20, 600),
        'Training and professional record, in two to five sentences.',
        'Designed press tools for twelve years, then began to teach in two rooms at Akurdi.',
      ),
      since: about(
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
  siteUrl: about(origin, 'Public address; SITE_URL overrides it.', 'https://www.example.com'),
  enquiryHost: about(
    origin,
    'Host that takes the enquiries; ENQUIRY_HOST overrides it.',
    'https://enquiries.example.com',
  ),
  greeting: about(
    text(5, 200),
    'Words that the chat link starts with.',
    'Hello, I would like more information about your courses.',
  ),
  chat: z
    .strictObject({ number: about(phone, 'Number of the chat account.', '+91 00000 00000') })
    .describe('The chat button.'),
  editor: about(
    matching(
      /^(github|gitlab|gitea):(https:\/\/[^\s/"<>#]+\/)?[\w.-]+(\/[\w.-]+)+(#[\w./-]+)?$/,
      'a host and a repository, such as github:owner/name, with #branch where it is not main',
    ).optional(),
    'Repository that the editor in a browser writes to; EDITOR_REPO overrides it. Without it, none is made.',
    'github:example/site',
  ),
  internshipForm: about(webUrl, 'External registration form.', 'https://forms.example.com/internship'),
  credit: z
    .strictObject({
      label: about(text(2, 60), 'Words of the credit.', 'Site by Example Studio'),
      url: about(webUrl, 'Where it leads.', 'https://studio.example.com'),
    })
    .describe('Credit to the developer.'),
  social: z
    .array(
      z.strictObject({
        label: about(text(2, 30), 'Name of the network.', 'LinkedIn'),
        url: about(webUrl, 'Address of the profile.', 'https://www.example.com/linkedin'),
      }),
    )
    .max(8)
    .describe('Social links.'),
  reviews: z
    .strictObject({
      embed: about(
        widgetCode.optional(),
        'Code of the reviews widget, as its provider gives it, on as many lines as it has.',
        '<script src="https://widget.example.com/reviews.js" async></script>',
      ),
      origins: about(
        list(httpsSource, 30),
        'Hosts that the widget loads from; its frame reaches no others.',
        ['https://widget.example.com', 'https://*.widget.example.com'],
      ),
      page: about(webUrl, 'Page where the reviews can be read.', 'https://reviews.example.com/trikona'),
    })
    .describe('Reviews widget.'),
  branches: z.array(branch).min(1).max(12).describe('Branches, in the order of the contact page.'),
  licences: about(
    list(
      z.strictObject({
        name: about(text(2, 80), 'Name of the licence or registration.', 'Trade licence'),
        number: about(text(2, 40), 'Its number, between quotes.', '000000'),
        authority: about(text(2, 80), 'Who issued it.', 'Department of Economy and Tourism, Dubai'),
        address: about(text(5, 160), 'Address that it is issued for.', 'Office 000, Example Tower, Dubai'),
        validTo: about(day.optional(), 'Last day on which it is valid, if it ends.', '2027-12-31'),
      }),
      6,
    ),
    'Licences and registrations that the institute works under.',
    [{ name: 'Trade licence' }],
  ),
  menus: z
    .array(
      z.strictObject({
        label: about(text(2, 30), 'Word in the header.', 'Courses'),
        landing: about(slug, 'File name of the page that the menu begins with.', 'course'),
        groups: z
          .array(
            z.strictObject({
              name: about(text(2, 60), 'Name of the group.', 'Mechanical CAD'),
              path: about(slug.optional(), 'Slug that the group links to straight.', 'ielts'),
              note: about(
                text(20, 200).optional(),
                'What the name does not mean, on the listing and on each page of the group.',
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
