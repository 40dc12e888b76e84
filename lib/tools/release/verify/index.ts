import { RELEASE_FILE, type Release } from '@/lib/export/release-manifest';
import { parseJson } from '@/lib/tools/json';
import { checkExternal, checkPreflights } from './external';
import { checkFiles } from './files';
import type { HttpClient } from './http-client';
import type { Mismatch } from './mismatch';
import type { Target } from './release';
import { checkRoutes } from './routes';
import { checkStaleAssets } from './stale-assets';

export interface Options {
  target: Target;
  client: HttpClient;
  /** Host and paths of the enquiry API's calls. */
  enquiries?: { host: string; paths: readonly string[] };
  /** Addresses of others that should respond. */
  external?: readonly string[];
  /** The release before this one. */
  last?: Release;
}

/** Compares a deployed site with a build. */
export async function verify({
  target,
  client,
  enquiries,
  external = [],
  last,
}: Options): Promise<Mismatch[]> {
  const deployed = await deployedRelease(target, client);
  const differs = deployed && JSON.stringify(deployed.files) !== JSON.stringify(target.release.files);
  const old = last ?? (differs ? deployed : undefined);
  const found = await Promise.all([
    checkFiles(target, client),
    checkRoutes(target, client),
    old ? checkStaleAssets(target, old, client) : [],
    enquiries ? checkPreflights(enquiries.host, new URL(target.base).origin, enquiries.paths, client) : [],
    checkExternal(external, client),
  ]);
  const list: Mismatch[] = differs
    ? [
        {
          where: `/${RELEASE_FILE}`,
          what: 'release',
          expected: named(target.release),
          found: named(deployed),
          fix: `upload it last, or build what is deployed`,
        },
      ]
    : [];
  return [...list, ...found.flat()];
}

const named = ({ commit, files }: Release) =>
  commit ? `commit ${commit.slice(0, 7)}` : `another list of ${files.length} files`;

/** The release's list on the host, where there is one. */
async function deployedRelease({ base }: Target, client: HttpClient): Promise<Release | undefined> {
  const { status, body } = await client.send(`${base}/${RELEASE_FILE}`);
  const release = parseJson(body.toString('utf8')) as Release | undefined;
  return status === 200 && Array.isArray(release?.files) ? release : undefined;
}
