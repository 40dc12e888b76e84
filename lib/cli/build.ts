import { checkContent } from '@/lib/content/check';
import { ContentError, formatProblems } from '@/lib/content/problem';
import { finishExport } from '@/lib/export/finish';
import { prepare } from './prepare';
import { run } from './run';

/** Where the finished site goes: `OUT_DIR`, else `out`. */
export const outDir = () => process.env.OUT_DIR ?? 'out';

/**
 * Builds the site: content is checked, pictures, syllabus PDFs and share images are made, Next exports every page, and the finishing step makes
 * the deliverable of it. What fails stops the build and leaves the last good result in place.
 * @throws ContentError, or an error that names the step
 */
export async function build(): Promise<void> {
  const begun = performance.now();
  const step = (name: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${name}`);

  const { content, problems } = await checkContent();
  const errors = problems.filter((p) => p.level === 'error');
  if (!content || errors.length > 0) throw new ContentError(errors);
  step(`content: ${content.entries.length} files`);

  await prepare(content, step);

  await run('node_modules/.bin/next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  step('pages: exported by Next');

  const report = await finishExport(content, '.export', outDir());
  step(`${outDir()}: ${report.pages} pages, ${report.files} files`);
}

/** What a person at the terminal reads when a command failed. */
export function explain(error: unknown): string {
  if (error instanceof ContentError) return `\n${formatProblems(error.problems)}\n\nNothing was built; the last ${outDir()}/ is as it was.`;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another: PORT=3100 npm start`;
  return `\n${message}\n\nNothing was built; the last ${outDir()}/ is as it was.`;
}

if (process.argv[1]?.endsWith('build.ts')) {
  try {
    await build();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
