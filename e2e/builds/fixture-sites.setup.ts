/** Builds the two fixture sites. Must not run during another build: all use the same working files. */
import { test as setup } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '@/lib/tools/build/build';
import { BARE_SITE, FULL_SITE } from '../support/sites';

setup('the fixture sites are built', async () => {
  for (const { content, root } of [BARE_SITE, FULL_SITE])
    await build({ ...settingsFromEnvironment(), contentDir: content.dir, outDir: root });
});
