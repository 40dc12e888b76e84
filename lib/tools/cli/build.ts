/** `npm run build`: makes the export. Ends with 1 on failure and then keeps the last export. */
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '../build/build';
import { runCommand } from '../command';

await runCommand(() => build(settingsFromEnvironment()));
