import os from 'node:os';
import { inProcesses } from '../processes';
import { type Finishing, finishPage, type PageFiles } from './finish-page';

/** With fewer pages than this apiece, processes cost more to start (0.5 s) than they save (a page takes about 4 ms). */
const WORTH_A_PROCESS = 200;
/** Pages that go to a process at a time. */
const BATCH = 25;

/** Finishes pages, many of them in parallel. */
export async function finishPages(pages: readonly PageFiles[], shared: Finishing): Promise<void> {
  const processes = Math.min(os.availableParallelism(), Math.floor(pages.length / WORTH_A_PROCESS));
  if (processes < 2) {
    for (const page of pages) finishPage(page, shared);
    return;
  }
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, i) => ({ shared, pages: pages.slice(i * BATCH, (i + 1) * BATCH) }));
  await inProcesses(new URL('./finish-worker.ts', import.meta.url), batches, processes);
}
