/**
 * Shows how far a build is: in a terminal one line that counts, elsewhere (CI, a file) plain lines, one for each part
 * that is done and one every ten seconds while nothing else is said.
 */
import type { Task } from '@/lib/media/generate';

/** Where the lines go: `process.stdout`, or a test's own. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** How often the line in a terminal is written again, and how often a plain line stands elsewhere (ms). */
const EVERY = { terminal: 200, plain: 10_000 } as const;
/** Before this an estimate says nothing (s). */
const TOO_EARLY = 2;
/** A part that cannot be counted is never said to be nearer its end than this. */
const MOST_GUESSED = 0.9;

interface Part {
  name: string;
  weight: number;
  total: number;
  done: number;
  counted: boolean;
  begun: number;
}

export type Progress = ReturnType<typeof showProgress>;

/**
 * Begins to show progress.
 * @param out where to
 * @param now a clock (ms)
 */
export function showProgress(out: Output = process.stdout, now: () => number = () => performance.now()) {
  const begun = now();
  const parts: Part[] = [];
  const seconds = (since = begun) => (now() - since) / 1000;
  const stamp = (text: string) => `${seconds().toFixed(1).padStart(6)} s  ${text}`;
  let shown = false;
  const wipe = () => {
    if (shown) out.write('\r\x1b[2K');
    shown = false;
  };
  const tick = () => {
    const text = countLine(parts, seconds(), seconds);
    if (!text) return;
    if (!out.isTTY) return void out.write(`${stamp(text)}\n`);
    const line = stamp(text);
    out.write(`\r\x1b[2K${line.slice(0, (out.columns ?? 80) - 1)}`);
    shown = true;
  };
  const start = () => setInterval(tick, out.isTTY ? EVERY.terminal : EVERY.plain).unref();
  let timer = start();
  const add = (name: string, weight: number, counted: boolean): Part => {
    const part = { name, weight, total: counted ? 0 : 1, done: 0, counted, begun: now() };
    parts.push(part);
    return part;
  };
  return {
    /**
     * A part that is counted.
     * @param weight rough seconds that one unit takes; only ratios between parts count
     */
    task(name: string, weight: number): Task {
      const part = add(name, weight, true);
      return {
        expect(count) {
          part.total += count;
        },
        done() {
          part.done += 1;
        },
      };
    },
    /**
     * A part that cannot be counted.
     * @param weight how long it takes, roughly, in seconds
     * @returns call it at the end
     */
    stage(name: string, weight: number) {
      const part = add(name, weight, false);
      return () => {
        part.done = 1;
      };
    },
    /** A line that stays, with the seconds since the beginning. */
    say(text: string) {
      wipe();
      out.write(`${stamp(text)}\n`);
      clearInterval(timer);
      timer = start();
    },
    /** Takes the counting line away. */
    stop() {
      clearInterval(timer);
      wipe();
    },
  };
}

/** `pictures 12 of 134, compiling; about 40 s left`, or nothing where nothing is under way. */
function countLine(
  parts: readonly Part[],
  elapsed: number,
  since: (begun: number) => number,
): string | undefined {
  const open = parts.filter((part) => part.done < part.total);
  if (open.length === 0) return undefined;
  const names = open.map((part) => (part.counted ? `${part.name} ${part.done} of ${part.total}` : part.name));
  const share = (part: Part) =>
    part.counted || part.done ? part.done : Math.min(MOST_GUESSED, since(part.begun) / part.weight);
  const all = parts.reduce((sum, part) => sum + part.weight * part.total, 0);
  const done = parts.reduce((sum, part) => sum + part.weight * share(part), 0);
  const left = elapsed < TOO_EARLY || done === 0 ? undefined : ((all - done) * elapsed) / done;
  return `${names.join(', ')}${left === undefined ? '' : `; ${inWords(left)}`}`;
}

const inWords = (seconds: number) =>
  seconds < 5 ? 'a few seconds left' : `about ${Math.round(seconds / 5) * 5} s left`;
