import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a worker answers when an order is done. */
interface Answer {
  error?: string;
}

/**
 * How many processes a number of things is worth: at most one for each processor.
 * @param each things for which it pays to start one
 */
export const processesFor = (things: number, each: number): number => Math.min(os.availableParallelism(), Math.floor(things / each));

/** Things in batches, so that a message carries several. */
export const batchesOf = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, i) => things.slice(i * size, (i + 1) * size));

/**
 * Has processes of ours work through a queue. (Threads would do, but tsx does not reach into threads.)
 * @param worker module that they run; it calls `workOn`
 * @param orders what they are sent, one at a time
 * @param processes how many work at a time
 * @throws the first error of a worker
 */
export async function inProcesses<T>(worker: URL, orders: readonly T[], processes: number): Promise<void> {
  const queue = [...orders];
  await Promise.all(Array.from({ length: processes }, () => workThrough(fileURLToPath(worker), queue)));
}

/** One process takes order after order from the queue. */
function workThrough<T>(worker: string, queue: T[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, { execArgv: ['--import', 'tsx'] });
    const next = () => {
      const order = queue.shift();
      if (order === undefined) child.disconnect();
      else child.send(order as object);
    };
    child.on('message', ({ error }: Answer) => {
      if (error === undefined) return next();
      // The others need not go on.
      queue.length = 0;
      child.disconnect();
      reject(new Error(error));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => (code === 0 ? resolve() : reject(new Error(`${path.basename(worker)} ended with ${signal ?? code}`))));
    next();
  });
}

/**
 * The worker's side: works on one order after the other, as they are sent.
 * @param work does one; what it throws is told to the process that asked
 */
export function workOn<T>(work: (order: T) => unknown) {
  process.on('message', async (order: T) => {
    try {
      await work(order);
      process.send?.({} satisfies Answer);
    } catch (error) {
      process.send?.({ error: (error as Error).message } satisfies Answer);
    }
  });
}
