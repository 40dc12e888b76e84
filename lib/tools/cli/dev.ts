/**
 * `npm run dev`: previews the site on PORT (default 3000) and follows what an editor saves. `npm run edit`
 * adds the editor at /admin.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Content, routes } from '@/lib/content';
import { formatDiagnostics } from '@/lib/content/read/diagnostic';
import { planPictures } from '@/lib/media/encode-pictures';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { prepareDownloads, preparePictures } from '../build/prepare';
import { ADMIN, localEditor } from '../editor/local';
import { sitePort } from '../listen';
import { startPreview } from '../preview/server';
import { type CheckResult, watchContent } from '../preview/watch';

/** Time without a save after which PDFs and share images are made: these must not delay a page. */
const DOWNLOADS_AFTER_MS = 4000;

let timer: NodeJS.Timeout | undefined;
/** The last run of downloads; the next run waits for it, since both write the same files. */
let downloads: Promise<unknown> = Promise.resolve();

function prepareLater(content: Content) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    downloads = downloads
      .then(() => prepareDownloads(content))
      .catch((error: Error) => console.error(`\n${error.message}`));
  }, DOWNLOADS_AFTER_MS);
}

let knownPaths: string[] | undefined;

/** Requests each new page until Next no longer responds with a 404. */
async function warmUp(content: Content, port: number) {
  const paths = routes(content).map(({ path }) => path);
  const added = paths.filter((path) => knownPaths && !knownPaths.includes(path));
  knownPaths = paths;
  for (const path of added)
    for (let tries = 0; tries < 20 && !(await fetch(`http://localhost:${port}${path}`)).ok; tries++)
      await delay(100);
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
  const { check, onChange } = watchContent(contentDir, async (content) => {
    await preparePictures(await planPictures(content, quickPictures));
    await warmUp(content, port);
    prepareLater(content);
  });
  const next = startNext(port);
  // Opens the port before Next starts, so that a port in use is reported at once.
  const preview = await startPreview(port, {
    check,
    editor,
    next: async (request, response) => (await next)(request, response),
  });
  onChange(
    (result) => {
      log(result);
      preview.reload();
    },
    // For example of a half-written picture; the next save is read again.
    (error) => console.error(error.message),
  );
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
