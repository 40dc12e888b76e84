/** Lists where the content uses pictures, and how wide each must be there. */
import type { z } from 'zod';
import type { FieldOrPart } from './place';
import { type ASPECTS, type Project, type SiteData, schemas, siteSchema } from './schema';
import { fieldTextsIn } from './schema/field-texts';
import { bodyOf } from './text/body';
import { nodesIn, placeIn } from './text/nodes';
import type { Entry } from './types';

export interface PictureUse {
  name: string;
  /** The field, or the position in the text. */
  at: FieldOrPart;
  /** Minimum width in pixels for a sharp picture. */
  minWidth: number;
  /** Allowed aspect ratio of projects, drawings in texts and maps, which may also be SVG files. */
  aspect?: keyof typeof ASPECTS | 'text' | 'any';
}

export const pictureUsesOf = (entry: Entry): PictureUse[] => [
  ...inFields(entry.data, schemas[entry.kind]),
  ...[...nodesIn(bodyOf(entry).tree)].flatMap((node): PictureUse | [] => {
    if (node.type !== 'image') return [];
    const at = placeIn('picture', node);
    return /\.(svg|webp)$/.test(node.url)
      ? { name: node.url, at, minWidth: 640, aspect: 'text' }
      : { name: node.url, at, minWidth: 800 };
  }),
];

export const pictureUsesOfSite = (data: SiteData): PictureUse[] => inFields(data, siteSchema);

/** Minimum widths of some fields, in pixels. */
const MIN_WIDTHS: Record<string, number> = {
  'banners.image': 1200,
  'video.poster': 1200,
  'noJobs.image': 600,
  'branches.locator.picture': 1280,
  'founder.portrait.image': 640,
};

const ANY_ASPECT = ['branches.locator.picture', 'menus.groups.picture'];

function inFields(data: object, schema: z.ZodType): PictureUse[] {
  return fieldTextsIn(data, schema).flatMap(
    ({ path: at, name: fieldName, text: name, field }): PictureUse | [] => {
      if (field?.control === 'photo') return { name, at, minWidth: MIN_WIDTHS[fieldName] ?? 800 };
      if (field?.control !== 'artwork') return [];
      const minWidth = MIN_WIDTHS[fieldName] ?? 640;
      if (ANY_ASPECT.includes(fieldName)) return { name, at, minWidth, aspect: 'any' };
      const projects = fieldName === 'projects.picture' && 'projects' in data ? data.projects : [];
      const show = (projects as Project[])[Number(at[1])]?.show;
      return { name, at, minWidth, aspect: show ?? 'normal' };
    },
  );
}
