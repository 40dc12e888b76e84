/** How long no line is written before a count is (ms). */
const QUIET = 3000;

export type Progress = ReturnType<typeof showProgress>;

/**
 * Says how far a command is, in plain lines with the seconds since it began.
 * @param write takes a line
 * @param now a clock (ms)
 */
export function showProgress(
  write: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
) {
  const begun = now();
  let last = begun;
  const say = (text: string) => {
    last = now();
    write(`${((last - begun) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  };
  return {
    say,
    /** Says `pictures 40 of 212`, unless a line was written a moment ago. */
    count(name: string, done: number, total: number) {
      if (now() - last >= QUIET) say(`${name} ${done} of ${total}`);
    },
  };
}
