/** `npm run new course "ANSYS Workbench"` (or service, or page): writes a new, complete file. */
import { createFile } from '@/lib/content/authoring/create-file';
import { settingsFromEnvironment } from '@/lib/settings/settings';

try {
  const [kind, ...words] = process.argv.slice(2);
  console.log(createFile(settingsFromEnvironment(), kind, words));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
