/** Builds the two fixture sites. Must not run during another build: all use the same working files. */
import fs from 'node:fs';
import path from 'node:path';
import { settingsFromEnvironment } from '@/lib/content/settings';
import { build } from '@/lib/tools/build/build';
import {
  BARE_CONTENT,
  BARE_EXPORT,
  FULL_CONTENT,
  FULL_EXPORT,
  NEW_COURSE,
  NEW_COURSE_FILE,
} from './fixture-sites';

fs.rmSync(FULL_CONTENT, { recursive: true, force: true });
fs.cpSync('e2e/content-full', FULL_CONTENT, { recursive: true });
fs.writeFileSync(path.join(FULL_CONTENT, 'courses', `${NEW_COURSE.slug}.md`), NEW_COURSE_FILE);
// As in `npm start`: pages first, then downloads.
for (const [contentDir, outDir] of [
  [BARE_CONTENT, BARE_EXPORT],
  [FULL_CONTENT, FULL_EXPORT],
] as const)
  await build({ ...settingsFromEnvironment(), contentDir, outDir }, () => undefined);
