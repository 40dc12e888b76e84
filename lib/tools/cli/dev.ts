/**
 * `npm run dev`: the site as it will be, following what an editor saves. PORT (default 3000) is the preview's port;
 * Next's development server stands behind it on the next one. `npm run edit` is the same with the editor at /admin.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Content, routes } from '@/lib/content';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { contentDir } from '@/lib/content/load';
import { planPictures } from '@/lib/media/pictures';
import { ADMIN, localEditor } from '@/lib/tools/editor/local';
import { listen, sitePort } from '@/lib/tools/listen';
import { startPreview } from '@/lib/tools/preview/proxy';
import { type State, watchContent } from '@/lib/tools/preview/watch';
import { prepareDownloads, preparePictures } from './prepare';
import { start, stop } from './run';

/** `--edit`: the forms stand beside the preview. */
const edit = process.argv.includes('--edit');
let port = 0;
let behind = 0;
/** An editor waits for the page: a release takes the time for smaller pictures. */
process.env.PICTURES ??= 'quick';
/** How long nothing is saved before PDFs and share images are generated again (ms). */
const REST = 4000;

function log({ diagnostics }: State) {
  console.log(diagnostics.length > 0 ? `\n${formatDiagnostics(diagnostics)}` : '\nThe content is in order.');
}

let later: NodeJS.Timeout | undefined;

/** PDFs and share images are drawn when the editor rests: they would keep the page waiting. */
function prepareLater(content: Content) {
  clearTimeout(later);
  later = setTimeout(
    () => prepareDownloads(content).catch((error: Error) => console.error(`\n${error.message}`)),
    REST,
  );
}

let known: ReadonlySet<string> | undefined;
let warmingUp = false;

/**
 * Next answers the first request for a page that is new from the list of pages it had before: that request is made
 * here, so that its error is not seen.
 */
async function warmUp(content: Content): Promise<void> {
  const paths = routes(content).map((r) => r.path);
  const fresh = known ? paths.filter((p) => !known?.has(p)) : [];
  known = new Set(paths);
  warmingUp = true;
  for (const path of fresh) {
    for (let tries = 0; tries < 20; tries++) {
      const status = await fetch(`http://localhost:${behind}${path}`)
        .then((r) => r.status)
        .catch(() => 0);
      if (status === 200) break;
      await delay(100);
    }
  }
  warmingUp = false;
}

/** Starts Next behind the preview; it speaks only when something is wrong. */
function startNext(): ChildProcess {
  const child = start(
    'next',
    ['dev', '--port', String(behind), '--hostname', 'localhost'],
    { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
    ['ignore', 'ignore', 'pipe'],
  );
  child.stderr?.on('data', (text) => warmingUp || process.stderr.write(text));
  return child;
}

async function listening(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null || !child.pid)
      throw new Error('Next could not be started; its reason stands above.');
    const socket = net.connect(behind, 'localhost');
    const open = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (open) return;
    await delay(100);
  }
  throw new Error('Next did not answer within a minute.');
}

/** Both ports must be free before anything is made; Next would say of its own in its words, and later. */
async function checkPorts() {
  port = sitePort();
  behind = port + 1;
  for (const one of [port, behind]) await (await listen(one, () => undefined)).close();
}

try {
  await checkPorts();
  const editor = edit ? await localEditor(contentDir()) : undefined;
  const watch = watchContent(
    contentDir(),
    async (content) => {
      await preparePictures(await planPictures(content));
      await warmUp(content);
      prepareLater(content);
    },
    (state) => {
      log(state);
      preview.reload();
    },
  );
  const preview = await startPreview(port, behind, watch.current, editor);
  const next = startNext();
  const end = () => {
    clearTimeout(later);
    watch.close();
    next.once('exit', () => process.exit(0));
    stop(next);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  log(await watch.current());
  await listening(next);
  console.log(
    `\nThe preview     ${preview.url}\n${edit ? `The editor      ${preview.url}${ADMIN}\n` : ''}It follows      ${contentDir()}/\nCtrl+C stops it.`,
  );
  next.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error((error as Error).message.replace('npm start', 'npm run dev'));
  process.exit(1);
}
