import { batchesOf, inProcesses, processesFor } from '@/lib/workers/pool';
import { type Finishing, finishPage, type PageFiles } from './finish-page';

/** With fewer pages than this apiece, processes cost more to start (0.5 s) than they save (a page takes about 4 ms). */
const WORTH_A_PROCESS = 200;
/** Pages that go to a process at a time. */
const BATCH = 25;

/** Finishes pages, many of them in parallel. */
export async function finishPages(pages: readonly PageFiles[], shared: Finishing): Promise<void> {
  const processes = processesFor(pages.length, WORTH_A_PROCESS);
  if (processes < 2) {
    for (const page of pages) finishPage(page, shared);
    return;
  }
  const batches = batchesOf(pages, BATCH).map((batch) => ({ shared, pages: batch }));
  await inProcesses(new URL('./finish-worker.ts', import.meta.url), batches, processes);
}
