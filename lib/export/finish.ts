import fs from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/browser/inline';
import { PRERENDER_RULES } from '@/lib/browser/prerender';
import { type Content, fileOf, pageWith, routes } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { hostsDir, writeHostFiles, writePlatformFiles } from '@/lib/hosting';
import { hostRules } from '@/lib/hosting/rules';
import { write } from './finish-page';
import { finishPages } from './finish-pages';
import type { IslandScripts } from './islands';
import { LICENCES_FILE, licencesFile } from './licences';
import { writeRelease } from './release-manifest';
import { replaceFolder } from './replace';
import { forgetState, keepState, type Plan } from './reuse';
import { reviewsFrame } from './reviews';

export interface Report {
  pages: number;
  files: number;
}

/** What Next makes at the root of its export beside pages, from the routes in `app/` of these names. */
const METADATA_FILES = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml'];

/**
 * Makes the deliverable: of each page of Next's export one file with its styles and its policy in it, aliases copied,
 * the islands' scripts, what lies in `public/`, what hosts read, and the list of all files. It is written beside the
 * last one and takes its place only when it is whole.
 * @param content the site's content
 * @param from folder of Next's export
 * @param to folder of the deliverable
 * @param islands scripts of the islands
 * @param plan which pages are taken from the last deliverable
 * @param beside further files for `out.hosts/`, by name
 * @throws when a file cannot be written: the last deliverable is then as it was; when Next's output is not of the shape that the steps know, or a page holds what its policy would not allow
 */
export async function finishExport(
  content: Content,
  from: string,
  to: string,
  islands: IslandScripts,
  plan: Plan,
  beside: Record<string, string> = {},
): Promise<Report> {
  const fresh = `${to}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  try {
    return await finishInto(fresh, content, from, to, islands, plan, beside);
  } catch (error) {
    // What is half done would only fill the disk.
    fs.rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

/** Makes the deliverable in a folder beside its place, and moves it there. */
async function finishInto(
  fresh: string,
  content: Content,
  from: string,
  to: string,
  islands: IslandScripts,
  plan: Plan,
  beside: Record<string, string>,
): Promise<Report> {
  const { site } = content;
  const pages = [
    ...routes(content).map(({ path: at, file, aliases }) => ({ at, source: file, names: [file, ...aliases.map(fileOf)] })),
    { at: '/404', source: fileOf(pageWith(content, 'not-found').path), names: ['404.html'] },
  ];
  fs.mkdirSync(fresh);
  for (const entry of fs.readdirSync('public', { withFileTypes: true }))
    if (entry.isFile()) fs.copyFileSync(path.join('public', entry.name), path.join(fresh, entry.name));
  for (const name of METADATA_FILES) fs.copyFileSync(path.join(from, name), path.join(fresh, name));
  for (const { url, text } of [islands.react, ...Object.values(islands.islands)]) write(path.join(fresh, url), text);
  for (const name of pages.filter((p) => plan.reused.has(p.at)).flatMap((p) => p.names)) reuse(to, fresh, name);
  await finishPages(
    pages.filter((p) => !plan.reused.has(p.at)),
    {
      from,
      to: fresh,
      scripts: [...INLINE_SCRIPTS.map(inlineScript), PRERENDER_RULES],
      islands,
      frames: site.branches.map((branch) => branch.map.embed),
      enquiryHost: site.enquiryHost,
      reviewsFrame: REVIEWS_FRAME,
    },
  );
  copyReferenced(from, fresh);
  const { script } = site.reviews;
  if (script) write(path.join(fresh, fileOf(REVIEWS_FRAME)), reviewsFrame(script, site.name));
  const rules = hostRules(script ? { reviewsFrame: REVIEWS_FRAME } : {});
  writePlatformFiles(rules, fresh);
  write(path.join(fresh, LICENCES_FILE), licencesFile());
  const { files } = writeRelease(fresh);

  const hosts = `${hostsDir(to)}.new`;
  writeHostFiles(rules, hosts, { out: path.basename(to), siteUrl: site.siteUrl, beside });
  replaceFolder(hosts, hostsDir(to));
  // While the folder is moved, the last state must not be taken for that of the new pages.
  forgetState(to);
  replaceFolder(fresh, to);
  keepState(plan, to);
  return { pages: pages.length, files: files.length + 1 };
}

/**
 * Copies what the pages refer to in the folders of `public/` and below Next's own (its fonts). What no page refers to
 * is not shipped: drawings in reserve, Next's scripts, sizes of a picture that are not offered.
 * @throws when a page refers to a file that is in neither
 */
function copyReferenced(from: string, fresh: string) {
  const folders = fs.readdirSync('public', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const reference = new RegExp(`/((?:_next|${folders.join('|')})/[^\\s"'<>\\\\),?#&;]+)`, 'g');
  const wanted = new Map<string, string>();
  for (const page of fs.readdirSync(fresh).filter((name) => name.endsWith('.html')))
    for (const [, name = ''] of fs.readFileSync(path.join(fresh, page), 'utf8').matchAll(reference)) wanted.set(decodeURIComponent(name), page);
  for (const [name, page] of wanted) {
    const source = ['public', from].map((root) => path.join(root, name)).find((file) => fs.existsSync(file));
    if (!source) throw new Error(`${page} refers to /${name}, which is neither in public/ nor in Next's export`);
    fs.mkdirSync(path.dirname(path.join(fresh, name)), { recursive: true });
    fs.copyFileSync(source, path.join(fresh, name));
  }
}

/** Takes a page of the last deliverable as it is. */
function reuse(last: string, fresh: string, name: string) {
  const target = path.join(fresh, name);
  // On a disk that ignores case an alias may be there already.
  if (!fs.existsSync(target)) fs.linkSync(path.join(last, name), target);
}
