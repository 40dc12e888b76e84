import { inProcesses, processesFor } from '@/lib/workers/pool';
import { type Order, type Task, writeWhole } from '../generate';
import { renderSyllabus } from './render';
import type { Sheet } from './sheet';

/** With fewer PDFs than this, a process costs more to start (1.3 s) than it saves (a PDF takes about 0.1 s). */
const WORTH_A_PROCESS = 10;
/** With fewer than this apiece, a second process does. */
const WORTH_ANOTHER = 30;

/**
 * Writes the PDFs that the cache has not. Many are written in processes of their own: here they would hold up all
 * that the build does besides.
 */
export async function writeSyllabi(orders: Order<Sheet>[], task: Task): Promise<void> {
  if (orders.length < WORTH_A_PROCESS) {
    for (const order of orders) {
      await writeSyllabus(order);
      task.done();
    }
    return;
  }
  const workers = Math.max(1, processesFor(orders.length, WORTH_ANOTHER));
  await inProcesses(new URL('./worker.ts', import.meta.url), orders, workers, task.done);
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
