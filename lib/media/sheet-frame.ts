interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Zone marks of a drawing sheet (ISO 5457): figures across, letters down.
 * @param band width of their margin
 * @returns SVG path data of the lines between zones, and each letter with the middle of its zone
 */
export function zoneMarks({ left, top, right, bottom }: Frame, band: number, columns: number, rows: number) {
  const [width, height] = [(right - left) / columns, (bottom - top) / rows];
  const xs = Array.from({ length: columns }, (_, i) => left + i * width);
  const ys = Array.from({ length: rows }, (_, i) => top + i * height);
  const lines = [
    ...xs.slice(1).map((x) => `M${x} ${top - band}v${band}M${x} ${bottom}v${band}`),
    ...ys.slice(1).map((y) => `M${left - band} ${y}h${band}M${right} ${y}h${band}`),
  ];
  const letters = [
    ...xs.flatMap((x, i) =>
      [top - band / 2, bottom + band / 2].map((y) => ({ text: `${i + 1}`, x: x + width / 2, y })),
    ),
    ...ys.flatMap((y, i) =>
      [left - band / 2, right + band / 2].map((x) => ({ text: 'ABCDEFGH'[i] ?? '', x, y: y + height / 2 })),
    ),
  ];
  return { lines: lines.join(''), letters };
}
