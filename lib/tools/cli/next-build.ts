import type { Progress } from './progress';
import { run } from './run';

/** How long Next compiles, and renders a page, in rough seconds of one processor. */
const COMPILING = 15;
const A_PAGE = 0.2;
/** Next counts its pages on lines of its own: `Generating static pages using 2 workers (14/59)`. */
const COUNT = /Generating static pages[^\n]*\((\d+)\/(\d+)\)/g;
const COMPILED = /Compiled successfully|Collecting page data/;

/**
 * Has Next render and export the pages. What it says is shown when it fails, its warnings always.
 * @param env added to the environment
 * @param signal ends it
 * @throws when it fails
 */
export async function nextBuild(
  env: Record<string, string>,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const compiled = progress.stage('compiling', COMPILING);
  const pages = progress.task('pages', A_PAGE);
  let said = '';
  let counted = 0;
  let expected = 0;
  const read = (text: string) => {
    said += text;
    if (COMPILED.test(said)) compiled();
    for (const [, done, total] of text.matchAll(COUNT)) {
      if (expected === 0) {
        expected = Number(total);
        pages.expect(expected);
      }
      for (; counted < Number(done); counted++) pages.done();
    }
  };
  try {
    await run('next', ['build'], {
      env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
      read,
      signal,
    });
  } catch (error) {
    progress.stop();
    if (!signal.aborted) console.error(said.trim());
    throw error;
  }
  compiled();
  for (; counted < expected; counted++) pages.done();
  for (const line of said.split('\n')) if (/^\s*(⚠|warn)/i.test(line)) progress.say(line.trim());
}
