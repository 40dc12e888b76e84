/** Strokes of a drawing: its paths divided where the pen is lifted, each with the box that it fills. */
import type { DrawingFile, LineKind } from '../drawing-file';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Point = readonly [number, number];
export interface Stroke {
  kind: LineKind;
  d: string;
  points: Point[];
  box: Box;
}

/** Numbers that each command takes (SVG paths of content/artwork/drawings/sheet.py: an absolute M, the rest relative). */
const TAKES: Record<string, number> = { M: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

export const strokesOf = ({ paths }: DrawingFile): Stroke[] =>
  paths.flatMap(({ kind, d }) =>
    (d.match(/M[^M]*/g) ?? []).map((stroke) => {
      const points = pointsOf(stroke);
      return { kind, d: stroke, points, box: boxAround(points) };
    }),
  );

/** The commands of a stroke, each with its numbers. */
function* commandsOf(d: string): Generator<[string, number[]]> {
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const takes = TAKES[command];
    if (takes === undefined)
      throw new Error(`${d.slice(0, 40)}: the command ${command} is not known in a drawing`);
    if (takes === 0) yield [command, []];
    else for (let i = 0; i < numbers.length; i += takes) yield [command, numbers.slice(i, i + takes)];
  }
}

function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [command, n] of commandsOf(d)) {
    if (command === 'z') continue;
    const from: Point = [x, y];
    [x, y] = endOf(command, n, x, y);
    if (command === 'c')
      for (let i = 0; i < 4; i += 2) points.push([from[0] + (n[i] ?? 0), from[1] + (n[i + 1] ?? 0)]);
    // An arc is half of a circle, drawn along its middle.
    if (command === 'a') for (const side of [-1, 1]) points.push([(from[0] + x) / 2, y + side * (n[1] ?? 0)]);
    points.push([x, y]);
  }
  return points;
}

function endOf(command: string, n: number[], x: number, y: number): [number, number] {
  if (command === 'M') return [n[0] ?? 0, n[1] ?? 0];
  if (command === 'h') return [x + (n[0] ?? 0), y];
  if (command === 'v') return [x, y + (n[0] ?? 0)];
  return [x + (n.at(-2) ?? 0), y + (n.at(-1) ?? 0)];
}

export const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** The corners of a box, and the middles of its upper and lower edge. */
export const cornersOf = ({ left, top, right, bottom }: Box): Point[] =>
  [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y): Point => [x, y]));

export const join = (boxes: readonly Box[]): Box => boxAround(boxes.flatMap(cornersOf));

/** The same stroke on a grid so many units wide, without what rounding has made nothing: a small picture needs no more. */
export function coarser({ d }: Stroke, grid: number): string {
  let out = '';
  let [x, y] = [0, 0];
  // Where the pen stands on the grid: rounding never adds up.
  let [gx, gy] = [0, 0];
  const round = (v: number) => Math.round(v / grid);
  for (const [command, n] of commandsOf(d)) {
    if (command === 'z') {
      out += 'z';
      continue;
    }
    const [toX, toY] = endOf(command, n, x, y);
    const [hx, hy] = [round(toX), round(toY)];
    if (command === 'M') out += `M${hx} ${hy}`;
    else if (command === 'c') {
      const controls = [0, 2].flatMap((i) => [round(x + (n[i] ?? 0)) - gx, round(y + (n[i + 1] ?? 0)) - gy]);
      if (hx !== gx || hy !== gy) out += `c${numbers([...controls, hx - gx, hy - gy])}`;
    } else if (command === 'a') out += `a${round(n[0] ?? 0)} ${round(n[1] ?? 0)} 0 1 0 ${hx - gx} ${hy - gy}`;
    else if (hx !== gx || hy !== gy)
      out += hy === gy ? `h${hx - gx}` : hx === gx ? `v${hy - gy}` : `l${numbers([hx - gx, hy - gy])}`;
    [x, y, gx, gy] = [toX, toY, hx, hy];
  }
  return /[lhvca]/.test(out) ? out : '';
}

/** A minus sign parts numbers as well as a space does. */
const numbers = (list: number[]) => list.join(' ').replace(/ -/g, '-');
