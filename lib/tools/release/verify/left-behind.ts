/** What an old release left behind that pages still need: pages that are open in a browser, or lie in a cache. */
import type { Release } from '@/lib/export/release-manifest';
import { IMMUTABLE_FOLDERS } from '@/lib/hosting/rules';
import type { OtherPage } from './files';
import type { Mismatch } from './mismatch';
import { addressOf, type Target } from './release';
import { type Asker, inWords } from './request';

/** Folders whose files have their content in their names: old and new ones lie side by side. */
export const HASHED = new RegExp(`^(${IMMUTABLE_FOLDERS.join('|')})/`);
const REFERENCE = new RegExp(`/((?:${IMMUTABLE_FOLDERS.join('|')})/[^\\s"'<>\\\\),?#&;]+)`, 'g');

/**
 * Whether the files are still there that pages of an old release ask for.
 * @param others pages on the host that are not those of the build
 * @param old the list of the release before, where it is known
 */
export async function checkLeftBehind(
  target: Target,
  others: readonly OtherPage[],
  old: Release | undefined,
  asker: Asker,
): Promise<Mismatch[]> {
  const ours = new Set(target.release.files.map((file) => file.path));
  const needed = new Map<string, string>();
  for (const file of old?.files ?? [])
    if (HASHED.test(file.path)) needed.set(file.path, 'pages that were opened before the release');
  for (const { address, html } of others)
    for (const [, name = ''] of html.matchAll(REFERENCE)) needed.set(decodeURIComponent(name), address);
  const checked = await Promise.all(
    [...needed]
      .filter(([name]) => !ours.has(name))
      .map(async ([name, who]): Promise<Mismatch[]> => {
        const at = addressOf({ path: name });
        const answer = await asker.ask(target.base + at, { headOnly: true });
        if (answer.status === 200) return [];
        return [
          {
            what: at,
            expected: `200, for ${who}`,
            found: inWords(answer),
            change: 'put it back from the last release; keep such files for four weeks',
          },
        ];
      }),
  );
  return checked.flat();
}
