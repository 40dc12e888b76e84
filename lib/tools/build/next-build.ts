import { run } from '../run';
import { log } from './log';

/**
 * Has Next render and export the pages. Its output is shown when it fails, its warnings always.
 * @param signal ends it
 * @throws when it fails
 */
export async function nextBuild(signal: AbortSignal): Promise<void> {
  const output = await run('next', ['build'], { env: { NEXT_TELEMETRY_DISABLED: '1' }, quiet: true, signal });
  for (const line of output.split('\n')) if (/^\s*(⚠|warn)/i.test(line)) log(line.trim());
  log('pages: rendered');
}
