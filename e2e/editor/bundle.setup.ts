/** The editor as it is put on a host name of its own, once for all tests; `npm run edit` serves the same scripts. */
import { test as setup } from '@playwright/test';
import { writeEditor } from '@/lib/tools/editor/folder';
import { EDITOR_FOLDER } from './editor';

setup('the editor is bundled', async () => {
  // The package is installed here where `npm test` has not done it.
  setup.setTimeout(240_000);
  await writeEditor('github:owner/name', EDITOR_FOLDER);
});
