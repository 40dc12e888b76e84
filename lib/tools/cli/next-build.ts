import type { Progress } from './progress';
import { run } from './run';

/** Next counts its pages on lines of its own: `Generating static pages using 2 workers (14/59)`. */
const COUNT = /Generating static pages[^\n]*\((\d+)\/(\d+)\)/g;

/**
 * Has Next render and export the pages. What it says is shown when it fails, its warnings always.
 * @param signal ends it
 * @throws when it fails
 */
export async function nextBuild(progress: Progress, signal: AbortSignal): Promise<void> {
  let said = '';
  const read = (text: string) => {
    said += text;
    for (const [, done, total] of text.matchAll(COUNT)) progress.count('pages', Number(done), Number(total));
  };
  try {
    await run('next', ['build'], {
      env: { NEXT_TELEMETRY_DISABLED: '1' },
      read,
      signal,
    });
  } catch (error) {
    if (!signal.aborted) console.error(said.trim());
    throw error;
  }
  for (const line of said.split('\n')) if (/^\s*(⚠|warn)/i.test(line)) progress.say(line.trim());
}
