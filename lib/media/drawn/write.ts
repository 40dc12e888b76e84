import { escapeHtml } from '@/lib/format/html';
import { type DrawingFile, LETTERING, LINES, type LineKind, startOf } from '../drawing-file';
import { DRAWING_SIZE, THUMB_SIZE } from '../drawings';
import { openFaces } from '../type/fonts';
import { pathOf, type Style, setLine } from '../type/set';
import { type Box, coarser, join, type Stroke } from './strokes';
import { PADDING, unitsToPixel, type View, viewsOf } from './views';

const DAY = { ink: '#16232e', accent: '#b4371a' } as const;
const NIGHT = { ink: '#dbe7ef', accent: '#ffab85' } as const;
const LETTERS: Style = { face: 'label', size: LETTERING * 1.12, leading: LETTERING };

/** Least size of a letter on a phone, in CSS pixels, and the room of a view there: the narrowest that is common is 360 wide. */
const LEAST = 11;
const PHONE = { width: 326, height: 217 } as const;

/** Units of a thumbnail to a pixel. */
const FINE = 2;

/** Width of an edge in a cell, where a drawing is 282 px wide (of its own 640 units) on a desk and 154 on a phone: 1.25 and 1.05 px. */
const CELL = { edge: 2.8, phone: 4.4, fine: 0.45 } as const;

function style(kinds: Iterable<LineKind>): string {
  const rules = [...new Set(kinds)].map((kind) => {
    if (kind === 'fill') return '.fill{fill:currentColor;fill-opacity:.08;stroke:none}';
    const { width, dash } = LINES[kind];
    const dashes = dash ? `stroke-dasharray:${dash.join(' ')};stroke-linecap:butt` : '';
    return `.${kind}{stroke-width:${width};${dashes}${kind === 'accent' ? `stroke:${DAY.accent}` : ''}}`;
  });
  return `svg{color:${DAY.ink}}path{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}.t{fill:currentColor;stroke:none}${rules.join('')}@media (prefers-color-scheme:dark){svg{color:${NIGHT.ink}}.accent{stroke:${NIGHT.accent}}}`;
}

const open = (viewBox: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`;

/** Strokes in the order of the sheet, one path for each run of a kind: layers of tone stay apart. */
function paths(strokes: Stroke[], data: (stroke: Stroke) => string = ({ d }) => d): string {
  const out: { kind: LineKind; d: string }[] = [];
  for (const stroke of strokes) {
    const last = out.at(-1);
    if (last?.kind === stroke.kind) last.d += data(stroke);
    else out.push({ kind: stroke.kind, d: data(stroke) });
  }
  return out.map(({ kind, d }) => d && `<path class="${kind}" d="${d}"/>`).join('');
}

/**
 * The drawing for pages: letters are outlines of the site's own face, and each view can be shown alone:
 * `/drawings/drawn/catia.svg#main`, `#rest`, and `#cell` for the largest view without its dimensions.
 */
export async function fullSvg(drawing: DrawingFile): Promise<string> {
  const { main, solid, rest } = viewsOf(drawing);
  const body = join(solid.map((s) => s.box));
  const faces = await openFaces({ label: drawing.texts.map((t) => t.text).join(' ') });
  const group = (id: string, { strokes, texts }: View) => {
    const letters = texts.map(({ x, y, anchor, text }) => {
      const line = setLine(faces, LETTERS, text);
      let at = startOf(x, line.width, anchor);
      const signs = [...text].map((char) => {
        const one = setLine(faces, LETTERS, char);
        if (!glyphs.has(char)) glyphs.set(char, pathOf(one, LETTERS, 0, 0).replace(/(\.\d)\d+/g, '$1'));
        const use = `<use href="#${idOf(char)}" x="${at.toFixed(1)}" y="${y}"/>`;
        at += one.width;
        return char === ' ' ? '' : use;
      });
      return `<g class="w">${signs.join('')}</g>`;
    });
    return `<g class="${id}">${paths(strokes)}${letters.join('')}</g>`;
  };
  const glyphs = new Map<string, string>();
  const { width, height } = DRAWING_SIZE;
  const view = (id: string, box: Box) => `<view id="${id}" viewBox="${padded(box)}"/>`;
  const groups = group('main', main) + (rest ? group('rest', rest) : '');
  glyphs.delete(' ');
  return [
    open(`0 0 ${width} ${height}`, width, height),
    `<title>${escapeHtml(drawing.title)}</title>`,
    `<style>${style(drawing.paths.map((p) => p.kind))}#main:target~.rest,#rest:target~.main{display:none}${legible(main, 'main')}${rest ? legible(rest, 'rest') : ''}${cell(body)}</style>`,
    view('main', main.box),
    view('cell', body),
    rest ? view('rest', rest.box) : '',
    `<defs>${[...glyphs].map(([char, d]) => `<path class="t" id="${idOf(char)}" d="${d}"/>`).join('')}</defs>`,
    groups,
    '</svg>\n',
  ].join('');
}

/** On a phone, where a view is shown alone, letters are at least 11 px: each word grows from its middle. */
function legible({ box, texts }: View, id: string): string {
  const factor = (LEAST / LETTERS.size) * unitsToPixel(box, PHONE);
  return texts.length > 0 && factor > 1
    ? `@media(max-width:400px){.${id}>.w{transform-box:fill-box;transform-origin:50%;scale:${factor.toFixed(2)}}}`
    : '';
}

/** In a cell the largest view stands alone, without letters that are too small to read, its edges as heavy as those of every other cell. */
function cell(box: Box): string {
  const widths = (edge: number) => {
    const width = edge * unitsToPixel(box, DRAWING_SIZE);
    return `#cell:target~.main>path{stroke-width:${width.toFixed(2)}}#cell:target~.main>:is(.soft,.hatch,.hidden){stroke-width:${(width * CELL.fine).toFixed(2)}}`;
  };
  return `#cell:target~.rest,#cell:target~.main>:is(.w,.dim,.axis){display:none}${widths(CELL.edge)}@media(max-width:220px){${widths(CELL.phone)}}`;
}

/** The largest view alone, set in the middle, coarse enough for a small picture: at most 3 KB. */
export function thumbSvg(drawing: DrawingFile): string {
  const { solid } = viewsOf(drawing);
  const box = join(solid.map((s) => s.box));
  const scale =
    Math.max(
      (box.right - box.left) / (THUMB_SIZE.width - 4),
      (box.bottom - box.top) / (THUMB_SIZE.height - 4),
    ) / FINE;
  const [w, h] = [THUMB_SIZE.width * FINE, THUMB_SIZE.height * FINE];
  const [x, y] = [(box.left + box.right) / 2 / scale - w / 2, (box.top + box.bottom) / 2 / scale - h / 2].map(
    Math.round,
  );
  const seen = solid.filter(
    ({ kind, box: b }) =>
      kind !== 'hatch' && kind !== 'hidden' && Math.max(b.right - b.left, b.bottom - b.top) > 4 * scale,
  );
  const kinds = seen.map(({ kind }) => kind);
  const thin = style(kinds).replace(/stroke-width:[\d.]+/g, (rule) =>
    rule.endsWith(':1.6') ? `stroke-width:${1.25 * FINE}` : `stroke-width:${0.6 * FINE}`,
  );
  // In a form's head the picture is half as large, beside a group's name half as large again: edges stay about a pixel.
  const sizes = `@media(max-width:80px){.edge,.accent{stroke-width:${2 * FINE}}}@media(min-width:150px){.edge,.accent{stroke-width:${0.8 * FINE}}}`;
  return `${open(`${x} ${y} ${w} ${h}`, THUMB_SIZE.width, THUMB_SIZE.height)}<style>${thin}${sizes}</style>${paths(seen, (s) => coarser(s, scale))}</svg>\n`;
}

const idOf = (char: string) => `u${char.codePointAt(0)?.toString(36)}`;

const padded = ({ left, top, right, bottom }: Box) =>
  [
    Math.floor(left - PADDING),
    Math.floor(top - PADDING),
    Math.ceil(right - left + 2 * PADDING),
    Math.ceil(bottom - top + 2 * PADDING),
  ].join(' ');
