import fs from 'node:fs';
import { bundleIslands } from '@/lib/bundle/islands';
import type { Content } from '@/lib/content';
import { checkContent } from '@/lib/content/check';
import { ContentError, errorsOf, formatDiagnostic } from '@/lib/content/read/diagnostic';
import { inputsKey, isUpToDate, saveInputs } from '@/lib/export/build-inputs';
import { postExport } from '@/lib/export/post-export';
import { checkReplaceable, restorePreviousExport } from '@/lib/files/replace';
import { planPictures, type Rendition } from '@/lib/media/encode-pictures';
import { environmentOf, type Settings } from '@/lib/settings/settings';
import { keepLastExport } from '../command';
import { writeEditor } from '../editor/folder';
import { OPENAPI_FILE, openApi } from '../enquiry-api/openapi';
import { run } from '../run';
import { takeLock } from './lock';
import { log } from './log';
import { prepareDownloads, preparePictures } from './prepare';

/** Folder of Next's output (next.config.ts). */
const NEXT_OUTPUT = '.next-export';

/**
 * Builds the site: checks the content, has Next export the pages while pictures and downloads are made, and
 * runs the post-export step. Keeps the last result if nothing has changed, or on failure.
 * @throws the diagnostics of the content, or an error that names the step
 */
export async function build(settings: Settings): Promise<void> {
  const { outDir } = settings;
  await keepLastExport(outDir, async () => {
    const unlock = takeLock();
    try {
      restorePreviousExport(outDir);
      checkReplaceable(outDir);
      await buildLocked(settings);
    } finally {
      unlock();
    }
  });
}

async function buildLocked(settings: Settings): Promise<void> {
  const { contentDir, outDir, quickPictures } = settings;
  const { content, diagnostics } = await checkContent(contentDir, settings);
  if (!content) throw new ContentError(errorsOf(diagnostics));
  log(`content: ${content.entries.length} files`);
  // Warnings, for example of a batch that has begun.
  for (const diagnostic of diagnostics) console.warn(formatDiagnostic(diagnostic));
  // The editor is installed first: that needs the network, and a build that fails here has changed nothing.
  const repository = settings.editorRepo || content.site.editor;
  if (repository) log(`${await writeEditor(repository, settings)}: the editor of ${repository}`);

  const inputs = inputsKey(settings);
  if (isUpToDate(outDir, inputs)) return log(`${outDir}: nothing has changed since it was built`);
  const islands = await bundleIslands();
  const pictures = await planPictures(content, quickPictures);
  await renderWithMedia(settings, content, pictures);

  // Next writes several files per page, which the next build would have to remove.
  const cleared = fs.promises.rm('.next/server', { recursive: true, force: true });
  const { enquiryHost, siteUrl } = content.site;
  const hostFiles = { [OPENAPI_FILE]: `${JSON.stringify(openApi(enquiryHost, siteUrl), null, 2)}\n` };
  const { pages, files } = await postExport({ content, nextDir: NEXT_OUTPUT, outDir, islands, hostFiles });
  saveInputs(outDir, inputs);
  await Promise.all([cleared, fs.promises.rm(NEXT_OUTPUT, { recursive: true })]);
  log(`${outDir}: ${pages} pages, ${files} files`);
}

/** Runs Next to render and export the pages. Shows warnings always, other output on failure. */
async function nextBuild(settings: Settings, signal: AbortSignal) {
  const env = { ...environmentOf(settings), NEXT_TELEMETRY_DISABLED: '1' };
  const output = await run('next', ['build'], { env, quiet: true, signal });
  for (const line of output.split('\n')) if (/^\s*(⚠|warn)/i.test(line)) log(line.trim());
  log('pages: rendered');
}

/** Renders the pages, and makes pictures and downloads at the same time. @throws the first error */
async function renderWithMedia(settings: Settings, content: Content, pictures: readonly Rendition[]) {
  const abort = new AbortController();
  const rendering = nextBuild(settings, abort.signal);
  try {
    await Promise.all([rendering, preparePictures(pictures), prepareDownloads(content)]);
  } catch (error) {
    // Next must end first: another build would write into the same folders.
    abort.abort();
    await rendering.catch(() => undefined);
    throw error;
  }
}
