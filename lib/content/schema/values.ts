/** The kinds of values that fields take: text, days, times, addresses. */
import { z } from 'zod';
import { WEEKDAYS } from '@/lib/format/days';
import { field, matching, text } from './field';

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that hosts, Next or generated files use. */
export const RESERVED_SLUGS =
  '404 500 index _next reviews-frame api sitemap robots favicon media syllabus calendar share drawings fonts loop assets'.split(
    ' ',
  );

export const slug = matching(
  SLUG,
  'the file name of a page without .md: lower-case letters, digits and single hyphens',
).meta({
  examples: ['catia'],
  control: 'page',
});
export const courseSlug = slug.meta({ control: 'course' });
export const courseOrServiceSlug = slug.meta({ control: 'course-or-service' });
export const word = matching(SLUG, 'lower-case letters, digits and single hyphens');
export const branchRef = word.meta({ control: 'branch' });
export const drawingName = word.meta({ control: 'drawing' });
export const groupName = text(2, 60).meta({ control: 'group' });
export const pdfFile = matching(
  /^[\w-]+\.pdf$/,
  'the name of a PDF in content/syllabus, in letters, digits and hyphens, without spaces',
).meta({ control: 'pdf' });
export const day = z.iso.date().meta({ expected: 'a date that exists, written YYYY-MM-DD', control: 'day' });
export const time = z.iso
  .time({ precision: -1 })
  .meta({ expected: 'a time of day from 00:00 to 23:59, between quotes' });
/** An ISO 8601 duration; weeks cannot be combined with other units. */
export const period = matching(
  /^P(?:\d+W|(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?)?)$/,
  'a duration as ISO 8601 writes it: P4M is four months, P6W six weeks, P20D twenty days, PT40H forty hours',
);
export const webUrl = matching(
  /^https:\/\/[^\s/"<>.]+\.[^\s/"<>]+(\/[^\s"<>]*)?$/,
  'a web address that starts with https://',
);
export const origin = matching(
  /^https?:\/\/[^\s/"<>?#]+$/,
  'a web address without anything after the host, such as https://www.example.com',
);
/** A host in a Content-Security-Policy. */
export const httpsSource = matching(
  /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
  'https:// and a host without anything after it, such as https://widget.example.com; https://*.example.com stands for all hosts below example.com',
);
export const widgetCode = matching(
  /<(script|iframe)[\s>]/,
  'the whole code of the widget, with a <script> or an <iframe> in it',
)
  .max(20_000)
  .refine((code) => !/\ssrc\s*=\s*["']?http:/i.test(code), {
    params: {
      found: 'an address that starts with http://',
      expected: 'addresses that start with https://',
      fix: 'Write them with https://, or ask the provider for such code.',
    },
  });
export const phone = matching(
  /^\+[0-9][0-9 ]{6,18}$/,
  'a telephone number with its country code, between quotes',
);
export const photoFile = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png)$/,
  'the name of a JPEG or PNG in content/images, in lower-case letters, digits and hyphens',
).meta({ control: 'photo', minWidth: 800 });
export const pictureFile = matching(
  /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.(svg|webp|png|jpe?g|avif)$/,
  'the name of an SVG, WebP, PNG, JPEG or AVIF in content/images, with its folder, in lower-case letters, digits and hyphens',
).meta({ control: 'picture', minWidth: 640, aspect: 'normal' });
export const sitePath = matching(/^\/(?![/\\])[^\s\\"<>]*$/, 'a path on this site that starts with one /');
export const filePath = matching(
  /^(\/[\w-]+)+\.(mp4|webm)$/,
  'the path of a file in public/, such as /loop/international.mp4',
).meta({ control: 'video' });
/** Whether a path is not reserved. A page is one file, so its path has one segment. */
const isNotReserved = (path: string) => !RESERVED_SLUGS.includes(path.replace(/^\//, '').toLowerCase());
export const pagePath = matching(
  /^\/([A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$/,
  'one / and one word of letters, digits and hyphens, and no name that hosts keep for themselves',
).refine(isNotReserved);
export const alias = matching(
  /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
  'one word of letters, digits and hyphens without a /, and no name that hosts keep for themselves',
)
  .refine(isNotReserved)
  .meta({ examples: ['photo'] });

const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
/** Days of the week that weekdaysIn (lib/format/days.ts) understands. */
export const weekdays = matching(
  new RegExp(`^${WEEKDAY}(?: to ${WEEKDAY}|(?:, ${WEEKDAY})*(?: and ${WEEKDAY})?)$`),
  'days of the week in full, such as Monday to Friday, or Tuesday, Thursday and Saturday',
);

/** Message for an end time before its start. */
export const MUST_END_LATER = {
  expected: 'a later time of the same day',
  fix: 'Write the time on the 24-hour clock: "20:00" is eight in the evening.',
};

/** A picture, at least so many pixels wide, and its alternative text. */
export const pictureFields = (minWidth = 800) => ({
  picture: field(photoFile.meta({ minWidth }), 'A picture in content/images.', 'banner-mechanical.jpg'),
  alt: field(
    text(5, 160),
    'What the picture shows, for those who cannot see it.',
    'Studio render of a model hub and flanges lying beside drawing tools',
  ),
});
