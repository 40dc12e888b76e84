import { median } from './measure';
import { type Report, visit } from './undriven';

const [FROM, TO] = ['/course', '/catia'];
const LATENCY_MS = 150;
/** Time a pointer stays on a link before the press; our script waits 100 ms of it. */
const HOVERS_MS = [0, 200, 400, 800];

/**
 * From the press on a link to the next page's content, each answer 150 ms away, after the pointer has rested for a
 * while.
 * @param out folder of the deliverable
 * @returns a table of medians
 */
export async function benchHover(out: string, runs: number): Promise<string> {
  const found = HOVERS_MS.map(() => [] as Report[]);
  for (let run = 0; run < runs; run++)
    for (const [i, hover] of HOVERS_MS.entries()) found[i]?.push(await follow(out, hover));
  const lines = HOVERS_MS.map((hover, i) => {
    const reports = found[i] ?? [];
    const prerendered = reports.filter((r) => r.activationStart > 0).length;
    return `| ${hover ? `${hover} ms on the link` : 'no hover'} | ${median(reports.map((r) => Number(r.content))).toFixed(0)} | ${prerendered} of ${runs} |`;
  });
  return [
    `${FROM} to ${TO}, every answer ${LATENCY_MS} ms away, medians of ${runs}`,
    '',
    '| before the press | content after ms | prerendered |',
    '|---|--:|--:|',
    ...lines,
  ].join('\n');
}

/** The pointer comes, rests, presses; the next page says when it was seen. Times are of the same clock. */
async function follow(out: string, rest: number): Promise<Report> {
  const { report, close } = await visit(`${FROM}?rest=${rest}&to=${TO}`, {
    root: out,
    latency: LATENCY_MS,
    steps: {
      [FROM]: async ({ heard, hover, link }) => {
        const asked = new URLSearchParams(location.search);
        const [rest, to] = [Number(asked.get('rest')), asked.get('to') ?? ''];
        await heard(location.pathname, 'settled');
        if (rest) hover(to);
        setTimeout(() => {
          sessionStorage.setItem('pressed', String(Date.now()));
          link(to).click();
        }, rest);
      },
      [TO]: ({ tell }) => {
        // A frame was drawn before the turn that follows it.
        const seen = () =>
          requestAnimationFrame(() =>
            setTimeout(() =>
              tell('seen', { content: Date.now() - Number(sessionStorage.getItem('pressed')) }),
            ),
          );
        const painted = new PerformanceObserver(() => {
          painted.disconnect();
          seen();
        });
        if ((document as Document & { prerendering?: boolean }).prerendering)
          document.addEventListener('prerenderingchange', seen, { once: true });
        else painted.observe({ type: 'paint', buffered: true });
      },
    },
  });
  try {
    return await report(TO, 'seen');
  } finally {
    await close();
  }
}
