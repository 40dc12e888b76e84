/** `npm run build`: makes the export. Ends with 1 on failure and then keeps the last export. */
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
