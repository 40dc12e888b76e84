/** The editor as it is put on a host name of its own, once for all tests; `npm run edit` serves the same scripts. */
import fs from 'node:fs';
import { expect, test as setup } from '@playwright/test';
import { listFiles } from '@/lib/export/release-manifest';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { writeEditor } from '@/lib/tools/editor/folder';
import { EDITOR_FOLDER } from './editor';

setup('the editor is bundled, beside the site and not into it', async () => {
  // The package is installed here where `npm test` has not done it.
  setup.setTimeout(240_000);
  process.env.EDITOR_DIR = EDITOR_FOLDER;
  const site = () => (fs.existsSync(TEST_EXPORT) ? listFiles(TEST_EXPORT) : []);
  const before = site();
  await writeEditor('github:owner/name');
  expect(site()).toEqual(before);
});
