/** A branch of the institute in `content/site.md`. */
import { z } from 'zod';
import { field, list, matching, text } from './field';
import { MUST_END_LATER, phone, pictureFields, pictureFile, time, webUrl, weekdays, word } from './values';

/** Position on a map in percent, which leaves room for the number at the edge of the picture. */
const percent = z.number().min(4).max(96);

export const branch = z.strictObject({
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
  // The time zone of each country is in lib/format/time-zones.ts.
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
  hours: list(
    z
      .strictObject({
        days: field(weekdays, 'Days of the week.', 'Monday to Saturday'),
        from: field(time, 'When it opens.', '09:00'),
        to: field(time, 'When it closes.', '20:00'),
      })
      .refine(({ from, to }) => to > from, { path: ['to'], params: MUST_END_LATER }),
    0,
    7,
  ).describe('When the branch is open; a day without a line is closed.'),
  photo: z
    .strictObject(pictureFields())
    .optional()
    .describe('The entrance or the rooms, so that one knows the place again.'),
  locator: z
    .strictObject({
      picture: field(
        pictureFile.meta({ minWidth: 1280, aspect: 'any' }),
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

export type Branch = z.infer<typeof branch>;
