interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Zone marks of a drawing sheet (ISO 5457): figures across, letters down.
 * @param margin width of the margin that contains the marks
 * @returns SVG path data of the lines between zones, and each letter with the centre of its zone
 */
export function zoneMarks(
  { left, top, right, bottom }: Frame,
  margin: number,
  columns: number,
  rows: number,
) {
  const [width, height] = [(right - left) / columns, (bottom - top) / rows];
  const xs = Array.from({ length: columns }, (_, i) => left + i * width);
  const ys = Array.from({ length: rows }, (_, i) => top + i * height);
  const lines = [
    ...xs.slice(1).map((x) => `M${x} ${top - margin}v${margin}M${x} ${bottom}v${margin}`),
    ...ys.slice(1).map((y) => `M${left - margin} ${y}h${margin}M${right} ${y}h${margin}`),
  ];
  const letters = [
    ...xs.flatMap((x, i) =>
      [top - margin / 2, bottom + margin / 2].map((y) => ({ text: `${i + 1}`, x: x + width / 2, y })),
    ),
    ...ys.flatMap((y, i) =>
      [left - margin / 2, right + margin / 2].map((x) => ({
        text: 'ABCDEFGH'[i] ?? '',
        x,
        y: y + height / 2,
      })),
    ),
  ];
  return { lines: lines.join(''), letters };
}
