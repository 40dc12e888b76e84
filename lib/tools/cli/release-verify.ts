/**
 * `npm run release:verify https://the.site`: compares a deployed site with `out/` and prints what differs, what was
 * expected and what to change. `--all` lists every finding of a cause, `--json` prints all for a program, `--last
 * FILE` names the release.json of the release before. Ends with 1 while anything differs, with 2 on an error.
 */
import { parseArgs } from 'node:util';
import { siteContent } from '@/lib/content';
import { callPath } from '@/lib/tools/enquiry-api/calls';
import { verify } from '@/lib/tools/release/verify';
import { addressesIn } from '@/lib/tools/release/verify/external';
import { formatFindings } from '@/lib/tools/release/verify/format';
import { enquiryApiOf, readRelease, served, targetOf } from '@/lib/tools/release/verify/release';
import { explain, outDir } from './failure';

try {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    options: { json: flag, all: flag, last: { type: 'string' } },
    allowPositionals: true,
  });
  const [site = ''] = positionals;
  if (!/^https?:\/\/./.test(site) || !URL.canParse(site))
    throw new Error('Which site? npm run release:verify https://www.example.com');
  const target = targetOf(site, outDir());
  const host = enquiryApiOf(target);
  const { site: data } = siteContent();
  const own = [data.siteUrl, data.enquiryHost].map((address) => new URL(address).origin);
  const scope = `${served(target.release).length} files, ${target.pages.size} pages`;
  console.error(`Comparing ${target.base} with ${target.out}/: ${scope}.\n`);
  const findings = await verify(target, {
    ...(host ? { enquiries: { host, paths: callPath.options } } : {}),
    external: addressesIn(data).filter((address) => !own.includes(new URL(address).origin)),
    ...(values.last ? { last: readRelease(values.last) } : {}),
  });
  if (values.json)
    console.log(JSON.stringify({ site: target.base, commit: target.release.commit, findings }, null, 2));
  else console.log(findings.length > 0 ? formatFindings(findings, values.all) : 'It serves what was built.');
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(explain(error, false));
  process.exitCode = 2;
}
