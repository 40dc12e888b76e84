/** `npm run release:check`: lists reasons not to release the content. Ends with 1 if there are any. */
import { cachedContent } from '@/lib/content';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';
import type { Finding } from '../release/finding';
import { insecureHosts, placeholders } from '../release/release-check';

await runCommand(() => {
  const settings = settingsFromEnvironment();
  const { site } = cachedContent();
  const checks: Record<string, Finding[]> = {
    'Placeholders in the content': placeholders(settings.contentDir, settings),
    'Hosts over HTTPS': insecureHosts(site),
  };
  for (const [name, found] of Object.entries(checks)) {
    console.log(found.length === 0 ? `✓  ${name}` : `✗  ${name}: ${found.length} open`);
    for (const { where, problem } of found) console.log(`     ${where}  ${problem}`);
  }
  const open = Object.values(checks).flat().length;
  console.log(open === 0 ? '\nNothing is open.' : `\n${open} open: fix them, and build again.`);
  process.exitCode = open === 0 ? 0 : 1;
});
