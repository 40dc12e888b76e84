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
 * @param done told of each order that is done
 * @throws the first error of a worker, or that one was killed
 */
export async function inProcesses<T>(worker: URL, orders: readonly T[], processes: number, done: () => void = () => undefined): Promise<void> {
  const queue = [...orders];
  await Promise.all(Array.from({ length: processes }, () => workThrough(fileURLToPath(worker), queue, done)));
}

/**
 * How a process ended that should have ended well.
 * @param name its name, for the message
 */
export function endedWith(name: string, code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGKILL') return new Error(`${name} was killed: most often the memory has run out. Close other programs, and run the command again.`);
  return new Error(`${name} ended with ${signal ?? code}`);
}

/** One process takes order after order from the queue. */
function workThrough<T>(worker: string, queue: T[], done: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, { execArgv: ['--import', 'tsx'] });
    const next = () => {
      const order = queue.shift();
      if (order === undefined) child.disconnect();
      else child.send(order as object);
    };
    const fail = (error: Error) => {
      // The others need not go on.
      queue.length = 0;
      reject(error);
    };
    child.on('message', ({ error }: Answer) => {
      if (error === undefined) {
        done();
        return next();
      }
      child.disconnect();
      fail(new Error(error));
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => (code === 0 ? resolve() : fail(endedWith(`The worker process ${path.basename(worker)}`, code, signal))));
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
