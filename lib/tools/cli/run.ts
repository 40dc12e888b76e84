import { type ChildProcess, type StdioOptions, spawnSync } from 'node:child_process';
import { x } from 'tinyexec';

interface Options {
  /** Added to our environment. */
  env?: Record<string, string>;
  /** Takes what the program writes, in pieces; without it that goes where ours goes. */
  read?: (text: string) => void;
  /** Ends the program. */
  signal?: AbortSignal;
}

/**
 * Starts a program by its name, one of `node_modules/.bin` or of the PATH. tinyexec finds it on Windows too, where
 * npm and next are `.cmd` files that no spawn without cmd.exe takes.
 */
export function start(command: string, args: string[], env: Record<string, string>, stdio: StdioOptions) {
  const nodeOptions = { stdio, env: { ...process.env, ...env } };
  return x(command, args, { nodeOptions }).process as ChildProcess;
}

/** Ends a program; on Windows also the one that cmd.exe has started for it. */
export function stop(child: ChildProcess) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill();
}

/**
 * Runs a program. It ends with us, and whoever ends it by the signal hears so when it has ended.
 * @throws when it cannot be started, ends with another code than 0, or is killed
 */
export function run(
  command: string,
  args: string[],
  { env = {}, read, signal }: Options = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, env, read ? ['ignore', 'pipe', 'pipe'] : 'inherit');
    const end = () => stop(child);
    process.once('exit', end);
    signal?.addEventListener('abort', end, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => read?.(text));
    child.on('error', (error: NodeJS.ErrnoException) => reject(notStarted(command, error)));
    child.on('close', (code, killed) => {
      process.off('exit', end);
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(endedWith([command, ...args].join(' '), code, killed));
    });
  });
}

const notStarted = (command: string, { code, message }: NodeJS.ErrnoException) =>
  new Error(
    `${command} could not be started: ${code === 'ENOENT' ? 'it is not installed, or not on the PATH' : message}`,
  );

/** How a program ended that should have ended well. */
function endedWith(name: string, code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGKILL')
    return new Error(
      `${name} was killed: most often the memory has run out. Close other programs, and run the command again.`,
    );
  return new Error(`${name} ended with ${signal ?? code}`);
}
