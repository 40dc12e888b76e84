import fs from 'node:fs';
import { type Content, pageWith, routes } from '@/lib/content';
import { checkContent } from '@/lib/content/check';
import { ContentError, formatProblem, formatProblems } from '@/lib/content/problem';
import { finishExport } from '@/lib/export/finish';
import { bundleIslands, type IslandScripts } from '@/lib/export/islands';
import { PAGES_FILE } from '@/lib/export/pages-to-build';
import { type Plan, planReuse } from '@/lib/export/reuse';
import { writeEditor } from '@/lib/tools/editor/folder';
import { prepare } from './prepare';
import { run } from './run';

/** Where Next exports to (next.config.ts). The benchmarks keep it to compare with (`KEEP_EXPORT`). */
export const NEXT_EXPORT = '.export';

/** Where the finished site goes: `OUT_DIR`, else `out`. */
export const outDir = () => process.env.OUT_DIR ?? 'out';

/**
 * Builds the site: content is checked, pictures, syllabus PDFs and share images are made, Next exports every page, and the finishing step makes
 * the deliverable of it. What fails stops the build and leaves the last good result in place.
 * @throws ContentError, or an error that names the step
 */
export async function build(): Promise<void> {
  // One day for all that the build starts, midnight or not (lib/content/today.ts).
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
  const begun = performance.now();
  const step = (name: string) => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${name}`);

  const { content, problems } = await checkContent();
  const errors = problems.filter((p) => p.level === 'error');
  if (!content || errors.length > 0) throw new ContentError(errors);
  step(`content: ${content.entries.length} files`);
  // What has passed is left out: the operator should read which.
  for (const problem of problems) console.warn(formatProblem(problem));

  await prepare(content, step);

  const islands = await bundleIslands();
  const plan = planReuse(content, outDir(), islands);
  // An export that is kept to compare with has every page.
  const report = await render(content, islands, process.env.KEEP_EXPORT ? { ...plan, reused: new Set() } : plan);
  step(`${outDir()}: ${report.pages} pages, ${report.files} files`);

  const repository = process.env.EDITOR_REPO || content.site.editor;
  if (repository) step(`${await writeEditor(repository)}: the editor of ${repository}`);
}

/** Has Next render the pages that the plan does not take from the last export, and finishes them. */
async function render(content: Content, islands: IslandScripts, plan: Plan) {
  const paths = [...routes(content).map((route) => route.path), pageWith(content, 'not-found').path];
  fs.writeFileSync(PAGES_FILE, JSON.stringify(paths.filter((at) => !plan.reused.has(at))));
  await run('node_modules/.bin/next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', ...(plan.reused.size > 0 ? { REUSE_PAGES: '1' } : {}) });
  // Several files a page that nobody reads again; left behind, the next build would begin by taking them away.
  const cleared = fs.promises.rm('.next/server', { recursive: true, force: true });
  const report = await finishExport(content, NEXT_EXPORT, outDir(), islands, plan);
  await Promise.all([cleared, process.env.KEEP_EXPORT ? undefined : fs.promises.rm(NEXT_EXPORT, { recursive: true })]);
  return report;
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
