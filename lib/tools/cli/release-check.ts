/** `npm run release:check`: lists reasons not to release the last build. Ends with 1 if there are any. */
import fs from 'node:fs';
import { cachedContent } from '@/lib/content';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';
import type { Finding } from '../release/finding';
import { insecureHosts, licenceProblems, placeholders } from '../release/release-check';

await runCommand(() => {
  const settings = settingsFromEnvironment();
  const { contentDir, outDir } = settings;
  if (!fs.existsSync(outDir)) throw new Error(`There is no ${outDir}/ yet: npm run build`);
  const { site } = cachedContent();
  const checks: Record<string, Finding[]> = {
    'Placeholders in the content': placeholders(contentDir, settings),
    'Hosts over HTTPS': insecureHosts(site),
    'Licences of what is shipped': licenceProblems(outDir),
  };
  for (const [name, found] of Object.entries(checks)) {
    console.log(found.length === 0 ? `✓  ${name}` : `✗  ${name}: ${found.length} open`);
    for (const { where, problem } of found) console.log(`     ${where}  ${problem}`);
  }
  const open = Object.values(checks).flat().length;
  console.log(open === 0 ? '\nNothing is open.' : `\n${open} open: fix them, build, and run it again.`);
  process.exitCode = open === 0 ? 0 : 1;
});
