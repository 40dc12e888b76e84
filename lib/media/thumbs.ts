/**
 * Small pictures of the drawings for lists and menus: the isometric view alone, its edges as wide at 56 px as at 120.
 * A whole drawing is grey at that size, and weighs several times as much.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseDrawing } from './drawing-file';
import { type Counts, produce, saltOf, writeWhole } from './generate';

const FOLDER = path.join('public', 'drawings');
/** Strokes that come so near touch, in the drawing's units. */
const NEAR = 6;
/** Strokes that are shorter cannot be seen at 56 px. */
const SHORTEST = 5;

type Box = [left: number, top: number, right: number, bottom: number];
/** A part of a path that is drawn without lifting the pen. */
interface Stroke {
  d: string;
  box: Box;
  /** Points along it, no further apart than strokes that touch. */
  points: [number, number][];
}

/** Address of the thumb of a drawing. */
export const thumbOf = (drawing: string) => `/thumbs/${drawing}.svg`;

/** Address of the thumb of a group of the menus. */
export const groupThumb = (id: string) => thumbOf(fs.existsSync(path.join(FOLDER, `group-${id}.svg`)) ? `group-${id}` : 'default');

/** Makes the thumb of every drawing into `public/thumbs`. */
export async function makeThumbs(to = 'public'): Promise<Counts> {
  const names = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  const products = names.map((name) => ({ name, input: fs.readFileSync(path.join(FOLDER, name), 'utf8') }));
  return produce(`${to}/thumbs`, saltOf(['lib/media/thumbs.ts'], []), products, async (orders) => {
    for (const { input, file } of orders) writeWhole(file, Buffer.from(thumb(input, file)));
  });
}

/** The isometric view of a drawing, in whole units, as a drawing of its own. */
export function thumb(svg: string, name: string): string {
  const { paths } = parseDrawing(svg, name);
  const strokes = (...kinds: string[]) => paths.filter((p) => kinds.includes(p.kind)).flatMap(({ d }) => strokesIn(d));
  const fills = strokes('fill');
  const view = viewOf(strokes('edge', 'accent'), fills);
  const bounds = around(view);
  const [left, top, right, bottom] = bounds.map(Math.round) as Box;
  const drawn = (some: Stroke[]) => some.map(({ d }) => d).join('');
  const seen = ({ box: [l, t, r, b] }: Stroke) => r - l + (b - t) > SHORTEST;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - 4} ${top - 4} ${right - left + 8} ${bottom - top + 8}">`,
    '<style>svg{color:#16232e}@media(prefers-color-scheme:dark){svg{color:#dbe7ef}}</style>',
    `<path fill="currentColor" fill-opacity=".1" d="${drawn(fills.filter(({ box }) => overlap(box, bounds)))}"/>`,
    `<path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="round" vector-effect="non-scaling-stroke" d="${drawn(view.filter(seen))}"/>`,
    '</svg>',
  ].join('');
}

/** The strokes of a path as the drawings write it: M absolute, l h v c a relative, z. */
function strokesIn(d: string): Stroke[] {
  return (d.match(/M[^M]*/g) ?? []).map((part) => {
    let [x, y] = [0, 0];
    // Where the pen is in whole units: rounding must not add up along a stroke.
    let [atX, atY] = [0, 0];
    const points: Stroke['points'] = [];
    let text = '';
    const pair = (dx: number, dy: number) => [Math.round(x + dx) - atX, Math.round(y + dy) - atY] as const;
    const along = (at: (t: number) => [number, number]) => {
      for (let t = 0.125; t < 1; t += 0.125) points.push([x + at(t)[0], y + at(t)[1]]);
    };
    const moveBy = (dx: number, dy: number) => {
      const steps = points.length > 0 ? Math.ceil(Math.hypot(dx, dy) / NEAR) || 1 : 1;
      for (let k = 1; k <= steps; k++) points.push([x + (dx * k) / steps, y + (dy * k) / steps]);
      x += dx;
      y += dy;
      [atX, atY] = [Math.round(x), Math.round(y)];
    };
    for (const [, letter = '', rest = ''] of part.matchAll(/([MlhvcazMLHVCAZ])([^a-zA-Z]*)/g)) {
      const numbers = numbersIn(rest, letter === 'a');
      if (letter === 'z') text += 'z';
      for (let i = 0; i < numbers.length; ) {
        const n = (k: number) => numbers[i + k] ?? 0;
        if (letter === 'M' && i === 0) {
          moveBy(n(0), n(1));
          text += `M${atX} ${atY}`;
          i += 2;
        } else if (letter === 'M' || letter === 'l') {
          const [dx, dy] = letter === 'M' ? [n(0) - x, n(1) - y] : [n(0), n(1)];
          const [a, b] = pair(dx, dy);
          if (a || b) text += `l${a} ${b}`;
          moveBy(dx, dy);
          i += 2;
        } else if (letter === 'h' || letter === 'v') {
          const [dx, dy] = letter === 'h' ? [n(0), 0] : [0, n(0)];
          const [a, b] = pair(dx, dy);
          if (a || b) text += `${letter}${letter === 'h' ? a : b}`;
          moveBy(dx, dy);
          i += 1;
        } else if (letter === 'c') {
          const points = [pair(n(0), n(1)), pair(n(2), n(3)), pair(n(4), n(5))].flat();
          if (points.some(Boolean)) text += `c${points.join(' ')}`;
          along((t) => [0, 1].map((k) => 3 * (1 - t) ** 2 * t * n(k) + 3 * (1 - t) * t * t * n(k + 2) + t ** 3 * n(k + 4)) as [number, number]);
          moveBy(n(4), n(5));
          i += 6;
        } else {
          const [a, b] = pair(n(5), n(6));
          if (a || b) text += `a${Math.round(n(0))} ${Math.round(n(1))} ${n(2)} ${n(3)} ${n(4)} ${a} ${b}`;
          along(arc(n(0), n(3), n(4), n(5), n(6)));
          moveBy(n(5), n(6));
          i += 7;
        }
      }
    }
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    return { d: text.replace(/ -/g, '-'), box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], points };
  });
}

/** Points of a circle's arc from 0, 0 to x, y. (Drawings write ellipses as curves.) */
function arc(r: number, large: number, sweep: number, x: number, y: number): (t: number) => [number, number] {
  const half = Math.hypot(x, y) / 2;
  const side = ((large === sweep ? 1 : -1) * Math.sqrt(Math.max(0, (r / half) ** 2 - 1))) / 2;
  const [cx, cy] = [x / 2 + side * y, y / 2 - side * x];
  const from = Math.atan2(-cy, -cx);
  const to = Math.atan2(y - cy, x - cx);
  const turn = sweep ? (to - from + 2 * Math.PI) % (2 * Math.PI) : -((from - to + 2 * Math.PI) % (2 * Math.PI));
  return (t) => [cx + Math.max(r, half) * Math.cos(from + t * turn), cy + Math.max(r, half) * Math.sin(from + t * turn)];
}

/** Numbers of a command; an arc's two flags may stand without a space. */
function numbersIn(text: string, arc: boolean): number[] {
  const all = (t: string) => (t.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  if (!arc) return all(text);
  return [
    ...text.matchAll(/\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g),
  ].flatMap(([, ...found]) => found.map(Number));
}

/**
 * The strokes of the isometric view: of the heaps of strokes that touch, the largest with shaded faces; where no face is
 * shaded, the largest.
 */
function viewOf(edges: Stroke[], fills: Stroke[]): Stroke[] {
  const shaded = new Set(fills.flatMap(cellsOf));
  const heaps: { strokes: Stroke[]; cells: Set<string> }[] = [];
  for (const stroke of edges) {
    const heap = { strokes: [stroke], cells: new Set(cellsOf(stroke)) };
    for (let i = heaps.length - 1; i >= 0; i--) {
      const other = heaps[i];
      if (!other || ![...heap.cells].some((c) => other.cells.has(c))) continue;
      heap.strokes.push(...other.strokes);
      heap.cells = new Set([...heap.cells, ...other.cells]);
      heaps.splice(i, 1);
    }
    heaps.push(heap);
  }
  const lit = heaps.filter(({ cells }) => [...cells].some((c) => shaded.has(c)));
  const candidates = (lit.length > 0 ? lit : heaps).map((heap) => ({ ...heap, box: around(heap.strokes) }));
  const [view] = candidates.sort((a, b) => area(b.box) - area(a.box));
  // The parts of an exploded view lie over each other.
  return candidates.filter(({ box }) => view && overlap(box, view.box)).flatMap(({ strokes }) => strokes);
}

const area = ([l, t, r, b]: Box) => (r - l) * (b - t);
const overlap = (a: Box, b: Box) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
const cellsOf = ({ points }: Stroke) => points.map(([x, y]) => `${Math.round(x / NEAR)} ${Math.round(y / NEAR)}`);

function around(strokes: Stroke[]): Box {
  const side = (pick: (...numbers: number[]) => number, i: number) => pick(...strokes.map(({ box }) => box[i] ?? 0));
  return [side(Math.min, 0), side(Math.min, 1), side(Math.max, 2), side(Math.max, 3)];
}
