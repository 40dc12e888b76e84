/** `npm run build`: makes the export. Ends with 1 on failure and then keeps the last export. */
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { build } from '../build/build';
import { endWhenInterrupted, errorMessage } from '../failure';

const settings = settingsFromEnvironment();
const markBuilt = endWhenInterrupted(settings.outDir);
try {
  await build(settings);
  markBuilt();
} catch (error) {
  console.error(errorMessage(error, settings.outDir));
  process.exit(1);
}
