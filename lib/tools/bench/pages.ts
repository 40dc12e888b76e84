import { attribute, elements, parse, remove, serialize } from '@/lib/format/dom';
import { astroVariant } from './astro';
import { serveVariant, type Variant } from './file-host';
import { median } from './measure';
import { launchBrowser, onPhone } from './phone';
import { type Sample, tapToReady, visit } from './visit';

/** How much slower than the same page without script the first and the largest paint may be. */
const GOAL = 1.05;

const LIMIT = 'the limit: our page without any script';
const NEXT = 'plain Next export';
const OURS = 'our page';
const BEFORE = 'before';

/** Our page, the same page without any script (the limit), how others would ship it, and an earlier export (`BEFORE`). */
function variants(out: string, paths: string[]): Variant[] {
  const astro = astroVariant(out, paths);
  return [
    { name: LIMIT, roots: [out], change: withoutScripts },
    { name: OURS, roots: [out] },
    ...(process.env.BEFORE
      ? [{ name: `${BEFORE}: ${process.env.BEFORE}`, roots: [process.env.BEFORE] }]
      : []),
    { name: NEXT, roots: ['.export'] },
    ...(astro ? [astro] : []),
  ];
}

function withoutScripts(html: string): string {
  const page = parse(html);
  for (const element of [...elements(page)]) {
    const policy = element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined;
    if (policy || (element.tagName === 'script' && !/json/.test(attribute(element, 'type') ?? '')))
      remove(element);
  }
  return serialize(page);
}

const HEAD = [
  `| page | HTML kB | kB moved | requests | before first paint | script kB | FCP ms | LCP ms | FCP / limit | LCP / limit | blocking ms | CLS |`,
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
];

/** A row of medians. `limit` are the samples of the page without script. */
function row(name: string, html: number, samples: Sample[], limit: Sample[]): string {
  const of = (key: keyof Sample, from = samples) => median(from.map((s) => s[key]));
  const ratio = (key: 'fcp' | 'lcp') => (of(key) / of(key, limit)).toFixed(3);
  const early = `${of('early')}, of them ${of('earlyFonts')} fonts`;
  const cells = [
    (html / 1000).toFixed(1),
    of('kilobytes').toFixed(1),
    of('requests'),
    early,
    of('scripts').toFixed(1),
    of('fcp').toFixed(0),
    of('lcp').toFixed(0),
  ];
  return `| ${[name, ...cells, ratio('fcp'), ratio('lcp'), of('blocking').toFixed(0), of('cls').toFixed(3)].join(' | ')} |`;
}

/**
 * Measures a page in all variants, interleaved, on an emulated slow phone.
 * @param out folder of the deliverable; Next's own export of the same build must lie in `.export`
 * @param paths pages to visit
 * @param runs visits of each
 * @returns tables of medians
 */
export async function benchPages(out: string, paths: string[], runs: number): Promise<string> {
  const served = await Promise.all(
    variants(out, paths).map(async (variant) => ({ name: variant.name, host: await serveVariant(variant) })),
  );
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const lines = [
    `First visit, slow phone, medians of ${runs}; the goal is at most ${GOAL} of the limit, sizes are with brotli`,
  ];
  for (const at of paths) {
    const samples = served.map(() => [] as Sample[]);
    for (let run = 0; run < runs; run++)
      // Each begins as often as the others: whoever comes after a heavy page pays for its end.
      for (const i of served.keys()) {
        const turn = (i + run) % served.length;
        samples[turn]?.push(
          await onPhone(browser, (page, session) => visit(page, session, served[turn]?.host.url + at)),
        );
      }
    lines.push(
      `\n${at}\n`,
      ...HEAD,
      ...served.map(({ name, host }, i) => row(name, host.weigh(at), samples[i] ?? [], samples[0] ?? [])),
    );
  }
  lines.push(`\nTap in the form of /enquiry to hydrated, slow phone, medians of ${runs}, taken in turns`);
  // Next and Astro hydrate without being asked: the tap meets a form that has been paid for before, as blocking time.
  const withForm = served.filter(({ name }) => name === OURS || name.startsWith(BEFORE));
  const taps = withForm.map(() => [] as number[]);
  for (let run = 0; run < runs; run++)
    for (const [i, { host }] of withForm.entries())
      taps[i]?.push(
        await onPhone(browser, (page, session) => tapToReady(page, session, `${host.url}/enquiry`)),
      );
  lines.push(...withForm.map(({ name }, i) => `${name}: ${median(taps[i] ?? []).toFixed(0)} ms`));
  await browser.close();
  for (const { host } of served) host.close();
  return lines.join('\n');
}
