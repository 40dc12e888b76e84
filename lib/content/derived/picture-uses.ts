/** Lists where the content uses pictures, and how wide each must be there. */
import type { FieldOrPart } from '../position';
import { type Aspect, aspectOf, type FileKind, type Project, type SiteData } from '../schema';
import { fieldTextsIn } from '../schema/field-texts';
import { bodyOf } from '../text/body';
import { nodesIn, textPosition } from '../text/nodes';
import type { Entry } from '../types';

export interface PictureUse {
  name: string;
  /** The field, or the position in the text. */
  at: FieldOrPart;
  /** Minimum width in pixels for a sharp picture. */
  minWidth: number;
  /** Allowed aspect ratio of projects, drawings in texts and maps, which may also be SVG files. */
  aspect?: Aspect | 'text' | 'any' | undefined;
}

/** The pictures of an entry's fields, then of its text. */
export const pictureUsesOf = (entry: Entry): PictureUse[] => [
  ...inFields(entry.data, entry.kind),
  ...[...nodesIn(bodyOf(entry).tree)].flatMap((node): PictureUse | [] => {
    if (node.type !== 'image') return [];
    const at = textPosition('picture', node);
    return /\.(svg|webp)$/.test(node.url)
      ? { name: node.url, at, minWidth: 640, aspect: 'text' }
      : { name: node.url, at, minWidth: 800 };
  }),
];

export const pictureUsesOfSite = (data: SiteData): PictureUse[] => inFields(data, 'site');

function inFields(data: object, kind: FileKind): PictureUse[] {
  return fieldTextsIn(data, kind).flatMap(({ path: at, text: name, parent, field }): PictureUse | [] => {
    const { minWidth, aspect } = field ?? {};
    if (!minWidth) return [];
    return { name, at, minWidth, aspect: aspect === 'shown' ? aspectOf(parent as Project) : aspect };
  });
}
