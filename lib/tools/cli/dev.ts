/**
 * `npm run dev`: the site as it will be, following what an editor saves, on PORT (default 3000). `npm run edit` is the
 * same with the editor at /admin.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Content, routes } from '@/lib/content';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { contentDir } from '@/lib/content/load';
import { planPictures } from '@/lib/media/encode-pictures';
import { ADMIN, localEditor } from '@/lib/tools/editor/local';
import { sitePort } from '@/lib/tools/listen';
import { startPreview } from '@/lib/tools/preview/server';
import { type State, watchContent } from '@/lib/tools/preview/watch';
import { prepareDownloads, preparePictures } from './prepare';

/** PDFs and share images are made after so long without a save (ms): they would keep the page waiting. */
const DOWNLOADS_AFTER = 4000;

function log({ diagnostics }: State) {
  console.log(diagnostics.length > 0 ? `\n${formatDiagnostics(diagnostics)}` : '\nThe content is in order.');
}

let timer: NodeJS.Timeout | undefined;

function prepareLater(content: Content) {
  clearTimeout(timer);
  timer = setTimeout(
    () => prepareDownloads(content).catch((error: Error) => console.error(`\n${error.message}`)),
    DOWNLOADS_AFTER,
  );
}

let known: ReadonlySet<string> | undefined;

/**
 * Next answers the first request for a new page with an error, from its old list of pages: make that request here, with
 * the error muted.
 */
async function warmUp(url: string, content: Content): Promise<void> {
  const paths = routes(content).map((r) => r.path);
  const fresh = known ? paths.filter((path) => !known?.has(path)) : [];
  known = new Set(paths);
  const { error } = console;
  console.error = () => undefined;
  try {
    for (const path of fresh)
      for (let tries = 0; tries < 20 && !(await fetch(url + path)).ok; tries++) await delay(100);
  } finally {
    console.error = error;
  }
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
  // Pictures are made quickly, not as small as for a release.
  process.env.PICTURES ??= 'quick';
  const port = sitePort();
  const editor = process.argv.includes('--edit') ? await localEditor(contentDir()) : undefined;
  const current = watchContent(
    contentDir(),
    async (content) => {
      await preparePictures(await planPictures(content));
      await warmUp(preview.url, content);
      prepareLater(content);
    },
    (state) => {
      log(state);
      preview.reload();
    },
  );
  // Take the port first: one in use is reported at once.
  const starting: { next?: ReturnType<typeof startNext> } = {};
  const preview = await startPreview(port, {
    current,
    editor,
    next: async (request, response) => void (await starting.next)?.(request, response),
  });
  starting.next = startNext(port);
  log(await current());
  await starting.next;
  console.log(
    `\nThe preview     ${preview.url}\n${editor ? `The editor      ${preview.url}${ADMIN}\n` : ''}It follows      ${contentDir()}/\nCtrl+C stops it.`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
} catch (error) {
  console.error((error as Error).message.replace('npm start', 'npm run dev'));
  process.exit(1);
}
