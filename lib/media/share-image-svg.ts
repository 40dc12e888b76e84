/** Draws a share image as SVG: title, title block and frame, with a place for the picture. */
import { LOGO } from './logo';
import { DAY } from './palette';
import { type Faces, openFaces } from './typesetting/fonts';
import {
  type Anchor,
  layoutLine,
  layoutText,
  leftOf,
  lineText,
  pathOf,
  type Style,
} from './typesetting/lines';
import { zoneMarks } from './zone-marks';

export interface ShareImage {
  title: string;
  group?: string;
  note?: string;
  institute: string;
  places: string[];
  founded: number;
  /** Picture beside the title; `renderShareImage` adds it. */
  picture: SharedPicture;
}

/** A picture of content/images, or a drawing. */
export interface SharedPicture {
  file: string;
  hash: string;
  /** Whether the aspect ratio is 2:1. */
  wide: boolean;
}

/** Size that every network shows uncropped. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

const FRAME = { left: 44, top: 36, right: 1156, bottom: 594 } as const;
const BLOCK = 92;
const FLOOR = FRAME.bottom - BLOCK;
const PAD = 40;
/** Widths of the title: beside a usual picture, and beside a wide one (2:1). */
const COLUMN = { usual: 440, wide: 300 } as const;
const SPLIT = FRAME.left + PAD + COLUMN.usual + 26;
/** Font sizes of the title, each with its maximum number of lines. */
const TITLES = [
  { size: 104, lines: 2 },
  { size: 88, lines: 3 },
  { size: 72, lines: 4 },
  { size: 58, lines: 5 },
  { size: 46, lines: 7 },
];
const NAME: Style = { face: 'title', size: 34, leading: 40 };
const LABEL: Style = { face: 'label', size: 24, leading: 30, tracking: 0.4 };
const SMALL: Style = { face: 'label', size: 15, leading: 18 };

/** The image as SVG without its picture. Letters are paths, since sharp has only the system's fonts. */
export async function shareImageSvg(image: ShareImage): Promise<string> {
  const faces = await openFaces(JSON.stringify(image));
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${DAY.paper}"/>`,
    frame(faces),
    heading(faces, image),
    titleBlock(faces, image),
    '</svg>',
  ].join('');
}

const stroke = (d: string, color: string, weight: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${weight}"/>`;

function textPath(
  faces: Faces,
  style: Style,
  text: string,
  x: number,
  y: number,
  color = DAY.ink,
  anchor: Anchor = 'start',
): string {
  const line = layoutLine(faces, style, text);
  return `<path d="${pathOf(line, style, leftOf(x, line.width, anchor), y)}" fill="${color}"/>`;
}

function frame(faces: Faces): string {
  const { left, top, right, bottom } = FRAME;
  const margin = 22;
  const zones = zoneMarks(FRAME, margin, 6, 3);
  return [
    stroke(
      `M${left - margin} ${top - margin}H${right + margin}V${bottom + margin}H${left - margin}Z`,
      DAY.line,
      1,
    ),
    stroke(zones.lines, DAY.faint, 1),
    stroke(`M${left} ${top}H${right}V${bottom}H${left}Z`, DAY.ink, 3),
    ...zones.letters.map(({ text, x, y }) => textPath(faces, SMALL, text, x, y + 5, DAY.faint, 'middle')),
  ].join('');
}

/** Place and size of the picture on a share image, in pixels. */
export function pictureBox({ wide }: SharedPicture) {
  const margin = 20;
  const left = SPLIT + margin - (wide ? COLUMN.usual - COLUMN.wide : 0);
  const top = FRAME.top + margin;
  return { left, top, width: FRAME.right - margin - left, height: FLOOR - margin - top };
}

/** The title in the largest font size that fits; the smallest takes any. */
function fittedTitle(faces: Faces, title: string, width: number) {
  const options = TITLES.map(({ size, lines: maxLines }) => {
    const style: Style = { face: 'title', size, leading: size * 1.02 };
    const lines = layoutText(faces, style, title, width);
    // A break within a word makes more words than the title has.
    const isWhole = countWords(lines.map(lineText).join(' ')) === countWords(title);
    return { style, lines, fits: lines.length <= maxLines && isWhole };
  });
  return options.find(({ fits }) => fits) ?? (options.at(-1) as (typeof options)[number]);
}

const countWords = (text: string) => text.split(/\s+/).length;

/** Ascent and side bearing of the title's face, as parts of the font size. */
const TITLE_FACE = { ascent: 0.86, bearing: 0.03 };
/**
 * Distances in pixels: the group's baseline from the top, the title from it, the
 * note from the title and the title block.
 */
const SPACING = { group: 20, title: 26, note: 20, bottom: 24 };
const MAX_NOTE_LINES = 5;

/** The title, with group and note. */
function heading(faces: Faces, image: ShareImage): string {
  const width = image.picture.wide ? COLUMN.wide : COLUMN.usual;
  const { style, lines } = fittedTitle(faces, image.title, width);
  const x = FRAME.left + PAD;
  const start = FRAME.top + PAD;
  const groupLine = start + SPACING.group;
  const top = image.group ? groupLine + SPACING.title : start;
  const group = image.group
    ? textPath(faces, LABEL, shortened(faces, image.group, width, 1)[0] ?? '', x, groupLine, DAY.faint)
    : '';
  const title = lines.map((line, i) => {
    const baseline = top + style.size * TITLE_FACE.ascent + i * style.leading;
    return textPath(faces, style, lineText(line), x - style.size * TITLE_FACE.bearing, baseline);
  });
  const noteTop = top + lines.length * style.leading + SPACING.note;
  const room = Math.floor((FLOOR - SPACING.bottom - noteTop) / LABEL.leading);
  const max = Math.min(MAX_NOTE_LINES, room);
  const note = image.note && max > 0 ? shortened(faces, image.note, width, max) : [];
  return [
    group,
    ...title,
    ...note.map((text, i) => {
      const baseline = noteTop + LABEL.size + i * LABEL.leading;
      return textPath(faces, LABEL, text, x, baseline, DAY.faint);
    }),
  ].join('');
}

/** Breaks a text into at most `maxLines` lines, and cuts the rest after a word. */
function shortened(faces: Faces, text: string, width: number, maxLines: number): string[] {
  const set = (words: string) => layoutText(faces, LABEL, words, width).map(lineText);
  let lines = set(text);
  for (let words = text.split(' '); lines.length > maxLines && words.length > 1; ) {
    words = words.slice(0, -1);
    lines = set(`${words.join(' ').replace(/[,;:.]$/, '')} …`);
  }
  return lines.slice(0, maxLines);
}

function titleBlock(faces: Faces, image: ShareImage): string {
  const { left, right, bottom } = FRAME;
  const base = FLOOR + BLOCK / 2 + 12;
  return [
    stroke(`M${left} ${FLOOR}H${right}`, DAY.ink, 3),
    stroke(`M${SPLIT} ${FLOOR}V${bottom}`, DAY.ink, 1.5),
    `<path transform="translate(${left + PAD - 6} ${FLOOR + 17}) scale(1.5)" fill="${DAY.signal}" fill-rule="evenodd" d="${LOGO}"/>`,
    textPath(faces, NAME, image.institute, left + PAD + 68, base),
    textPath(faces, LABEL, image.places.join(' · '), SPLIT + 28, base - 2),
    textPath(faces, LABEL, `Since ${image.founded}`, right - 28, base - 2, DAY.faint, 'end'),
  ].join('');
}
