import type { z } from 'zod';
import { fieldsIn } from './field-schema';
import type { Place } from './outline';
import { outlineIn } from './parsed';
import { type PROPORTIONS, type Project, type SiteData, schemas, siteSchema } from './schema';
import type { Entry } from './types';

/** Where a page shows a picture of content/images. */
export interface PictureUse {
  name: string;
  /** Path of its field, or its place in the text. */
  at: readonly PropertyKey[] | Place;
  /** Width in pixels below which it looks blurred where it stands. */
  wanted: number;
  /** Set for a project or a map, whose files are of other kinds; a project has its proportions. */
  proportions?: keyof typeof PROPORTIONS | 'any';
}

/** Every picture of a page, in its front matter and in its text. */
export const picturesOf = (entry: Entry): PictureUse[] => [
  ...inFields(entry.data, schemas[entry.kind]),
  ...outlineIn(entry).images.map(
    ({ url, ...at }): PictureUse =>
      url.endsWith('.svg')
        ? { name: url, at, wanted: 640, proportions: 'normal' }
        : { name: url, at, wanted: 800 },
  ),
];

/** The pictures that `site.md` names. */
export const picturesOfSite = (data: SiteData): PictureUse[] => inFields(data, siteSchema);

/** Widths that some fields need. */
const WANTED: Record<string, number> = {
  'banners.image': 1200,
  'video.poster': 1200,
  'noJobs.image': 600,
  'branches.locator.picture': 1280,
  'founder.portrait.image': 640,
};

function inFields(data: object, schema: z.ZodType): PictureUse[] {
  return fieldsIn(data, schema).flatMap(
    ({ path: at, name: fieldName, text: name, field }): PictureUse | [] => {
      if (field?.control === 'image') return { name, at, wanted: WANTED[fieldName] ?? 800 };
      if (field?.control !== 'artwork') return [];
      const wanted = WANTED[fieldName] ?? 640;
      if (fieldName === 'branches.locator.picture') return { name, at, wanted, proportions: 'any' };
      const projects = fieldName === 'projects.picture' && 'projects' in data ? data.projects : [];
      const show = (projects as Project[])[Number(at[1])]?.show;
      return { name, at, wanted, proportions: show ?? 'normal' };
    },
  );
}
