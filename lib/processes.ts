import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Has processes of ours work through a queue. A worker answers each order with a message when it is done.
 * (Threads would do, but tsx does not reach into threads.)
 * @param worker module that they run
 * @param orders what they are sent, one at a time
 * @param processes how many work at a time
 * @throws when one of them ends with an error
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
    child.on('message', next);
    child.on('error', reject);
    child.on('exit', (code, signal) => (code === 0 ? resolve() : reject(new Error(`${path.basename(worker)} ended with ${signal ?? code}`))));
    next();
  });
}
