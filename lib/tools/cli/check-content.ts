/**
 * `npm run check:content`: everything that is wrong with the content, at once, without an export.
 * `--json` prints it for programs; `--strict` fails on warnings as well. On a code host whose checks read
 * annotations (GITHUB_ACTIONS) each problem is shown at its line.
 */
import { checkContent } from '@/lib/content/check';
import { annotation, countDiagnostics, formatDiagnostics } from '@/lib/content/diagnostic';

const json = process.argv.includes('--json');
const strict = process.argv.includes('--strict');
const begun = performance.now();

const { diagnostics } = await checkContent();
const errors = diagnostics.filter((p) => p.level === 'error').length;

if (json)
  console.log(
    JSON.stringify({ errors, warnings: diagnostics.length - errors, problems: diagnostics }, null, 2),
  );
else {
  if (process.env.GITHUB_ACTIONS === 'true')
    for (const problem of diagnostics) console.log(annotation(problem));
  if (diagnostics.length > 0) console.log(formatDiagnostics(diagnostics));
  else console.log(`The content is in order: ${countDiagnostics(diagnostics)}.`);
  console.log(`Checked in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}
process.exitCode = errors > 0 || (strict && diagnostics.length > 0) ? 1 : 0;
