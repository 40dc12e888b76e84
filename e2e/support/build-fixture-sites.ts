import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { FIXTURE_SITES } from './fixture-sites';

/** Builds the two fixture sites. Must not run during another build: all use the same working files. */
export async function buildFixtureSites() {
  for (const [contentDir, outDir] of FIXTURE_SITES)
    await build({ ...settingsFromEnvironment(), contentDir, outDir });
}
