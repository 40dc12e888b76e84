import { inProcesses, processesFor } from '@/lib/workers/pool';
import { type Order, writeWhole } from '../generate';
import { renderSyllabus } from './render';
import type { Sheet } from './sheet';

/** With fewer PDFs than this apiece, processes cost more to start (1.3 s each) than they save (a PDF takes about 0.1 s). */
const WORTH_A_WORKER = 30;

/** Writes the PDFs that the cache has not, many of them in parallel. */
export async function writeSyllabi(orders: Order<Sheet>[]): Promise<void> {
  const workers = processesFor(orders.length, WORTH_A_WORKER);
  if (workers < 2) {
    for (const order of orders) await writeSyllabus(order);
    return;
  }
  await inProcesses(new URL('./worker.ts', import.meta.url), orders, workers);
}

/** Renders one PDF into the cache. Characters that no font has are left out, and said. */
export async function writeSyllabus({ input, file }: Order<Sheet>): Promise<void> {
  const { pdf, missing } = await renderSyllabus(input);
  if (missing.length > 0)
    console.warn(
      `The syllabus PDF of ${input.title} leaves out ${missing.join(' ')}: its fonts do not have them. Write them another way, or commit a PDF of your own (syllabusPdf).`,
    );
  writeWhole(file, pdf);
}
