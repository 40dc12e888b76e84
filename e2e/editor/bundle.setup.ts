/** Installs the editor and builds it for a separate host name; `npm run edit` serves the same scripts. */
import { test as setup } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { writeEditor } from '@/lib/tools/editor/folder';
import { EDITOR_FOLDER } from './editor';

setup('the editor is bundled', async () => {
  await writeEditor('github:owner/name', { ...settingsFromEnvironment(), editorDir: EDITOR_FOLDER });
});
