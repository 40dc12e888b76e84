import type { z } from 'zod';
import type { Place } from './outline';
import { outlineIn } from './parsed';
import { type PROPORTIONS, type SiteData, schemas, siteSchema } from './schema';
import { shapeAt, stringsOf } from './shape';
import type { Entry } from './types';

/** Where a page shows a picture of content/images. */
export interface PictureUse {
  name: string;
  /** Path of its field, or its place in the text. */
  at: readonly PropertyKey[] | Place;
  /** Width in pixels below which it looks blurred where it stands. */
  wanted: number;
  /** Of a drawn project or map: other kinds of files, and proportions. */
  shape?: keyof typeof PROPORTIONS | 'any';
}

/** Every picture of a page, of its front matter and of its text. */
export const picturesOf = (entry: Entry): PictureUse[] => [
  ...ofFields(entry.data, schemas[entry.kind]),
  ...outlineIn(entry).images.map(
    ({ url, ...at }): PictureUse =>
      url.endsWith('.svg') ? { name: url, at, wanted: 640, shape: 'normal' } : { name: url, at, wanted: 800 },
  ),
];

/** Pictures that the institute's own file names. */
export const picturesOfSite = (data: SiteData): PictureUse[] => ofFields(data, siteSchema);

/** Widths that fields ask for, where they are not those of most. */
const WANTED: Record<string, number> = {
  'banners.image': 1200,
  'video.poster': 1200,
  'noJobs.image': 600,
  'branches.locator.picture': 1280,
  'founder.portrait.image': 640,
};

/** The fields that hold a picture, by the schema. */
function ofFields(data: object, schema: z.ZodType): PictureUse[] {
  const template = 'template' in data ? data.template : undefined;
  return stringsOf(data).flatMap(({ path: at, text: name }): PictureUse | [] => {
    const control = shapeAt(schema, at, template)?.control;
    const field = at.filter((key) => typeof key === 'string').join('.');
    if (control === 'image') return { name, at, wanted: WANTED[field] ?? 800 };
    if (control !== 'artwork') return [];
    const show = field === 'projects.picture' && 'projects' in data && shownAs(data.projects, at);
    const shape = field === 'branches.locator.picture' ? 'any' : show || 'normal';
    return { name, at, wanted: WANTED[field] ?? 640, shape };
  });
}

const shownAs = (projects: unknown, [, i]: readonly PropertyKey[]) =>
  (projects as { show?: keyof typeof PROPORTIONS }[])[Number(i)]?.show;
