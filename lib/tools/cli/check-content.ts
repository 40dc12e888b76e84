/** `npm run check:content`: prints all diagnostics of the content, and on GITHUB_ACTIONS annotations. */
import { checkContent } from '@/lib/content/check';
import { countDiagnostics, formatDiagnostics, githubAnnotation } from '@/lib/content/read/diagnostic';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';

await runCommand(async () => {
  const { diagnostics } = await checkContent(settingsFromEnvironment().contentDir);
  if (process.env.GITHUB_ACTIONS === 'true')
    for (const diagnostic of diagnostics) console.log(githubAnnotation(diagnostic));
  if (diagnostics.length > 0) console.log(formatDiagnostics(diagnostics));
  else console.log(`The content is in order: ${countDiagnostics(diagnostics)}.`);
  process.exitCode = diagnostics.some(({ level }) => level === 'error') ? 1 : 0;
});
