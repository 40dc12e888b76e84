/** `npm run build`: the export alone, for a release. Ends with 1 where it fails; the last export is then as it was. */
import { build } from '@/lib/tools/build';
import { endWhenInterrupted, explain } from '@/lib/tools/failure';

const stopped = endWhenInterrupted();
try {
  await build();
  stopped();
} catch (error) {
  console.error(explain(error, true));
  process.exit(1);
}
