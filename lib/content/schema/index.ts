/** A schema for each kind of content file. Types, guide, snippets and forms are all made of it. */
import { z } from 'zod';
import { fact, pageFields, seoFields } from './entry';
import { courseFacts, serviceFacts } from './facts';
import { pageSchema } from './pages';
import { projects } from './projects';
import { siteSchema } from './site';
import { day, drawingName, field, groupName, list, pdfFile, slug } from './values';

export type { Branch } from './branch';
export type { Batch, Vacancy } from './dated';
export type { Fee, Question, Source } from './facts';
export { type PageData, SINGLE_PAGES, type SinglePage, type Template } from './pages';
export { ASPECTS, type Project } from './projects';
export { type SiteData, siteSchema } from './site';
export { type Control, RESERVED_SLUGS, SLUG } from './values';

const sidebarFields = {
  facts: list(fact, 0, 8).describe(
    'What else is known at a glance and has no field of its own: label and value pairs.',
  ),
  related: field(
    z.array(slug).max(6).optional(),
    'File names, without .md, of courses or services that a reader of this one would also weigh. Without it, neighbours in the group.',
    ['solidworks', 'nx12'],
  ),
  drawing: field(
    drawingName.optional(),
    'Name of a drawing in public/drawings, if it is not the slug of this page.',
    'catia',
  ),
};

const menuFields = {
  group: field(groupName, 'Menu group, exactly as it is written in content/site.md.', 'Mechanical CAD'),
  order: field(
    z.number().int().min(1).max(9999).optional(),
    'Place within the group, from 1; without it, after the numbered ones by title.',
    2,
  ),
};

export const courseSchema = z
  .strictObject({
    ...pageFields,
    ...menuFields,
    ...courseFacts,
    projects,
    syllabusPdf: field(
      pdfFile.optional(),
      'A PDF of your own in content/syllabus, instead of the one built from the syllabus.',
      'catia-2027.pdf',
    ),
    pdf: field(
      z.enum(['enquiry', 'direct']).default('enquiry'),
      'enquiry: the PDF is given after the enquiry form. direct: the button links straight to it.',
      'direct',
    ),
    ...sidebarFields,
    ...seoFields,
  })
  .refine(({ timeRequired, duration }) => !timeRequired || duration, { path: ['duration'] })
  .superRefine(({ batches, branches, mode: modes }, context) => {
    for (const [i, { branch, mode }] of batches.entries()) {
      const refuse = (key: string, allowed: readonly string[]) =>
        context.addIssue({
          code: 'custom',
          path: ['batches', i, key],
          params: { expected: `one of the course's own: ${allowed.join(', ')}` },
        });
      if (branches.length > 0 && !branches.includes(branch)) refuse('branch', branches);
      if (mode && modes.length > 0 && !modes.includes(mode)) refuse('mode', modes);
    }
  });

const serviceSchema = z.strictObject({
  ...pageFields,
  ...menuFields,
  checked: field(day, 'Day on which the rules on this page were last checked, as YYYY-MM-DD.', '2026-11-21'),
  ...serviceFacts,
  ...sidebarFields,
  ...seoFields,
});

export const schemas = {
  course: courseSchema,
  service: serviceSchema,
  page: pageSchema,
  site: siteSchema,
} as const;

export type CourseData = z.infer<typeof courseSchema>;
export type ServiceData = z.infer<typeof serviceSchema>;
export type FileKind = keyof typeof schemas;
/** Kinds of files that are pages. */
export type Kind = Exclude<FileKind, 'site'>;
