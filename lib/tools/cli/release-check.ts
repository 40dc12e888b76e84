/**
 * `npm run release:check`: what stands between the last build and its release, as a report that a person can read.
 * Ends with 1 while anything is open.
 */
import fs from 'node:fs';
import { siteContent } from '@/lib/content';
import { contentDir } from '@/lib/content/load';
import { hostRules } from '@/lib/hosting/rules';
import { audit } from '@/lib/tools/release/audit';
import { hostFiles, policies, releaseList, sizes } from '@/lib/tools/release/export';
import { licenceProblems } from '@/lib/tools/release/licences';
import { deadLinks, plainLinks } from '@/lib/tools/release/links';
import { type Blocker, insecureHosts, missingFounder, placeholders } from '@/lib/tools/release/placeholders';
import { explain, outDir } from './failure';

/** More of one kind are counted, not listed. */
const SHOWN = 25;

/** What is open, by the name of the check; a sentence where it could not be made. */
function checks(out: string): Record<string, () => Blocker[] | string> {
  const { site } = siteContent();
  return {
    'Placeholders in the content': () => [
      ...placeholders(contentDir()),
      ...missingFounder(site, contentDir()),
    ],
    'Hosts over HTTPS': () => [...insecureHosts(site), ...plainLinks(out)],
    'Links and fragments': () => deadLinks(out, site.siteUrl),
    'Policy of each page': () => policies(out),
    'Headers for hosts': () => hostFiles(out, hostRules({ reviews: Boolean(site.reviews.script) })),
    Sizes: () => sizes(out),
    'Licences of what is shipped': () => licenceProblems(out),
    'List of files, commit': () => releaseList(out),
    'Known weaknesses of packages': () =>
      audit() ?? 'not checked: the registry could not be reached. Run `npm audit --omit=dev` where it can.',
  };
}

function report(name: string, found: Blocker[] | string): number {
  if (typeof found === 'string') {
    console.log(`–  ${name}: ${found}`);
    return 0;
  }
  console.log(found.length === 0 ? `✓  ${name}` : `✗  ${name}: ${found.length} open`);
  for (const { where, what } of found.slice(0, SHOWN)) console.log(`     ${where}  ${what}`);
  if (found.length > SHOWN) console.log(`     and ${found.length - SHOWN} more`);
  return found.length;
}

try {
  const out = outDir();
  if (!fs.existsSync(out)) throw new Error(`There is no ${out}/ yet: npm run build`);
  console.log(`Before ${out}/ is released:\n`);
  const open = Object.entries(checks(out)).reduce((sum, [name, run]) => sum + report(name, run()), 0);
  console.log(
    open === 0
      ? '\nNothing is open.'
      : `\n${open} open. Nothing is released by this command; mend them, build, and run it again.`,
  );
  process.exitCode = open === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error, false));
  process.exitCode = 1;
}
