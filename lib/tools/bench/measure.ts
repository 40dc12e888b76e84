import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';

/** What a command cost. */
export interface Run {
  /** Wall time in seconds. */
  wall: number;
  /** Processor time of the command and everything it started, in seconds. */
  cpu: number;
  /** Largest resident memory of a single process, in MB. */
  peak: number;
}

const SAMPLE_MS = 50;
const TICKS_PER_SECOND = 100;

/**
 * Runs a command and watches its process tree through /proc (Linux). Memory is that of the largest single process,
 * as in the peers' table, not of the tree.
 * @throws when it ends with another code than 0
 */
export async function measure(command: string, args: string[], env: Record<string, string>): Promise<Run> {
  const begun = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  const peaks = new Map<number, number>();
  const ticks = new Map<number, number>();
  const sampler = setInterval(() => sample(child, peaks, ticks), SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${errors.slice(-2000)}`);
  const cpu = [...ticks.values()].reduce((sum, t) => sum + t, 0) / TICKS_PER_SECOND;
  return { wall: (performance.now() - begun) / 1000, cpu, peak: Math.max(0, ...peaks.values()) / 1024 };
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
  const read = <T>(get: () => T[]): T[] => {
    try {
      return get();
    } catch {
      return [];
    }
  };
  const tasks = read(() => fs.readdirSync(`/proc/${pid}/task`));
  const children = tasks.flatMap((task) => read(() => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)));
  return [pid, ...children.flatMap(tree)];
}

/** The middle of some numbers. */
export const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
