import fs from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';
import { serveRealNames } from './real-names';
import { ensureTools, importTool } from './tools';

/** The last that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12';
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
/** Asks search engines not to list them, which is what the SEO category is about. */
const UNLISTED = /<meta name="robots" content="[^"]*noindex/;

/** What of Lighthouse and of its launcher is used. */
interface Tools {
  default(url: string, flags: object): Promise<{ lhr: Report } | undefined>;
  launch(options: object): Promise<{ port: number; kill(): void }>;
}
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; details?: { items?: unknown[] } }>;
}

/**
 * Has Lighthouse judge every page of the export, under its real name, in the categories that are no measurement.
 * @param out folder of the deliverable
 * @param only pages, where not all are wanted
 * @returns every score below 100 with the audits that cost it, and how many pages were judged
 */
export async function benchLighthouse(out: string, only: string[] = []): Promise<string> {
  if (!ensureTools([LIGHTHOUSE])) return '';
  const { default: lighthouse } = (await importTool('lighthouse/core/index.js')) as Tools;
  const { launch } = (await importTool('chrome-launcher/dist/index.js')) as Tools;
  const site = await serveRealNames(out);
  const browser = await launch({ chromePath: findChromium(), chromeFlags: [...CHROMIUM_ARGS, ...site.args, '--headless'], logLevel: 'silent' });
  const pages = only.length > 0 ? only : pagesOf(out);
  const unlisted = pages.filter((at) => UNLISTED.test(fs.readFileSync(`${out}${at === '/' ? '/index' : at}.html`, 'utf8')));
  const judge = async (at: string): Promise<string[]> => {
    const onlyCategories = CATEGORIES.filter((name) => name !== 'seo' || !unlisted.includes(at));
    const result = await lighthouse(site.url + at, { port: browser.port, logLevel: 'silent', onlyCategories, throttlingMethod: 'provided' });
    if (!result || result.lhr.runtimeError) return [`${at}: ${result?.lhr.runtimeError?.message ?? 'no report'}`];
    const { categories, audits } = result.lhr;
    return Object.entries(categories).flatMap(([name, { score, auditRefs }]) => {
      if (score === 1) return [];
      const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
      return [`${at}: ${name} ${Math.round((score ?? 0) * 100)}, for ${failed.map(({ id }) => `${id} (${audits[id]?.title})`).join(', ')}`];
    });
  };
  const lines: string[] = [];
  for (const at of pages) lines.push(...(await judge(at)));
  browser.kill();
  await site.close();
  const verdict = lines.length === 0 ? 'all at 100' : `${lines.length} scores below 100:`;
  const without = unlisted.length > 0 ? ` (${unlisted.join(', ')} without SEO, since they ask not to be listed)` : '';
  return [`Lighthouse, ${CATEGORIES.join(', ')}: ${pages.length} pages judged${without}, ${verdict}`, ...lines].join('\n');
}

/** Every page that a visitor can be sent; the page of the 404 answer is none that Lighthouse would judge. */
const pagesOf = (out: string) =>
  fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort();
