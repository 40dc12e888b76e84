import { type Kind, schemas } from '../../schema';
import { type Shape, shapeAt } from '../../shape';

/** Kinds of files that have a form. */
export type FormKind = Kind | 'site';

/** The name of a kind's file format; the suffix tells Sveltia CMS that the file is front matter and a body. */
export const formatOf = (kind: FormKind) => `${kind}-frontmatter`;

/** The fields of a kind of file; a page's depend on its template. */
export const formShape = (kind: FormKind, template: unknown): Shape =>
  shapeAt(schemas[kind], [], template) ?? {};
