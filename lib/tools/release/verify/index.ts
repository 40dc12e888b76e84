import { RELEASE_FILE, type Release } from '@/lib/export/release-manifest';
import { parseJson } from '@/lib/tools/json';
import { type DeploymentFinding, runChecks, sendOnce } from './check';
import { fileChecks } from './files';
import { preflightChecks } from './preflight';
import type { Target } from './release';
import { routeChecks } from './routes';

/**
 * Compares a deployed site with a build.
 * @param enquiries host and paths of the enquiry API's calls
 */
export async function verify(
  target: Target,
  enquiries?: { host: string; paths: readonly string[] },
): Promise<DeploymentFinding[]> {
  const { base, release } = target;
  const deployed = await deployedRelease(base);
  const differs = deployed && JSON.stringify(deployed.files) !== JSON.stringify(release.files);
  const found = await runChecks(
    [
      ...fileChecks(target),
      ...routeChecks(target),
      ...(enquiries ? preflightChecks(enquiries.host, new URL(base).origin, enquiries.paths) : []),
    ],
    base,
  );
  if (differs)
    found.unshift({
      where: `/${RELEASE_FILE}`,
      what: 'release',
      expected: named(release),
      found: named(deployed),
      fix: 'upload it last, or build what is deployed',
    });
  return found;
}

const named = ({ commit, files }: Release) =>
  commit ? `commit ${commit.slice(0, 7)}` : `another list of ${files.length} files`;

/** The release's list on the host, where there is one. */
async function deployedRelease(base: string): Promise<Release | undefined> {
  const { status, body } = await sendOnce(`${base}/${RELEASE_FILE}`);
  const release = parseJson(body.toString('utf8')) as Release | undefined;
  return status === 200 && Array.isArray(release?.files) ? release : undefined;
}
