import type { TableCell, Text } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Markup } from './html';

/** A cell that is a time: `30 min`, `11–14 min`. */
const MINUTES = /^(?:(\d+)–)?(\d+) min$/;

/**
 * Draws the times of tables as dimensions under their words, all to one scale, where there are three or more.
 * @returns the same blocks with an SVG in each of those cells, which says nothing that its words do not
 */
export function withBars(blocks: Markup): Markup {
  const cells = blocks.flatMap((block) =>
    block.type === 'table' ? block.children.slice(1).flatMap((row) => row.children) : [],
  );
  const times = new Map(cells.map((cell) => [cell, MINUTES.exec(plainTextOf(cell))]));
  const ends = [...times.values()].flatMap((time) => (time ? Number(time[2]) : []));
  if (ends.length < 3) return blocks;
  const longest = Math.max(...ends);
  const barred = (cell: TableCell): TableCell => {
    const [, from, to] = times.get(cell) ?? [];
    return to ? { ...cell, children: [...cell.children, bar(longest, to, from)] } : cell;
  };
  return blocks.map((block) =>
    block.type === 'table'
      ? { ...block, children: block.children.map((row) => ({ ...row, children: row.children.map(barred) })) }
      : block,
  );
}

function bar(longest: number, to: string, from: string | undefined): Text {
  const ticks = ['0', from, to].filter(Boolean).map((x) => `M${x} 0v6`);
  const scale = { className: ['bar'], viewBox: `0 0 ${longest} 6`, preserveAspectRatio: 'none' };
  const path = { d: `${ticks.join('')}M0 3h${to}` };
  return {
    type: 'text',
    value: '',
    data: {
      hName: 'svg',
      hProperties: { ...scale, ariaHidden: 'true', focusable: 'false' },
      hChildren: [{ type: 'element', tagName: 'path', properties: path, children: [] }],
    },
  };
}
