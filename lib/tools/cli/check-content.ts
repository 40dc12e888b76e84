/** `npm run check:content`: prints all diagnostics of the content. Ends with 1 if one is an error. */
import { checkContent } from '@/lib/content/check';
import { countDiagnostics, formatDiagnostics } from '@/lib/content/read/diagnostic';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';

await runCommand(async () => {
  const { diagnostics } = await checkContent(settingsFromEnvironment().contentDir);
  if (diagnostics.length > 0) console.log(formatDiagnostics(diagnostics));
  else console.log(`The content is in order: ${countDiagnostics(diagnostics)}.`);
  process.exitCode = diagnostics.some(({ level }) => level === 'error') ? 1 : 0;
});
