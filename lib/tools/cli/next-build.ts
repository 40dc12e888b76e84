import { log } from './log';
import { run } from './run';

/**
 * Has Next render and export the pages. Its output is shown when it fails, its warnings always.
 * @param signal ends it
 * @throws when it fails
 */
export async function nextBuild(signal: AbortSignal): Promise<void> {
  let output = '';
  try {
    const read = (text: string) => (output += text);
    await run('next', ['build'], { env: { NEXT_TELEMETRY_DISABLED: '1' }, read, signal });
  } catch (error) {
    if (!signal.aborted) console.error(output.trim());
    throw error;
  }
  for (const line of output.split('\n')) if (/^\s*(⚠|warn)/i.test(line)) log(line.trim());
  log('pages: rendered');
}
