import fs from 'node:fs';
import { checkContent } from '@/lib/content/check';
import { ContentError, formatDiagnostic } from '@/lib/content/diagnostic';
import { inputsKey, isCurrent } from '@/lib/export/inputs';
import { bundleIslands } from '@/lib/export/islands';
import { postExport } from '@/lib/export/post-export';
import { checkReplaceable, restorePreviousExport } from '@/lib/export/replace';
import { planPictures } from '@/lib/media/pictures';
import { writeEditor } from '@/lib/tools/editor/folder';
import { OPENAPI_FILE, openApi } from '@/lib/tools/enquiry-api/openapi';
import { endWhenInterrupted, explain, outDir } from './failure';
import { takeLock } from './lock';
import { log } from './log';
import { nextBuild } from './next-build';
import { prepareDownloads, preparePictures } from './prepare';

/** Where Next exports to (next.config.ts). */
const NEXT_EXPORT = '.export';

/**
 * Builds the site: content is checked; Next exports every page while pictures, syllabus PDFs and share images are
 * made; the finishing step makes the deliverable of it all. Where nothing has changed since the last build, that
 * stays. What fails stops the build and leaves the last good result in place.
 * @param pagesReady called when the pages can be shown. Where there is no earlier result to show, that is before
 * their downloads are made, which take as long again
 * @throws ContentError, or an error that names the step
 */
export async function build(pagesReady?: () => void): Promise<void> {
  // One day for all that the build starts, midnight or not (lib/content/today.ts).
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
  const unlock = takeLock();
  try {
    restorePreviousExport(outDir());
    checkReplaceable(outDir());
    await buildInto(outDir(), pagesReady);
  } finally {
    unlock();
  }
}

async function buildInto(out: string, pagesReady?: () => void): Promise<void> {
  const { content, diagnostics } = await checkContent();
  const errors = diagnostics.filter((p) => p.level === 'error');
  if (!content || errors.length > 0) throw new ContentError(errors);
  log(`content: ${content.entries.length} files`);
  // What has passed is left out: the operator should read which.
  for (const problem of diagnostics) console.warn(formatDiagnostic(problem));
  // Installing the editor needs the network: without it the build ends here, before it changes anything.
  const repository = process.env.EDITOR_REPO || content.site.editor;
  if (repository) log(`${await writeEditor(repository)}: the editor of ${repository}`);

  const inputs = inputsKey();
  if (isCurrent(out, inputs)) return log(`${out}: nothing has changed since it was built`);
  const islands = await bundleIslands();
  const pictures = await planPictures(content);
  const early = pagesReady !== undefined && !fs.existsSync(out);
  await besideNext((publicFolderReady) => [
    preparePictures(pictures, publicFolderReady),
    early ? undefined : prepareDownloads(content, publicFolderReady),
  ]);

  // Several files a page, read by nothing again, which the next build would have to remove.
  const cleared = fs.promises.rm('.next/server', { recursive: true, force: true });
  const { enquiryHost, siteUrl } = content.site;
  const hostFiles = { [OPENAPI_FILE]: `${JSON.stringify(openApi(enquiryHost, siteUrl), null, 2)}\n` };
  const parts = { content, from: NEXT_EXPORT, to: out, islands, hostFiles };
  if (early) {
    postExport(parts);
    pagesReady();
    await prepareDownloads(content).catch((error) => {
      // Half a site is no result.
      fs.rmSync(out, { recursive: true });
      throw error;
    });
  }
  const report = postExport({ ...parts, inputs });
  await Promise.all([cleared, fs.promises.rm(NEXT_EXPORT, { recursive: true })]);
  log(`${out}: ${report.pages} pages, ${report.files} files`);
}

/**
 * Has Next render the pages while everything else is made.
 * @param make starts the rest, given what resolves when Next has copied the public folder
 */
async function besideNext(make: (publicFolderReady: Promise<unknown>) => (Promise<unknown> | undefined)[]) {
  const abort = new AbortController();
  const pages = nextBuild(abort.signal);
  try {
    await Promise.all([pages, ...make(pages)]);
  } catch (error) {
    // Two builds must not write into the same folders: Next has ended before the error is said.
    abort.abort();
    await pages.catch(() => undefined);
    throw error;
  }
}

if (process.argv[1]?.endsWith('build.ts')) {
  const stopped = endWhenInterrupted();
  try {
    await build();
    stopped();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
