import { type DrawingFile, LETTERING, startOf } from '../drawing-file';
import { type Box, boxAround, cornersOf, join, type Point, type Stroke, strokesOf } from './strokes';

type Lettering = DrawingFile['texts'][number];

/** One view of a sheet with its dimensions and letters, or all that is left of it. */
export interface View {
  strokes: Stroke[];
  texts: Lettering[];
  /** What it fills. */
  box: Box;
}

/** A view of it alone, on a phone. */
export const VIEW_SIZE = { width: 358, height: 239 } as const;
/** What is left free around a view that is shown alone, in units of the drawing. */
export const PADDING = 4;

/** What bodies are drawn with. Dimensions and centre lines lie around them, and some are in the accent colour. */
const SOLID = new Set(['edge', 'soft', 'fill']);
/** What is closer than this touches. */
const NEAR = 3.5;

/**
 * Divides a drawing: its largest view, as a rule the isometric one, and everything else.
 * @returns `rest` only where there is one
 */
export function viewsOf(drawing: DrawingFile): { main: View; solid: Stroke[]; rest?: View } {
  const strokes = strokesOf(drawing);
  const solids = strokes.filter(({ kind }) => SOLID.has(kind));
  const [largest, second] = clustersOf(solids).sort((a, b) => area(b.box) - area(a.box));
  if (!largest) throw new Error(`${drawing.title}: nothing is drawn`);
  // A compass or a section line beside a plan is no view.
  const one = !second || area(second.box) < area(largest.box) / 20;
  const owners = new Map(solids.map((stroke) => [stroke, one || largest.strokes.has(stroke)]));
  // Dimensions go with the body that they are nearest to, and letters with the nearest line of all.
  const nearest = (points: readonly Point[]) => nearestOf(owners, points);
  for (const [stroke, main] of strokes
    .filter((s) => !owners.has(s))
    .map((s) => [s, nearest(s.points)] as const))
    owners.set(stroke, main);
  const ofText = new Map(drawing.texts.map((text) => [text, nearest(cornersOf(boxOfText(text)))]));
  const view = (main: boolean): View => {
    const own = strokes.filter((stroke) => owners.get(stroke) === main);
    const texts = drawing.texts.filter((text) => ofText.get(text) === main);
    return { strokes: own, texts, box: join([...own.map(({ box }) => box), ...texts.map(boxOfText)]) };
  };
  const main = view(true);
  const rest = noLarger(view(false), main);
  const solid = main.strokes.filter(({ kind }) => kind !== 'dim' && kind !== 'axis');
  return { main, solid, ...(rest.strokes.length > 0 ? { rest } : {}) };
}

/** A view whose box is so wide that, shown as wide as another, its lines are not heavier; it is no higher than it must be. */
function noLarger(view: View, other: View): View {
  const { box } = view;
  const scale = Math.max(unitsToPixel(box, VIEW_SIZE), unitsToPixel(other.box, VIEW_SIZE));
  const x = (VIEW_SIZE.width * scale - 2 * PADDING - (box.right - box.left)) / 2;
  return { ...view, box: { ...box, left: box.left - x, right: box.right + x } };
}

/** Units of the drawing to a pixel, where a view fills a picture of some size. */
export const unitsToPixel = (
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
) => Math.max((right - left + 2 * PADDING) / width, (bottom - top + 2 * PADDING) / height);

/** The shape of a view that is shown alone. */
export const widthToHeight = ({ left, top, right, bottom }: Box) =>
  (right - left + 2 * PADDING) / (bottom - top + 2 * PADDING);

/** What hangs together: its strokes, and the box around them. */
interface Cluster {
  strokes: Set<Stroke>;
  box: Box;
}

/** What hangs together: strokes that touch, then parts of which one lies in the other, or is small and near. */
function clustersOf(strokes: Stroke[]): Cluster[] {
  let clusters = touching(strokes);
  for (;;) {
    const largest = Math.max(...clusters.map(({ box }) => area(box)));
    // The tightest first: what lies in a plan may lie in the empty corner of a slanting view's box as well.
    let [least, pair] = [Number.POSITIVE_INFINITY, [] as Cluster[]];
    for (const small of clusters)
      for (const large of clusters) {
        const looseness =
          small === large || area(small.box) > area(large.box)
            ? Number.POSITIVE_INFINITY
            : loosenessOf(small.box, large.box, largest);
        if (looseness < least) [least, pair] = [looseness, [small, large]];
      }
    if (pair.length === 0) return clusters;
    const whole = {
      strokes: new Set(pair.flatMap((c) => [...c.strokes])),
      box: join(pair.map((c) => c.box)),
    };
    clusters = [...clusters.filter((c) => !pair.includes(c)), whole];
  }
}

/** How loosely a box belongs to a larger one: as the size of what it lies in, then as near as small parts are; `Infinity` where it does not. */
function loosenessOf(small: Box, large: Box, largest: number): number {
  const common =
    Math.max(0, Math.min(small.right, large.right) - Math.max(small.left, large.left)) *
    Math.max(0, Math.min(small.bottom, large.bottom) - Math.max(small.top, large.top));
  if (common > area(small) * 0.7) return area(large);
  return area(small) < largest / 12 && distance(small, large) < NEAR
    ? largest + area(large)
    : Number.POSITIVE_INFINITY;
}

/** What is said of the stroke that comes nearest to any of some points. */
function nearestOf(strokes: ReadonlyMap<Stroke, boolean>, points: readonly Point[]): boolean {
  const around = boxAround(points);
  const byBox = [...strokes]
    .map(([stroke, main]) => ({ stroke, main, least: distance(stroke.box, around) }))
    .sort((a, b) => a.least - b.least);
  let [best, found] = [Number.POSITIVE_INFINITY, true];
  for (const { stroke, main, least } of byBox) {
    // No point of it is nearer, nor any of those that follow.
    if (least >= best) break;
    for (const [x, y] of along(stroke.points))
      for (const [px, py] of points) {
        const away = Math.hypot(x - px, y - py);
        if (away < best) [best, found] = [away, main];
      }
  }
  return found;
}

/** Strokes that touch each other, found on a grid of squares. */
function touching(strokes: Stroke[]): Cluster[] {
  const owner = strokes.map((_, i) => i);
  const find = (i: number): number => (owner[i] === i ? i : find(owner[i] as number));
  const squares = new Map<string, number>();
  for (const [i, { points }] of strokes.entries()) {
    for (const [x, y] of along(points)) {
      const square = `${Math.round(x / NEAR)} ${Math.round(y / NEAR)}`;
      const other = squares.get(square);
      if (other === undefined) squares.set(square, i);
      else owner[find(i)] = find(other);
    }
  }
  const clusters = new Map<number, Stroke[]>();
  for (const [i, stroke] of strokes.entries())
    clusters.set(find(i), [...(clusters.get(find(i)) ?? []), stroke]);
  return [...clusters.values()].map((own) => ({
    strokes: new Set(own),
    box: join(own.map(({ box }) => box)),
  }));
}

/** Points close enough together that no square between them is missed. */
function* along(points: readonly Point[]): Generator<Point> {
  for (const [i, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y];
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / (NEAR / 2)) || 1;
    for (let k = 1; k <= steps; k++)
      yield [fromX + ((x - fromX) * k) / steps, fromY + ((y - fromY) * k) / steps];
  }
}

const distance = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );
const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** About the room of a lettering: it is as wide as its face, which is condensed, has it. */
function boxOfText({ x, y, anchor, text }: Lettering): Box {
  const width = [...text].length * LETTERING * 0.5;
  const left = startOf(x, width, anchor);
  return { left, top: y - LETTERING * 0.8, right: left + width, bottom: y + LETTERING * 0.2 };
}
