/** Builds the editor for a separate host name, once for all tests; `npm run edit` serves the same scripts. */
import { test as setup } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings';
import { writeEditor } from '@/lib/tools/editor/folder';
import { EDITOR_FOLDER } from './editor';

setup('the editor is bundled', async () => {
  // Installs the package unless `npm test` has done so.
  setup.setTimeout(240_000);
  await writeEditor('github:owner/name', { ...settingsFromEnvironment(), editorDir: EDITOR_FOLDER });
});
