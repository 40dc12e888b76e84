/** `npm run release:check`: lists reasons not to release the last build. Ends with 1 if there are any. */
import fs from 'node:fs';
import { cachedContent } from '@/lib/content';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';
import type { Finding } from '../release/finding';
import { absentFields, insecureHosts, licenceProblems, placeholders } from '../release/release-check';

const print = (heading: string, findings: Finding[]) => {
  console.log(heading);
  for (const { where, problem } of findings) console.log(`     ${where}  ${problem}`);
};

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
  for (const [name, found] of Object.entries(checks))
    print(found.length === 0 ? `✓  ${name}` : `✗  ${name}: ${found.length} open`, found);
  const absent = absentFields(site, contentDir);
  if (absent.length > 0) print("–  Owner's fields that are absent; they keep no release back", absent);
  const open = Object.values(checks).flat().length;
  console.log(open === 0 ? '\nNothing is open.' : `\n${open} open: fix them, build, and run it again.`);
  process.exitCode = open === 0 ? 0 : 1;
});
