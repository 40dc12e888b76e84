/**
 * `npm run dev`: previews the site on PORT (default 3000) and follows what an editor saves. `npm run edit`
 * adds the editor at /admin.
 */
import { formatDiagnostics } from '@/lib/content/read/diagnostic';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { endOnInterrupt, runCommand } from '../command';
import { ADMIN, localEditor } from '../editor/local';
import { sitePort } from '../listen';
import { type CheckResult, followContent } from '../preview/follow-content';
import { startPreview } from '../preview/server';

function log({ diagnostics }: CheckResult) {
  console.log(diagnostics.length > 0 ? `\n${formatDiagnostics(diagnostics)}` : '\nThe content is in order.');
}

async function startNext(port: number) {
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: next } = await import('next');
  const app = next({ dev: true, hostname: 'localhost', port });
  await app.prepare();
  return app.getRequestHandler();
}

await runCommand(async () => {
  // Encodes pictures quickly; a release's are smaller.
  const settings = settingsFromEnvironment({ PICTURES: 'quick' });
  const port = sitePort();
  const editor = process.argv.includes('--edit') ? await localEditor(settings.contentDir) : undefined;
  const next = startNext(port);
  const { check, watch } = followContent(settings);
  // Opens the port before Next starts, so that a port in use is reported at once.
  const preview = await startPreview(port, {
    check,
    editor,
    next: async (request, response) => (await next)(request, response),
  });
  watch((result) => {
    log(result);
    preview.reload();
  });
  await Promise.all([check().then(log), next]);
  console.log(`
The preview     ${preview.url}${editor ? `\nThe editor      ${preview.url}${ADMIN}` : ''}
It follows      ${settings.contentDir}/
Ctrl+C stops it.`);
  endOnInterrupt();
});
