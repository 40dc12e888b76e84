import fs from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/client/inline';
import { type Content, fileOf, pageWith, routes } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/reviews';
import { deferScripts } from './defer';
import { parse, serialize } from './dom';
import { writeHostFiles, writePlatformFiles } from './hosts';
import { hostRules } from './hosts/rules';
import { inlineStyles } from './inline-css';
import { LICENCES_FILE, licencesFile } from './licences';
import { addPolicy } from './policy';
import { checkNames, listFiles, writeRelease } from './release';
import { chunksOf, keepState, type Plan } from './reuse';
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
  const ours = new Set(INLINE_SCRIPTS.map(inlineScript));
  const { site } = content;
  const frames = new Set(site.branches.map((branch) => branch.map.embed));
  const missing = pageWith(content, 'not-found');
  const pages = [
    ...routes(content).map((route) => ({ ...route, source: route.file })),
    { path: '/404', source: fileOf(missing.path), file: '404.html', aliases: [] },
  ];
  const payloads = new Map<string, string>();

  copyAssets(from, fresh, new Set(pages.flatMap((p) => [p.source, p.file])));
  for (const { path: at, source, file, aliases } of pages) {
    if (plan.reused.has(at)) {
      takeOver(to, fresh, [file, ...aliases.map(fileOf)]);
      continue;
    }
    const page = parse(fs.readFileSync(path.join(from, source), 'utf8'));
    try {
      const { payload } = deferScripts(page, ours);
      if (payload) payloads.set(payload.path, payload.text);
      const styles = new Set(inlineStyles(page, from));
      addPolicy(page, { scripts: ours, styles, frames, enquiryHost: site.enquiryHost, reviewsFrame: REVIEWS_FRAME });
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
    const html = serialize(page);
    // An alias is the same bytes: on a disk that ignores case both names are one file, and nothing is lost.
    for (const name of [file, ...aliases.map(fileOf)]) write(path.join(fresh, name), html);
  }
  for (const [name, text] of payloads) write(path.join(fresh, name), text);
  const { script } = site.reviews;
  if (script) write(path.join(fresh, fileOf(REVIEWS_FRAME)), reviewsFrame(script, site.name));
  const rules = hostRules(script ? { reviewsFrame: REVIEWS_FRAME } : {});
  writePlatformFiles(rules, fresh);
  write(path.join(fresh, LICENCES_FILE), licencesFile());
  checkNames(listFiles(fresh));
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

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
