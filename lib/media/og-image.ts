import { type Anchor, startOf } from './drawing-file';
import { LOGO } from './logo';
import { type Faces, openFaces } from './type/fonts';
import { layoutBalanced, layoutLine, layoutText, lineText, pathOf, type Style } from './type/layout';

/** What stands on a share image, as plain data. */
export interface OgImage {
  title: string;
  /** Small line over the title: the group of a course or service. */
  group?: string;
  /** Small lines under the title: what a page is about. */
  note?: string;
  institute: string;
  places: string[];
  founded: number;
  /** Stands beside the title. The rasterizer puts it there. */
  picture?: SharedPicture | undefined;
}

/** A picture of content/images, or a drawing. */
export interface SharedPicture {
  file: string;
  /** Of what the file holds: another picture makes another image. */
  hash: string;
  /** Whether it is 2:1. */
  wide: boolean;
}

/** Size that all networks show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const COLOURS = {
  paper: '#f0ede5',
  ink: '#16232e',
  faint: '#43505b',
  line: '#b9b6ab',
  signal: '#a83216',
  accent: '#b4371a',
} as const;
const FRAME = { left: 44, top: 36, right: 1156, bottom: 594 } as const;
/** Height of the title block. */
const BLOCK = 92;
const FLOOR = FRAME.bottom - BLOCK;
const PAD = 40;
/** Width of the title beside a picture, and beside a picture of 2:1, which needs more of the sheet. */
const COLUMN = { usual: 440, wide: 300 } as const;
const SPLIT = FRAME.left + PAD + COLUMN.usual + 26;
/** Sizes for the title, largest first, and the most lines it may take in each. */
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

/** The image as SVG without any text: letters are paths, since the rasterizer knows no fonts but the machine's. */
export async function ogImageSvg(sheet: OgImage): Promise<string> {
  const label = [
    sheet.group,
    sheet.note,
    sheet.places.join(' · '),
    `Since ${sheet.founded}`,
    '0123456789ABCDEF…',
  ].join(' ');
  const faces = await openFaces({ title: `${sheet.title} ${sheet.institute}`, label });
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>`,
    frame(faces),
    heading(faces, sheet),
    titleBlock(faces, sheet),
    '</svg>',
  ].join('');
}

const stroke = (d: string, color: string, weight: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${weight}"/>`;

function letters(
  faces: Faces,
  style: Style,
  text: string,
  x: number,
  y: number,
  color: string = COLOURS.ink,
  anchor: Anchor = 'start',
): string {
  const line = layoutLine(faces, style, text);
  return `<path d="${pathOf(line, style, startOf(x, line.width, anchor), y)}" fill="${color}"/>`;
}

/** Frame line with zone marks, as on every sheet of the institute. */
function frame(faces: Faces): string {
  const { left, top, right, bottom } = FRAME;
  const band = 22;
  const [columns, rows] = [6, 3];
  const ends = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 1)) / count);
  const [xs, ys] = [ends(left, right, columns), ends(top, bottom, rows)];
  const ticks = [
    ...xs.slice(0, -1).flatMap((x) => [`M${x} ${top - band}V${top}`, `M${x} ${bottom}v${band}`]),
    ...ys.slice(0, -1).flatMap((y) => [`M${left - band} ${y}H${left}`, `M${right} ${y}h${band}`]),
  ];
  const mark = (text: string, x: number, y: number) =>
    letters(faces, SMALL, text, x, y, COLOURS.faint, 'middle');
  const marks = [
    ...xs.flatMap((x, i) =>
      [top - 6, bottom + 17].map((y) => mark(String(i + 1), x - (right - left) / columns / 2, y)),
    ),
    ...ys.flatMap((y, i) =>
      [left - 11, right + 11].map((x) => mark('ABC'[i] ?? '', x, y - (bottom - top) / rows / 2 + 5)),
    ),
  ];
  return [
    stroke(`M${left - band} ${top - band}H${right + band}V${bottom + band}H${left - band}Z`, COLOURS.line, 1),
    stroke(ticks.join(''), COLOURS.faint, 1),
    stroke(`M${left} ${top}H${right}V${bottom}H${left}Z`, COLOURS.ink, 3),
    ...marks,
  ].join('');
}

/** Room of a picture. */
export function pictureBox({ wide }: SharedPicture) {
  const margin = 20;
  const left = SPLIT + margin - (wide ? COLUMN.usual - COLUMN.wide : 0);
  const top = FRAME.top + margin;
  return { left, top, width: FRAME.right - margin - left, height: FLOOR - margin - top };
}

/** The title, as large as it can stand beside the picture, with the small lines over and under it. */
function heading(faces: Faces, sheet: OgImage): string {
  const beside = sheet.picture?.wide ? COLUMN.wide : COLUMN.usual;
  const width = sheet.picture ? beside : FRAME.right - FRAME.left - 2 * PAD;
  const options = TITLES.map(({ size, lines }) => {
    const style: Style = { face: 'title', size, leading: size * 1.02 };
    return { style, lines, set: layoutBalanced(faces, style, sheet.title, width) };
  });
  const fits = options.find(
    ({ style, lines, set }) => set.length <= lines && !brokenWords(faces, style, sheet.title, width),
  );
  const { style, set } = fits ?? (options.at(-1) as (typeof options)[number]);
  const x = FRAME.left + PAD;
  const over = FRAME.top + PAD + 20;
  const top = sheet.group ? over + 26 : over - 20;
  const bottom = top + set.length * style.leading;
  const group = sheet.group
    ? letters(faces, LABEL, shortened(faces, sheet.group, width, 1)[0] ?? '', x, over, COLOURS.faint)
    : '';
  const lines = set.map(
    (line, i) =>
      `<path d="${pathOf(line, style, x - style.size * 0.03, top + style.size * 0.86 + i * style.leading)}" fill="${COLOURS.ink}"/>`,
  );
  const room = Math.min(5, Math.floor((FLOOR - 24 - bottom - 20) / LABEL.leading));
  const note = sheet.note && room > 0 ? shortened(faces, sheet.note, width, room) : [];
  return [
    group,
    ...lines,
    ...note.map((text, i) => letters(faces, LABEL, text, x, bottom + 44 + i * LABEL.leading, COLOURS.faint)),
  ].join('');
}

/** Whether a word alone is wider than the column, so that it would be broken in the middle. */
const brokenWords = (faces: Faces, style: Style, text: string, width: number) =>
  text.split(/\s+/).some((word) => layoutLine(faces, style, word).width > width);

/** A text in at most some lines, cut after a word where it is longer. */
function shortened(faces: Faces, text: string, width: number, most: number): string[] {
  const words = text.split(' ');
  for (let end = ''; ; end = ' …') {
    const lines = layoutText(
      faces,
      LABEL,
      words.join(' ').replace(end ? /[,;:.]$/ : /$^/, '') + end,
      width,
    ).map(lineText);
    if (lines.length <= most || words.length < 2) return lines.slice(0, most);
    words.pop();
  }
}

function titleBlock(faces: Faces, sheet: OgImage): string {
  const { left, right, bottom } = FRAME;
  const base = FLOOR + BLOCK / 2 + 12;
  return [
    stroke(`M${left} ${FLOOR}H${right}`, COLOURS.ink, 3),
    stroke(`M${SPLIT} ${FLOOR}V${bottom}`, COLOURS.ink, 1.5),
    `<path transform="translate(${left + PAD - 6} ${FLOOR + 17}) scale(1.5)" fill="${COLOURS.signal}" fill-rule="evenodd" d="${LOGO}"/>`,
    letters(faces, NAME, sheet.institute, left + PAD + 68, base),
    letters(faces, LABEL, sheet.places.join(' · '), SPLIT + 28, base - 2),
    letters(faces, LABEL, `Since ${sheet.founded}`, right - 28, base - 2, COLOURS.faint, 'end'),
  ].join('');
}
