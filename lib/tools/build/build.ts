import fs from 'node:fs';
import { bundleIslands } from '@/lib/bundle/islands';
import type { Content } from '@/lib/content';
import { checkContent } from '@/lib/content/check';
import { ContentError, errorsOf, formatDiagnostic } from '@/lib/content/read/diagnostic';
import { inputsKey, isCurrent } from '@/lib/export/build-inputs';
import { postExport } from '@/lib/export/post-export';
import { checkReplaceable, restorePreviousExport } from '@/lib/export/replace';
import { outDir } from '@/lib/files';
import { planPictures, type Rendition } from '@/lib/media/encode-pictures';
import { writeEditor } from '../editor/folder';
import { OPENAPI_FILE, openApi } from '../enquiry-api/openapi';
import { run } from '../run';
import { takeLock } from './lock';
import { log } from './log';
import { prepareDownloads, preparePictures } from './prepare';

/** Where Next exports to (next.config.ts). */
const NEXT_EXPORT = '.export';

/**
 * Builds the site: checks the content, has Next export the pages while pictures and downloads are made, and runs the
 * post-export step. Keeps the last result if nothing has changed, or on failure.
 * @param pagesReady on a first start pages are made before their downloads, and this is called between the two
 * @throws ContentError, or an error that names the step
 */
export async function build(pagesReady?: () => void): Promise<void> {
  // The same day for all processes of the build, even at midnight (lib/content/dates/today.ts).
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
  if (!content) throw new ContentError(errorsOf(diagnostics));
  log(`content: ${content.entries.length} files`);
  // Warnings, for example of a batch that has begun.
  for (const diagnostic of diagnostics) console.warn(formatDiagnostic(diagnostic));
  // The editor is installed first: that needs the network, and a build that fails here has changed nothing.
  const repository = process.env.EDITOR_REPO || content.site.editor;
  if (repository) log(`${await writeEditor(repository)}: the editor of ${repository}`);

  const inputs = inputsKey();
  if (isCurrent(out, inputs)) return log(`${out}: nothing has changed since it was built`);
  const islands = await bundleIslands();
  const pictures = await planPictures(content);
  const pagesFirst = pagesReady !== undefined && !fs.existsSync(out);
  await generateFiles(content, pictures, !pagesFirst);

  // Next writes several files per page, which the next build would have to remove.
  const cleared = fs.promises.rm('.next/server', { recursive: true, force: true });
  const { enquiryHost, siteUrl } = content.site;
  const hostFiles = { [OPENAPI_FILE]: `${JSON.stringify(openApi(enquiryHost, siteUrl), null, 2)}\n` };
  const options = { content, from: NEXT_EXPORT, to: out, islands, inputs, hostFiles };
  if (pagesFirst) {
    postExport({ ...options, isComplete: false });
    pagesReady();
    await prepareDownloads(content).catch((error) => {
      // An incomplete export must not stay.
      fs.rmSync(out, { recursive: true });
      throw error;
    });
  }
  const report = postExport({ ...options, isComplete: true });
  await Promise.all([cleared, fs.promises.rm(NEXT_EXPORT, { recursive: true })]);
  log(`${out}: ${report.pages} pages, ${report.files} files`);
}

/** Runs Next to render and export the pages. Shows warnings always, other output on failure. */
async function nextBuild(signal: AbortSignal) {
  const output = await run('next', ['build'], { env: { NEXT_TELEMETRY_DISABLED: '1' }, quiet: true, signal });
  for (const line of output.split('\n')) if (/^\s*(⚠|warn)/i.test(line)) log(line.trim());
  log('pages: rendered');
}

/**
 * Runs Next to render the pages, and generates pictures and, if `downloads` is set, downloads at the same time.
 * @throws the first error
 */
async function generateFiles(content: Content, pictures: readonly Rendition[], downloads: boolean) {
  const abort = new AbortController();
  const pages = nextBuild(abort.signal);
  try {
    // Next copies the public folder, so nothing is written there before Next has ended.
    const work = [preparePictures(pictures, pages), downloads ? prepareDownloads(content, pages) : undefined];
    await Promise.all([pages, ...work]);
  } catch (error) {
    // Next must end first: another build would write into the same folders.
    abort.abort();
    await pages.catch(() => undefined);
    throw error;
  }
}
