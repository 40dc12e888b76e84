/**
 * `npm run release:verify https://the.site`: compares a deployed site with `out/`, asks the enquiry API for leave as
 * a browser would, and prints what differs, with what to change: a line for each cause, `--all` for each file. `--json`
 * prints all of it for a program, `--last FILE` takes the release.json of the release before. Ends with 1 while anything differs, with 2 where it could not be asked.
 */
import { parseArgs } from 'node:util';
import { siteContent } from '@/lib/content';
import { callPath } from '@/lib/tools/enquiry-api/calls';
import { verify } from '@/lib/tools/release/verify';
import { addressesIn } from '@/lib/tools/release/verify/elsewhere';
import { table } from '@/lib/tools/release/verify/mismatch';
import { enquiryApiOf, readRelease, served, targetOf } from '@/lib/tools/release/verify/release';
import { Asker } from '@/lib/tools/release/verify/request';
import { explain, outDir } from './failure';
import { showProgress } from './progress';

/** Requests for each file and each page. */
const REQUESTS = { file: 1, page: 5 } as const;

try {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      last: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [site = ''] = positionals;
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new Error('Which site? npm run release:verify https://www.example.com');
  const target = targetOf(site, outDir());
  const host = enquiryApiOf(target);
  const { site: data } = siteContent();
  const own = [data.siteUrl, data.enquiryHost].map((address) => new URL(address).origin);
  const outside = addressesIn(data).filter((address) => !own.includes(new URL(address).origin));
  // What a program reads stands alone.
  const progress = showProgress(values.json ? console.error : console.log);
  let asked = 0;
  const total =
    served(target.release).length * REQUESTS.file + target.pages.length * REQUESTS.page + outside.length;
  const begun = performance.now();
  const mismatches = await verify({
    target,
    asker: new Asker(undefined, () => progress.count('requests', ++asked, total)),
    ...(host ? { enquiries: { host, paths: callPath.options } } : {}),
    outside,
    ...(values.last ? { last: readRelease(values.last) } : {}),
  });
  if (values.json)
    console.log(
      JSON.stringify({ site: target.base, commit: target.release.commit, findings: mismatches }, null, 2),
    );
  else {
    const checked = `${served(target.release).length} files, ${target.pages.length} pages in ${((performance.now() - begun) / 1000).toFixed(0)} s`;
    console.log(
      mismatches.length === 0
        ? `${target.base} serves what was built: ${checked}.`
        : `${table(mismatches, values.all)}\n\n${mismatches.length} differ; ${checked}.${values.all ? '' : ' --all lists each.'}`,
    );
  }
  process.exitCode = mismatches.length === 0 ? 0 : 1;
} catch (error) {
  console.error(explain(error, false));
  process.exitCode = 2;
}
