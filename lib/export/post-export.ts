import fs from 'node:fs';
import path from 'node:path';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/browser/inline';
import { PRERENDER_RULES } from '@/lib/browser/prerender';
import { type Content, fileOf, pageWith, routes } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { atomicWrite } from '@/lib/files/atomic-write';
import { elements, parse, serialize } from '@/lib/format/dom';
import { hostsDir, writeHostFiles, writePlatformFiles } from '@/lib/hosting';
import { hostRules } from '@/lib/hosting/rules';
import { copyFiles, copyReferenced } from './copy';
import { inlineStyles, SiteStylesheet } from './inline-css';
import { saveInputs } from './inputs';
import type { IslandScripts } from './islands';
import { LICENCES_FILE, licencesFile } from './licences';
import { type AllowedSources, addPolicy } from './policy';
import { takePopup } from './popup';
import { writeRelease } from './release-manifest';
import { replaceFolder } from './replace';
import { reviewsFrame } from './reviews';
import { writeShortNames } from './short-names';
import { stripScripts, withoutPayload } from './strip-scripts';

/** What the deliverable is made of. */
interface Parts {
  content: Content;
  /** Folder of Next's export. */
  from: string;
  /** Folder of the deliverable. */
  to: string;
  islands: IslandScripts;
  /** `inputsKey()`, once all that pages refer to has been made: what is missing without it stays away. */
  inputs?: string | undefined;
  /** Other files for `out.hosts/`, by name. */
  hostFiles: Record<string, string>;
}

/**
 * Makes the deliverable: of each page of Next's export one file with its styles and its policy in it, aliases copied,
 * the islands' scripts, what lies in `public/`, what hosts read, and the list of all files. It is written beside the
 * last one and takes its place only when it is whole.
 * @returns how many pages and files there are
 * @throws when a file cannot be written: the last deliverable is then as it was; when Next's output is not of the shape that the steps know, or a page holds what its policy would not allow
 */
export function postExport(parts: Parts) {
  const { content, to, inputs, hostFiles } = parts;
  const fresh = `${to}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  try {
    const pages = writePages(fresh, parts);
    const reviews = reviewsFrame(content.site);
    if (reviews) atomicWrite(path.join(fresh, fileOf(REVIEWS_FRAME)), reviews);
    const rules = hostRules({ reviews: Boolean(reviews) });
    writePlatformFiles(rules, fresh);
    atomicWrite(path.join(fresh, LICENCES_FILE), licencesFile());
    const { files } = writeRelease(fresh);

    const hosts = `${hostsDir(to)}.new`;
    writeHostFiles(rules, hosts, path.basename(to), content.site.siteUrl, hostFiles);
    replaceFolder(hosts, hostsDir(to));
    if (inputs) saveInputs(fresh, to, inputs);
    replaceFolder(fresh, to);
    return { pages, files: files.length + 1 };
  } catch (error) {
    // What is half done would only fill the disk.
    fs.rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Writes the pages and all that they refer to.
 * @returns how many pages there are
 */
function writePages(fresh: string, parts: Parts): number {
  const { content, from } = parts;
  const sheet = new SiteStylesheet(from, parts.islands);
  const { react, islands } = sheet.islands;
  const pages = [
    ...routes(content).map(({ file, aliases }) => ({ source: file, names: [file, ...aliases.map(fileOf)] })),
    { source: fileOf(pageWith(content, 'not-found').path), names: ['404.html'] },
  ];
  fs.mkdirSync(fresh);
  copyFiles(from, fresh);
  for (const { url, text } of [react, ...Object.values(islands)]) atomicWrite(path.join(fresh, url), text);
  const allowed = {
    scripts: new Set([...INLINE_SCRIPTS.map(inlineScript), PRERENDER_RULES]),
    frames: new Set(content.site.branches.map((branch) => branch.map.embed)),
    enquiryHost: content.site.enquiryHost,
    reviewsFrame: REVIEWS_FRAME,
  };
  for (const page of pages) postExportPage(page, from, fresh, allowed, sheet);
  copyReferenced(from, fresh, { complete: parts.inputs !== undefined });
  return pages.length;
}

/**
 * Makes one page of the deliverable: Next's scripts out, styles inlined, its policy in it.
 * @param page the file of Next's export, and those that it becomes: its own name first, then those of its aliases
 * @param allowed what may stand in a page beside its styles
 * @throws when Next's output is not of the shape that the steps know, or the page holds what its policy would not allow
 */
function postExportPage(
  { source, names }: { source: string; names: string[] },
  from: string,
  fresh: string,
  allowed: Omit<AllowedSources, 'styles'>,
  sheet: SiteStylesheet,
) {
  const page = parse(withoutPayload(fs.readFileSync(path.join(from, source), 'utf8')));
  try {
    stripScripts(page, sheet.islands);
    writeShortNames(elements(page), sheet.shortNames);
    const popup = takePopup(page);
    const { text, file } = inlineStyles(page, sheet);
    for (const asset of popup ? [popup, file] : [file])
      if (!fs.existsSync(path.join(fresh, asset.url))) atomicWrite(path.join(fresh, asset.url), asset.text);
    addPolicy(page, { ...allowed, styles: new Set([text]) });
  } catch (error) {
    throw new Error(`${names[0]}: ${(error as Error).message}`, { cause: error });
  }
  const html = serialize(page);
  // An alias is the same bytes: on a disk that ignores case both names are one file, and nothing is lost.
  for (const name of names) fs.writeFileSync(path.join(fresh, name), html);
}
