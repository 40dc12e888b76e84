/**
 * `npm run release:verify https://the.site`: compares a deployed site with `out/` and prints what differs, what was
 * expected and what to change. `--all` lists every finding of a cause. Ends with 1 while anything differs, with 2 on an
 * error.
 */
import { parseArgs } from 'node:util';
import { callPath } from '@/lib/tools/enquiry-api/calls';
import { verify } from '@/lib/tools/release/verify';
import { formatFindings } from '@/lib/tools/release/verify/format';
import { enquiryApiOf, served, targetOf } from '@/lib/tools/release/verify/release';
import { explain, outDir } from './failure';

try {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [site = ''] = positionals;
  if (!/^https?:\/\/./.test(site) || !URL.canParse(site))
    throw new Error('Which site? npm run release:verify https://www.example.com');
  const target = targetOf(site, outDir());
  const host = enquiryApiOf(target);
  const scope = `${served(target.release).length} files, ${target.pages.size} pages`;
  console.error(`Comparing ${target.base} with ${target.out}/: ${scope}.\n`);
  const findings = await verify(target, host ? { host, paths: callPath.options } : undefined);
  console.log(findings.length > 0 ? formatFindings(findings, values.all) : 'It serves what was built.');
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(explain(error, false));
  process.exitCode = 2;
}
