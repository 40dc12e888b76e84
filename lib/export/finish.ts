import fs from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/client/inline';
import { type Content, fileOf, pageWith, routes } from '@/lib/content';
import { deferScripts } from './defer';
import { parse, serialize } from './dom';
import { inlineStyles } from './inline-css';

export interface Report {
  pages: number;
  files: number;
}

/** What Next writes for its client router: visitors move between documents here, so nobody would ask for it. */
const ROUTER_FILES = /\.txt$|(^|\/)_not-found|(^|\/)404\//;

/**
 * Makes the deliverable of Next's export: one file a page, scripts deferred, styles inlined, aliases copied. It is
 * written beside the last one and takes its place only when it is whole.
 * @param content the site's content
 * @param from folder of Next's export
 * @param to folder of the deliverable
 * @throws when Next's output is not of the shape that the steps know
 */
export async function finishExport(content: Content, from: string, to: string): Promise<Report> {
  const fresh = `${to}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  const ours = new Set(INLINE_SCRIPTS.map(inlineScript));
  const missing = pageWith(content, 'not-found');
  const pages = [...routes(content).map((route) => ({ ...route, source: route.file })), { source: fileOf(missing.path), file: '404.html', aliases: [] }];
  const payloads = new Map<string, string>();

  copyAssets(from, fresh, new Set(pages.flatMap((p) => [p.source, p.file])));
  for (const { source, file, aliases } of pages) {
    const page = parse(fs.readFileSync(path.join(from, source), 'utf8'));
    try {
      const { payload } = deferScripts(page, ours);
      if (payload) payloads.set(payload.path, payload.text);
      inlineStyles(page, from);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
    const html = serialize(page);
    // An alias is the same bytes: on a disk that ignores case both names are one file, and nothing is lost.
    for (const name of [file, ...aliases.map(fileOf)]) write(path.join(fresh, name), html);
  }
  for (const [name, text] of payloads) write(path.join(fresh, name), text);

  const old = `${to}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(to)) fs.renameSync(to, old);
  fs.renameSync(fresh, to);
  fs.rmSync(old, { recursive: true, force: true });
  return { pages: pages.length, files: fs.readdirSync(to, { recursive: true, withFileTypes: true }).filter((e) => e.isFile()).length };
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
