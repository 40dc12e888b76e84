/** Hashed files of the last release: pages that are open in a browser or lie in a cache still ask for them. */
import type { Release } from '@/lib/export/release-manifest';
import { IMMUTABLE_FOLDERS } from '@/lib/hosting/rules';
import type { HttpClient } from './http-client';
import { type Mismatch, mismatch } from './mismatch';
import { addressOf, type Target } from './release';

const HASHED = new RegExp(`^(${IMMUTABLE_FOLDERS.join('|')})/`);

/** Checks that they are still served. */
export async function checkStaleAssets(
  target: Target,
  last: Release,
  client: HttpClient,
): Promise<Mismatch[]> {
  const ours = new Set(target.release.files.map((file) => file.path));
  const checks = last.files
    .filter((file) => HASHED.test(file.path) && !ours.has(file.path))
    .map(async (file) => {
      const response = await client.send(target.base + addressOf(file));
      if (response.status === 200) return [];
      const expected = '200, for pages that were opened before the release';
      return [mismatch('assets', addressOf(file), 'file of the last release', expected, response)];
    });
  return (await Promise.all(checks)).flat();
}
