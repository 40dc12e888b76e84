import { RELEASE_FILE, type Release } from '@/lib/export/release-manifest';
import { parseJson } from '@/lib/tools/json';
import { type DeploymentFinding, runChecks, sendOnce } from './check';
import { externalChecks, preflightChecks } from './external';
import { fileChecks, staleAssetChecks } from './files';
import type { Target } from './release';
import { routeChecks } from './routes';

export interface Options {
  /** Host and paths of the enquiry API's calls. */
  enquiries?: { host: string; paths: readonly string[] };
  /** Addresses of others that should respond. */
  external?: readonly string[];
  /** The release before this one. */
  last?: Release;
}

/** Compares a deployed site with a build. */
export async function verify(
  target: Target,
  { enquiries, external = [], last }: Options = {},
): Promise<DeploymentFinding[]> {
  const { base, release } = target;
  const deployed = await deployedRelease(base);
  const differs = deployed && JSON.stringify(deployed.files) !== JSON.stringify(release.files);
  const old = last ?? (differs ? deployed : undefined);
  const found = await runChecks(
    [
      ...fileChecks(target),
      ...routeChecks(target),
      ...(old ? staleAssetChecks(target, old) : []),
      ...(enquiries ? preflightChecks(enquiries.host, new URL(base).origin, enquiries.paths) : []),
      ...externalChecks(external),
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
