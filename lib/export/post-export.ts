import fs from 'node:fs';
import path from 'node:path';
import { PRERENDER_RULES } from '@/lib/browser/prerender';
import { type Content, htmlFile, pageWith, routes } from '@/lib/content';
import { REVIEWS_PATH } from '@/lib/content/reviews-path';
import { atomicWrite } from '@/lib/files';
import { INLINE_SCRIPTS, inlineScript } from '@/lib/files/inline-script';
import { elements, serialize } from '@/lib/format/dom';
import { writePlatformFiles } from '@/lib/hosting/platforms';
import { hostRules } from '@/lib/hosting/rules';
import { hostsDir, writeHostFiles } from '@/lib/hosting/servers';
import { type AssetFile, assetFile } from './asset-file';
import type { ScriptName } from './bundle-islands';
import { copyFiles, copyReferenced, referencesIn } from './copy';
import { inlineStyles } from './inline-css';
import { saveInputs } from './inputs';
import { LICENCES_FILE, licencesFile, shippedPackages } from './licences';
import { addPolicy } from './policy';
import { readPage } from './read-page';
import { writeRelease } from './release-manifest';
import { replaceFolder } from './replace';
import { reviewsDocument } from './reviews-document';
import { pageShortener, shortenScript } from './short-names';
import { stripInvisible, stripScripts, takePopup, withoutPayload } from './strip-scripts';
import { readStylesheet } from './stylesheet';

interface Parts {
  content: Content;
  /** Next's export. */
  from: string;
  /** The export: `out/`. */
  to: string;
  islands: Record<ScriptName, string>;
  /** `inputsKey()`, once every file that pages refer to has been made; without it missing files are left out. */
  inputs?: string | undefined;
  /** Other files for `out.hosts/`, by name. */
  hostFiles: Record<string, string>;
}

/**
 * Makes the export: a file for each page with its styles and policy, copies for aliases, the islands' scripts,
 * `public/`, files for hosts, and the list of all files. Replaces the last one only when it is whole.
 * @returns the numbers of pages and files
 * @throws when a file cannot be written, Next's output has an unknown shape, or a page breaks its policy; the last
 * export is then as it was
 */
export function postExport(parts: Parts) {
  const { content, to, inputs, hostFiles } = parts;
  const fresh = `${to}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  try {
    const pages = writePages(fresh, parts);
    const reviews = reviewsDocument(content.site);
    if (reviews) atomicWrite(path.join(fresh, htmlFile(REVIEWS_PATH)), reviews);
    const rules = hostRules({ reviews: Boolean(reviews) });
    writePlatformFiles(rules, fresh);
    atomicWrite(path.join(fresh, LICENCES_FILE), licencesFile(shippedPackages()));
    const { files } = writeRelease(fresh);

    const hosts = `${hostsDir(to)}.new`;
    writeHostFiles(rules, hosts, path.basename(to), content.site.siteUrl, hostFiles);
    replaceFolder(hosts, hostsDir(to));
    if (inputs) saveInputs(files, to, inputs);
    replaceFolder(fresh, to);
    return { pages, files: files.length + 1 };
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Writes the pages and the files that they refer to.
 * @returns the number of pages
 */
function writePages(fresh: string, { content, from, islands, inputs }: Parts): number {
  const pages = [
    ...routes(content).map(({ file, aliases }) => ({ file, names: [file, ...aliases.map(htmlFile)] })),
    { file: htmlFile(pageWith(content, 'not-found').path), names: ['404.html'] },
  ].map(({ file, names }) => ({
    names,
    source: withoutPayload(fs.readFileSync(path.join(from, file), 'utf8')),
  }));
  const { react, ...withMarkup } = islands;
  const sources = pages.map(({ source }) => source);
  const stylesheet = readStylesheet(from, sources, Object.values(withMarkup).join('\n'));
  const scripts = Object.fromEntries(
    Object.entries(islands).map(([name, code]) => [
      name,
      assetFile(name, 'js', code === react ? code : shortenScript(code, stylesheet.shortNames)),
    ]),
  ) as Record<ScriptName, AssetFile>;
  const allowed = {
    scripts: new Set([...INLINE_SCRIPTS.map(inlineScript), PRERENDER_RULES]),
    frames: new Set(content.site.branches.map((branch) => branch.map.embed)),
    enquiryHost: content.site.enquiryHost,
  };
  const assets = new Map([stylesheet.file, ...Object.values(scripts)].map(({ url, text }) => [url, text]));

  const shorten = pageShortener(stylesheet.shortNames);
  const references = new Map<string, string>();

  /** A page without Next's scripts, with its styles and its policy. */
  function finish(source: string): string {
    const page = readPage(shorten(source));
    const all = elements(page);
    stripScripts(all, scripts);
    stripInvisible(all);
    const popup = takePopup(all);
    if (popup) assets.set(popup.url, popup.text);
    addPolicy(page, { ...allowed, styles: new Set([inlineStyles(page, stylesheet)]) });
    return serialize(page);
  }

  copyFiles(from, fresh);
  for (const { source, names } of pages) {
    const [name = ''] = names;
    try {
      const html = finish(source);
      for (const reference of referencesIn(html)) references.set(reference, name);
      // Aliases are copies: on a disk that ignores case, nothing is lost.
      for (const file of names) fs.writeFileSync(path.join(fresh, file), html);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  copyReferenced(references, from, fresh, inputs !== undefined);
  for (const [url, text] of assets) atomicWrite(path.join(fresh, url), text);
  return pages.length;
}
