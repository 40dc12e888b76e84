/** A table's cell that is a time: `30 min`, `11–14 min`. */
const MINUTES = /<td>((?:(\d+)–)?(\d+) min)<\/td>/g;

/**
 * Draws the times of a table as dimensions under their words, all to one scale, where there are three or more.
 * @param html of a section
 * @returns the same with an SVG in each of those cells, which says nothing that its words do not
 */
export function withBars(html: string): string {
  const times = [...html.matchAll(MINUTES)];
  if (times.length < 3) return html;
  const longest = Math.max(...times.map(([, , , to]) => Number(to)));
  return html.replace(MINUTES, (_, words, from, to) => {
    const ticks = ['0', from, to].filter(Boolean).map((x) => `M${x} 0v6`);
    return `<td>${words}<svg class="bar" viewBox="0 0 ${longest} 6" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d="${ticks.join('')}M0 3h${to}"/></svg></td>`;
  });
}
