import fs from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/client/inline';
import { type Content, fileOf, pageWith, routes } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/reviews';
import { write } from './finish-page';
import { finishPages } from './finish-pages';
import { writeHostFiles, writePlatformFiles } from './hosts';
import { hostRules } from './hosts/rules';
import { LICENCES_FILE, licencesFile } from './licences';
import { writeRelease } from './release';
import { CHUNKS, chunksOf, keepState, type Plan } from './reuse';
import { reviewsFrame } from './reviews';

export interface Report {
  pages: number;
  files: number;
}

/** What Next writes for its client router: visitors move between documents here, so nobody would ask for it. */
const ROUTER_FILES = /^(?!robots\.txt$).*\.txt$|(^|\/)_not-found|(^|\/)404\/|(^|\/)_(build|ssg|clientMiddleware)Manifest\.js$/;

/**
 * Makes the deliverable of Next's export: one file a page, scripts deferred, styles inlined, its policy in it, aliases
 * copied; with it what hosts read, and the list of all files. It is written beside the last one and takes its place
 * only when it is whole.
 * @param content the site's content
 * @param from folder of Next's export
 * @param to folder of the deliverable
 * @param plan which pages are taken from the last deliverable
 * @throws when Next's output is not of the shape that the steps know, or a page holds what its policy would not allow
 */
export async function finishExport(content: Content, from: string, to: string, plan: Plan): Promise<Report> {
  if (plan.reused.size > 0 && chunksOf(from).join() !== plan.chunks.join()) throw new StaleExport();
  const fresh = `${to}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  const { site } = content;
  const pages = [
    ...routes(content).map(({ path: at, file, aliases }) => ({ at, source: file, names: [file, ...aliases.map(fileOf)] })),
    { at: '/404', source: fileOf(pageWith(content, 'not-found').path), names: ['404.html'] },
  ];
  copyAssets(from, fresh, new Set(pages.flatMap((p) => [p.source, ...p.names])));
  hintCompilers(fresh);
  for (const { names } of pages.filter((p) => plan.reused.has(p.at))) takeOver(to, fresh, names);
  await finishPages(
    pages.filter((p) => !plan.reused.has(p.at)),
    {
      from,
      to: fresh,
      scripts: INLINE_SCRIPTS.map(inlineScript),
      frames: site.branches.map((branch) => branch.map.embed),
      enquiryHost: site.enquiryHost,
      reviewsFrame: REVIEWS_FRAME,
    },
  );
  const { script } = site.reviews;
  if (script) write(path.join(fresh, fileOf(REVIEWS_FRAME)), reviewsFrame(script, site.name));
  const rules = hostRules(script ? { reviewsFrame: REVIEWS_FRAME } : {});
  writePlatformFiles(rules, fresh);
  write(path.join(fresh, LICENCES_FILE), licencesFile());
  const { files } = writeRelease(fresh);

  const old = `${to}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(to)) fs.renameSync(to, old);
  fs.renameSync(fresh, to);
  fs.rmSync(old, { recursive: true, force: true });
  keepState(plan, to);
  writeHostFiles(rules, to, site.siteUrl);
  return { pages: pages.length, files: files.length + 1 };
}

/** The code's files have other names than those that the last pages refer to: every page must be rendered. */
export class StaleExport extends Error {}

/** A page of the last deliverable with its payload, as it is. */
function takeOver(last: string, fresh: string, names: string[]) {
  const payload = /data-hydrate="\/(_next\/static\/flight\/\w+\.js)/.exec(fs.readFileSync(path.join(last, names[0] ?? ''), 'utf8'))?.[1];
  for (const name of [...names, ...(payload ? [payload] : [])]) {
    const target = path.join(fresh, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (!fs.existsSync(target)) fs.linkSync(path.join(last, name), target);
  }
}

/**
 * Says of Next's scripts that all of them will be run: Chromium then compiles them beside the page's own thread, as
 * they come, and not when a visitor already types (V8's explicit compile hints; to other engines it is a comment).
 */
function hintCompilers(root: string) {
  for (const name of chunksOf(root)) {
    const file = path.join(root, CHUNKS, name);
    if (name.endsWith('.js')) write(file, `//# allFunctionsCalledOnLoad\n${fs.readFileSync(file, 'utf8')}`);
  }
}

/** Everything in the export that is neither a page nor the client router's. */
function copyAssets(from: string, to: string, pages: ReadonlySet<string>) {
  fs.cpSync(from, to, {
    recursive: true,
    filter: (source) => {
      const name = path.relative(from, source);
      if (name === '') return true;
      if (fs.statSync(source).isDirectory()) return !pages.has(`${name}.html`) && !ROUTER_FILES.test(`${name}/`);
      return !pages.has(name) && !ROUTER_FILES.test(name);
    },
  });
}
