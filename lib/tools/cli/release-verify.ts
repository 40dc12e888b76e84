/**
 * `npm run release:verify -- https://the.site`: compares a deployed site with `out/` and prints what differs.
 * `--json` prints every finding as data. Ends with 1 while anything differs, with 2 on an error.
 */
import { parseArgs } from 'node:util';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';
import { CALL_PATHS } from '../enquiry-api/calls';
import { targetOf } from '../release/verify/target';
import { formatFindings, verify } from '../release/verify/verify';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [site = ''] = positionals;
  if (!/^https?:\/\/./.test(site) || !URL.canParse(site))
    throw new Error('Which site? npm run release:verify -- https://www.example.com');
  const { outDir } = settingsFromEnvironment();
  const target = targetOf(site, outDir);
  console.error(`Comparing ${target.base} with ${outDir}/: ${target.files.size} files.\n`);
  const { enquiryHost = '' } = target;
  const findings = await verify(
    target,
    CALL_PATHS.map((call) => enquiryHost + call),
  );
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else console.log(findings.length > 0 ? formatFindings(findings) : 'It serves what was built.');
  process.exitCode = findings.length > 0 ? 1 : 0;
}, 2);
