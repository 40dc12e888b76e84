/**
 * `npm run dev`: previews the site on PORT (default 3000) and follows what an editor saves. `npm run edit`
 * adds the editor at /admin.
 */
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Content, routes } from '@/lib/content';
import { checkContent } from '@/lib/content/check';
import { formatDiagnostics } from '@/lib/content/read/diagnostic';
import { planPictures } from '@/lib/media/encode-pictures';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { prepareDownloads, preparePictures } from '../build/prepare';
import { ADMIN, localEditor } from '../editor/local';
import { sitePort } from '../listen';
import { type CheckResult, startPreview } from '../preview/server';

/** Time without events after which a change is read: programs save a file in several steps. */
const QUIET_MS = 40;
/** Time without a save after which PDFs and share images are made: these must not delay a page. */
const DOWNLOADS_AFTER_MS = 4000;

/** @returns a function that makes the downloads of the content that it was last called with, after a while */
function laterDownloads() {
  let timer: NodeJS.Timeout | undefined;
  /** The next run waits for the last one, since both write the same files. */
  let last: Promise<unknown> = Promise.resolve();
  return (content: Content) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last
        .then(() => prepareDownloads(content))
        .catch((error: Error) => console.error(`\n${error.message}`));
    }, DOWNLOADS_AFTER_MS);
  };
}

/** @returns a function that requests each page which the content before had not, until Next has it */
function newPagesWarmer(port: number) {
  let known: string[] | undefined;
  return async (content: Content) => {
    const paths = routes(content).map(({ path }) => path);
    const added = paths.filter((path) => known && !known.includes(path));
    known = paths;
    for (const path of added)
      for (let tries = 0; tries < 20 && !(await fetch(`http://localhost:${port}${path}`)).ok; tries++)
        await delay(100);
  };
}

function log({ diagnostics }: CheckResult) {
  console.log(diagnostics.length > 0 ? `\n${formatDiagnostics(diagnostics)}` : '\nThe content is in order.');
}

async function startNext(port: number) {
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  // biome-ignore lint/style/noRestrictedImports: the preview starts Next itself
  const { default: next } = await import('next');
  const app = next({ dev: true, hostname: 'localhost', port });
  await app.prepare();
  return app.getRequestHandler();
}

try {
  // Encodes pictures quickly; a release's are smaller.
  const { contentDir, quickPictures } = settingsFromEnvironment({ PICTURES: 'quick' });
  const port = sitePort();
  const editor = process.argv.includes('--edit') ? await localEditor(contentDir) : undefined;
  const prepareLater = laterDownloads();
  const warmUp = newPagesWarmer(port);
  let checked: Promise<CheckResult> | undefined;
  /** Checks and prepares the content once for each change. */
  const check = () => (checked ??= checkAndPrepare());

  /** Reads the content, and makes the pictures that its pages need. */
  async function checkAndPrepare(isRetry = false): Promise<CheckResult> {
    try {
      const result = await checkContent(contentDir);
      if (result.content) {
        await preparePictures(await planPictures(result.content, quickPictures));
        await warmUp(result.content);
        prepareLater(result.content);
      }
      return result;
    } catch (error) {
      // A file was renamed between listing and reading, so the folder is read again.
      if (isRetry || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await delay(QUIET_MS);
      return checkAndPrepare(true);
    }
  }

  const next = startNext(port);
  // Opens the port before Next starts, so that a port in use is reported at once.
  const preview = await startPreview(port, {
    check,
    editor,
    next: async (request, response) => (await next)(request, response),
  });
  const follow = (result: CheckResult) => {
    log(result);
    preview.reload();
  };
  let saved: NodeJS.Timeout | undefined;
  fs.watch(contentDir, { recursive: true }, (_event, name) => {
    if (name !== null && /^artwork(\/|\\|$)|~$|\.sw.$/.test(name)) return;
    checked = undefined;
    clearTimeout(saved);
    // An error, for example of a half-written picture, is told; the next save is read again.
    saved = setTimeout(() => check().then(follow, ({ message }) => console.error(message)), QUIET_MS);
  });
  await Promise.all([check().then(log), next]);
  console.log(`
The preview     ${preview.url}${editor ? `\nThe editor      ${preview.url}${ADMIN}` : ''}
It follows      ${contentDir}/
Ctrl+C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
