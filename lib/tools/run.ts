import { spawnSync } from 'node:child_process';
import { type Result, x } from 'tinyexec';

interface Options {
  env?: Record<string, string>;
  /** Whether to show the output only when the program fails. */
  quiet?: boolean;
  signal?: AbortSignal;
}

/**
 * Runs a program of `node_modules/.bin` or the PATH, which ends with this process. tinyexec finds programs on
 * Windows too, where npm and next are `.cmd` files that need cmd.exe.
 * @param options.signal ends the program
 * @returns the output, with `quiet`
 * @throws when the program cannot be started, fails, or is killed
 */
export async function run(
  command: string,
  args: readonly string[],
  { env, quiet, signal }: Options = {},
): Promise<string> {
  const child = x(command, args, {
    nodeOptions: { stdio: quiet ? 'pipe' : 'inherit', env: { ...process.env, ...env } },
  });
  const end = () => stop(child);
  process.once('exit', end);
  signal?.addEventListener('abort', end, { once: true });
  const { stdout, stderr } = await child.then(undefined, ({ code, message }: NodeJS.ErrnoException) => {
    const reason = code === 'ENOENT' ? 'it is not installed, or not on the PATH' : message;
    throw new Error(`${command} could not be started: ${reason}`);
  });
  process.off('exit', end);
  signal?.removeEventListener('abort', end);
  if (child.exitCode === 0) return stdout + stderr;
  if (quiet && !signal?.aborted) console.error((stdout + stderr).trim());
  const name = [command, ...args].join(' ');
  throw new Error(
    child.signalCode === 'SIGKILL'
      ? `${name} was killed: most often the memory has run out. Close other programs, and run the command again.`
      : `${name} ended with ${child.signalCode ?? child.exitCode}`,
  );
}

/** Ends a program, on Windows also its children. */
function stop(child: Result) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill();
}
