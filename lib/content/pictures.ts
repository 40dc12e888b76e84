import type { Place } from './outline';
import { outlineIn } from './parsed';
import type { PROPORTIONS, SiteData } from './schema';
import type { Entry } from './types';

/** Where a page shows a picture of content/images. */
export interface PictureUse {
  name: string;
  /** Path of its field, or its place in the text. */
  at: readonly PropertyKey[] | Place;
  /** Width in pixels below which it looks blurred where it stands. */
  wanted: number;
  /** Of a drawn piece or map: other kinds of files, and proportions. */
  shape?: keyof typeof PROPORTIONS | 'any';
}

/** Every picture of a page, of its front matter and of its text. */
export const picturesOf = (entry: Entry): PictureUse[] => [
  ...ofFields(entry),
  ...outlineIn(entry).images.map(
    ({ url, ...at }): PictureUse =>
      url.endsWith('.svg') ? { name: url, at, wanted: 640, shape: 'normal' } : { name: url, at, wanted: 800 },
  ),
];

function ofFields({ kind, data }: Entry): PictureUse[] {
  if (kind === 'course')
    return data.projects.flatMap(({ picture, render, show = 'normal' as const }, i): PictureUse[] => [
      ...(picture ? [{ name: picture, at: ['projects', i, 'picture'], wanted: 640, shape: show }] : []),
      ...(render
        ? [{ name: render, at: ['projects', i, 'render'], wanted: 640, shape: 'normal' as const }]
        : []),
    ]);
  if (kind !== 'page') return [];
  if (data.template === 'home')
    return data.banners.map(({ image }, i) => ({ name: image, at: ['banners', i, 'image'], wanted: 1200 }));
  if (data.template === 'about')
    return data.gallery.map(({ image }, i) => ({ name: image, at: ['gallery', i, 'image'], wanted: 800 }));
  if (data.template === 'listing')
    return data.choices.flatMap(({ picture }, i): PictureUse | [] =>
      picture ? { name: picture, at: ['choices', i, 'picture'], wanted: 640, shape: 'normal' } : [],
    );
  if (data.template === 'career') return [{ name: data.noJobs.image, at: ['noJobs', 'image'], wanted: 600 }];
  if (data.template === 'international')
    return [{ name: data.video.poster, at: ['video', 'poster'], wanted: 1200 }];
  return [];
}

/** Pictures that the institute's own file names: maps and photos of branches, the founder's portrait. */
export const picturesOfSite = ({ branches, founder }: SiteData): PictureUse[] => [
  ...branches.flatMap(({ locator, photo }, i): PictureUse[] => [
    ...(locator
      ? [
          {
            name: locator.picture,
            at: ['branches', i, 'locator', 'picture'],
            wanted: 1280,
            shape: 'any' as const,
          },
        ]
      : []),
    ...(photo ? [{ name: photo.image, at: ['branches', i, 'photo', 'image'], wanted: 800 }] : []),
  ]),
  ...(founder?.portrait
    ? [{ name: founder.portrait.image, at: ['founder', 'portrait', 'image'], wanted: 640 }]
    : []),
];
