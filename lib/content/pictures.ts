import { outlineIn } from './parsed';
import type { SiteData } from './schema';
import type { Entry, PlaceOf } from './types';

/** Where a page shows a picture of content/images. */
export interface PictureUse {
  name: string;
  field: string;
  line: number;
  column: number;
  /** Width in pixels below which it looks blurred where it stands. */
  wanted: number;
}

/** Every picture of a page, of its front matter and of its text. */
export function picturesOf(entry: Entry): PictureUse[] {
  const use = (name: string, field: string, path: readonly PropertyKey[], wanted: number): PictureUse => ({ name, field, ...entry.placeOf(path), wanted });
  const inText = outlineIn(entry).images.map(({ url, line, column }) => ({ name: url, field: 'picture', line: line + entry.offset, column, wanted: 800 }));
  return [...ofFields(entry, use), ...inText];
}

function ofFields({ kind, data }: Entry, use: (name: string, field: string, path: readonly PropertyKey[], wanted: number) => PictureUse): PictureUse[] {
  if (kind !== 'page') return [];
  if (data.template === 'home') return data.banners.map((b, i) => use(b.image, `banners[${i + 1}].image`, ['banners', i, 'image'], 1200));
  if (data.template === 'about') return data.gallery.map((g, i) => use(g.image, `gallery[${i + 1}].image`, ['gallery', i, 'image'], 800));
  if (data.template === 'career') return [use(data.noJobs.image, 'noJobs.image', ['noJobs', 'image'], 600)];
  if (data.template === 'international') return [use(data.video.poster, 'video.poster', ['video', 'poster'], 1200)];
  return [];
}

/** Pictures that the institute's own file names: photos of branches. */
export function picturesOfSite({ branches }: SiteData, placeOf: PlaceOf): PictureUse[] {
  return branches.flatMap(({ photo }, i) =>
    photo ? [{ name: photo.image, field: `branches[${i + 1}].photo.image`, ...placeOf(['branches', i, 'photo', 'image']), wanted: 800 }] : [],
  );
}
