/** `npm run new course "ANSYS Workbench"` (or service, or page): writes a new, complete file. */
import { createFile } from '@/lib/content/authoring/create-file';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { runCommand } from '../command';

const [kind, ...words] = process.argv.slice(2);
await runCommand(() => console.log(createFile(settingsFromEnvironment(), kind, words)));
