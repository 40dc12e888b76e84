import { RELEASE_FILE, type Release } from '@/lib/export/release-manifest';
import { parseJson } from '@/lib/tools/json';
import { checkOutside, checkPreflights } from './elsewhere';
import { checkFiles } from './files';
import { checkLeftBehind } from './left-behind';
import type { Mismatch } from './mismatch';
import type { Target } from './release';
import type { Asker } from './request';
import { checkRoutes } from './routes';

export interface Verifying {
  target: Target;
  asker: Asker;
  /** Host and paths of the calls, where the pages send any. */
  enquiries?: { host: string; paths: readonly string[] };
  /** Addresses of others that should answer. */
  outside?: readonly string[];
  /** The list of the release before. */
  last?: Release;
}

/**
 * Compares a deployed site with a build, all parts side by side.
 * @returns what is not as it should be
 */
export async function verify({
  target,
  asker,
  enquiries,
  outside = [],
  last,
}: Verifying): Promise<Mismatch[]> {
  const deployed = await deployedRelease(target, asker);
  const differs =
    deployed !== undefined && JSON.stringify(deployed.files) !== JSON.stringify(target.release.files);
  const old = last ?? (differs ? deployed : undefined);
  const known = new Map(
    [deployed, last].flatMap(
      (release) => release?.files.map((file) => [file.sha256, release.commit ?? ''] as const) ?? [],
    ),
  );
  const { origin } = new URL(target.base);
  const [files, ...rest] = await Promise.all([
    checkFiles(target, asker, known).then(async ({ mismatches, others }) => [
      ...mismatches,
      ...(await checkLeftBehind(target, others, old, asker)),
    ]),
    checkRoutes(target, asker),
    enquiries ? checkPreflights(enquiries.host, origin, enquiries.paths, asker) : [],
    checkOutside(outside, asker),
  ]);
  const list: Mismatch[] = differs
    ? [
        {
          what: `/${RELEASE_FILE}`,
          expected: `the list of this build, ${named(target.release)}`,
          found: `that of ${named(deployed)}`,
          change: `upload it last, or run this with the ${RELEASE_FILE} of what is deployed`,
        },
      ]
    : [];
  return [...list, ...files, ...rest.flat()];
}

const named = ({ commit, files }: Release) =>
  commit ? `commit ${commit.slice(0, 7)}` : `${files.length} files`;

/** The list that lies on the host, if one does. */
async function deployedRelease({ base }: Target, asker: Asker): Promise<Release | undefined> {
  const { status, body } = await asker.ask(`${base}/${RELEASE_FILE}`);
  const release = parseJson(body.toString('utf8')) as Release | undefined;
  return status === 200 && Array.isArray(release?.files) ? release : undefined;
}
