/** Builds the two fixture sites. Must not run during another build: all use the same working files. */
import { test as setup } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { FIXTURE_SITES } from '../support/fixture-sites';

setup('the fixture sites are built', async () => {
  for (const [contentDir, outDir] of FIXTURE_SITES)
    await build({ ...settingsFromEnvironment(), contentDir, outDir });
});
