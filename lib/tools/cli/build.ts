/** `npm run build`: makes the export. Ends with 1 on failure; the last export is then as it was. */
import { build } from '../build/build';
import { endWhenInterrupted, explain } from '../failure';

const stopped = endWhenInterrupted();
try {
  await build();
  stopped();
} catch (error) {
  console.error(explain(error, true));
  process.exit(1);
}
