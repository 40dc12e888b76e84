/** Builds the two fixture sites. Must not run during another build: all use the same working files. */
import { settingsFromEnvironment } from '@/lib/content/settings';
import { build } from '@/lib/tools/build/build';
import { BARE_CONTENT, BARE_EXPORT, FULL_CONTENT, FULL_EXPORT } from './fixture-sites';

// As in `npm start`: pages first, then downloads.
for (const [contentDir, outDir] of [
  [BARE_CONTENT, BARE_EXPORT],
  [FULL_CONTENT, FULL_EXPORT],
] as const)
  await build({ ...settingsFromEnvironment(), contentDir, outDir }, () => undefined);
