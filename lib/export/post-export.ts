/** The step after Next, from Next's pages to `out/`; README.md has its order. */
import fs from 'node:fs';
import path from 'node:path';
import { PRERENDER_RULES } from '@/lib/browser/shared/prerender';
import { REVIEWS_PATH } from '@/lib/browser/shared/reviews-widget';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/bundle/inline-script';
import type { bundleIslands, ScriptName } from '@/lib/bundle/islands';
import { type Content, htmlFile, pageWith, routes } from '@/lib/content';
import { atomicWrite, GENERATED_FOLDER, writeFiles } from '@/lib/files';
import { replaceFolder } from '@/lib/files/replace';
import { exportedFiles, hostsDir, serverFiles } from '@/lib/hosting/host-files';
import { HOST_RULES } from '@/lib/hosting/rules';
import { parse, serialize } from '@/lib/html/dom';
import { type AssetFile, assetFile } from './asset-file';
import { copyFiles } from './copy';
import { extractPopup } from './extract-popup';
import { inlineStyles } from './inline-css';
import { fontPackages, LICENCES_FILE, licencesFile } from './licences';
import { addPolicy } from './policy';
import { writeRelease } from './release-manifest';
import { reviewsDocument } from './reviews-document';
import { pageShortener, shortenScript } from './short-names';
import { stripComments } from './strip-comments';
import { bootOf, stripScripts, withoutPayload } from './strip-scripts';
import { readStylesheet } from './stylesheet';

interface ExportOptions {
  content: Content;
  nextDir: string;
  /** Folder of the finished export: `out/`. */
  outDir: string;
  islands: Awaited<ReturnType<typeof bundleIslands>>;
  /** Other files for `out.hosts/`, by name. */
  hostFiles: Record<string, string>;
}

/**
 * Makes the export: a file for each page with its styles and policy, copies for aliases, the islands'
 * scripts, `public/`, files for hosts, and the list of all files. Replaces the last export only when the new
 * one is complete.
 * @returns the numbers of pages and files
 * @throws when a file cannot be written, Next's output has an unknown shape, or a page breaks its policy; the
 * last export then stays unchanged
 */
export const postExport = (options: ExportOptions) =>
  replaceFolder(options.outDir, async (staging) => {
    const { content, outDir, islands, hostFiles } = options;
    const pages = writePages(staging, options);
    const reviews = reviewsDocument(content.site);
    if (reviews) atomicWrite(path.join(staging, htmlFile(REVIEWS_PATH)), reviews);
    writeFiles(staging, exportedFiles(HOST_RULES));
    const licences = licencesFile([...islands.packages, ...fontPackages()]);
    atomicWrite(path.join(staging, LICENCES_FILE), licences);
    const { files } = writeRelease(staging, content.site.enquiryHost);
    const { hostname } = new URL(content.site.siteUrl);
    await replaceFolder(hostsDir(outDir), (hosts) =>
      writeFiles(hosts, { ...serverFiles(HOST_RULES, path.basename(outDir), hostname), ...hostFiles }),
    );
    return { pages, files: files.length + 1 };
  });

/** Writes the pages and the files beside them. @returns the number of pages */
function writePages(staging: string, options: ExportOptions): number {
  const { nextDir } = options;
  const pages = pagesOf(options);
  const shared = sharedByPages(pages, options);
  const write = (file: AssetFile) => atomicWrite(path.join(staging, file.path), file.text);
  copyFiles(nextDir, staging);
  fs.cpSync(GENERATED_FOLDER, staging, { recursive: true });
  for (const file of [shared.stylesheet.file, ...Object.values(shared.scripts)]) write(file);
  for (const page of pages) {
    const { html, popup } = finishPage(page, shared);
    if (popup) write(popup);
    // An alias that differs only by case overwrites its page on some disks: the bytes are the same.
    for (const file of page.names) fs.writeFileSync(path.join(staging, file), html);
  }
  return pages.length;
}

/**
 * Every page as Next wrote it, without React's payload, with the file names of the page and of its aliases.
 */
const pagesOf = ({ content, nextDir }: ExportOptions) =>
  [
    ...routes(content).map(({ file, aliases }) => ({ file, names: [file, ...aliases.map(htmlFile)] })),
    { file: htmlFile(pageWith(content, 'not-found').path), names: ['404.html'] },
  ].map(({ file, names }) => ({
    names,
    source: withoutPayload(fs.readFileSync(path.join(nextDir, file), 'utf8')),
  }));

type SourcePage = ReturnType<typeof pagesOf>[number];
type SharedParts = ReturnType<typeof sharedByPages>;

function sharedByPages(pages: readonly SourcePage[], { content, nextDir, islands }: ExportOptions) {
  const { react, ...withMarkup } = islands.scripts;
  const sources = pages.map(({ source }) => source);
  const stylesheet = readStylesheet(nextDir, sources, Object.values(withMarkup).join('\n'));
  const { shortNames } = stylesheet;
  const scripts = Object.fromEntries(
    Object.entries(islands.scripts).map(([name, code]) => [
      name,
      assetFile(name, 'js', code === react ? code : shortenScript(code, shortNames)),
    ]),
  ) as Record<ScriptName, AssetFile>;
  const allowed = {
    scripts: new Set([...INLINE_SCRIPTS.map(inlineScript), PRERENDER_RULES]),
    frames: new Set(content.site.branches.map((branch) => branch.map.embed)),
    enquiryHost: content.site.enquiryHost,
  };
  return { stylesheet, scripts, shorten: pageShortener(shortNames), allowed };
}

/**
 * @returns a page without Next's scripts, with its styles and its policy; and its popup's file
 * @throws with the name of the page
 */
function finishPage({ source, names }: SourcePage, { stylesheet, scripts, shorten, allowed }: SharedParts) {
  try {
    const page = parse(shorten(source));
    const boot = bootOf(page);
    stripComments(page);
    stripScripts(page, scripts);
    const popup = extractPopup(page, boot);
    const style = inlineStyles(page, boot, stylesheet);
    addPolicy(page, { ...allowed, style });
    return { html: serialize(page), popup };
  } catch (error) {
    throw new Error(`${names[0]}: ${(error as Error).message}`, { cause: error });
  }
}
