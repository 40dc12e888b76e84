import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { text } from 'node:stream/consumers';

/** What a command cost. */
export type Run = Awaited<ReturnType<typeof measure>>;

const SAMPLE_MS = 50;
const TICKS_PER_SECOND = 100;

/**
 * Runs a command and watches its process tree through /proc (Linux). Memory is that of the largest single process,
 * as in the peers' table, not of the tree.
 * @throws when it ends with another code than 0
 */
export async function measure(command: string, args: string[], env: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const errors = text(child.stderr);
  const peaks = new Map<number, number>();
  const ticks = new Map<number, number>();
  const sampler = setInterval(() => sample(child, peaks, ticks), SAMPLE_MS);
  const [code] = await once(child, 'exit');
  clearInterval(sampler);
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${(await errors).slice(-2000)}`);
  const cpu = [...ticks.values()].reduce((sum, t) => sum + t, 0) / TICKS_PER_SECOND;
  return {
    /** Wall time in seconds. */
    wall: (performance.now() - begun) / 1000,
    /** Processor time of the command and everything it started, in seconds. */
    cpu,
    /** Largest resident memory of a single process, in MB. */
    peak: Math.max(0, ...peaks.values()) / 1024,
  };
}

function sample(child: ChildProcess, peaks: Map<number, number>, ticks: Map<number, number>) {
  for (const pid of tree(child.pid ?? 0)) {
    try {
      const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
      // One that has ended and is not yet collected has none any more.
      const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1];
      if (peak) peaks.set(pid, Number(peak));
      // Fields 14 and 15 count from the end of the name, which may hold spaces.
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks.set(pid, Number(stat[11]) + Number(stat[12]));
    } catch {
      // It ended between the listing and the reading; its last sample stands.
    }
  }
}

/** A process and everything below it; what ends while we look is left out. */
function tree(pid: number): number[] {
  try {
    const tasks = fs.readdirSync(`/proc/${pid}/task`);
    const children = tasks.flatMap(
      (task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    return [pid, ...children.map(Number).flatMap(tree)];
  } catch {
    return [pid];
  }
}

/** The middle of some numbers. */
export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
