/**
 * Reads a drawing of public/drawings for other writers than a browser: the PDF and the share images. The files have
 * a strict shape (content/artwork/drawings): a title, a style, then only paths and texts.
 */

/** Kinds of line, as their CSS classes. */
export type LineKind = 'edge' | 'soft' | 'hidden' | 'dim' | 'axis' | 'hatch' | 'fill' | 'accent';

/** Width and dashes of each kind of line in the drawing's units, as in its style sheet. A fill has neither. */
export const LINES: Record<LineKind, { width: number; dash?: number[] }> = {
  edge: { width: 1.6 },
  accent: { width: 1.6 },
  soft: { width: 0.7 },
  dim: { width: 0.7 },
  hatch: { width: 0.5 },
  hidden: { width: 0.7, dash: [5, 3] },
  axis: { width: 0.7, dash: [14, 3, 2, 3] },
  fill: { width: 0 },
};

/** Size of the lettering in the drawing's units. */
export const LETTERING = 12;

export interface DrawingFile {
  title: string;
  paths: { kind: LineKind; d: string }[];
  texts: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string }[];
}

/**
 * The parts of a drawing, in the order they are painted.
 * @param svg text of the file
 * @param name its name, for messages
 * @throws when the file has anything else than the drawings' own shape
 */
export function parseDrawing(svg: string, name: string): DrawingFile {
  const drawing: DrawingFile = { title: '', paths: [], texts: [] };
  const body = svg
    .replace(/^[\s\S]*?<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[\s\S]*?<\/style>/, '');
  for (const [whole, tag = '', attributes = '', content = ''] of body.matchAll(/<([a-z]+)([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)|<[^>]*>?/gi)) {
    const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1];
    const kind = attribute('class') ?? '';
    if (tag === 'title') drawing.title = decode(content);
    else if (tag === 'path' && kind in LINES) drawing.paths.push({ kind: kind as LineKind, d: attribute('d') ?? '' });
    else if (tag === 'text')
      drawing.texts.push({
        x: Number(attribute('x')),
        y: Number(attribute('y')),
        anchor: (attribute('text-anchor') ?? 'start') as 'start',
        text: decode(content),
      });
    else throw new Error(`${name}: ${whole.slice(0, 80)} is not known in a drawing. Make it again with content/artwork/drawings/make.py.`);
  }
  return drawing;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (all, hex, decimal, name) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? all),
  );
