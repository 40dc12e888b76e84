import { type ChildProcess, spawnSync } from 'node:child_process';
import { x } from 'tinyexec';

interface Options {
  env?: Record<string, string>;
  /** Takes the output in pieces; without it the program writes to our terminal. */
  read?: (text: string) => void;
  signal?: AbortSignal;
}

/**
 * Runs a program of `node_modules/.bin` or of the PATH; it ends with us. tinyexec finds it on Windows too, where npm
 * and next are `.cmd` files that need cmd.exe.
 * @throws when it cannot be started, ends with another code than 0, or is killed
 */
export function run(
  command: string,
  args: string[],
  { env = {}, read, signal }: Options = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const nodeOptions = {
      stdio: read ? ('pipe' as const) : ('inherit' as const),
      env: { ...process.env, ...env },
    };
    const child = x(command, args, { nodeOptions }).process as ChildProcess;
    const end = () => stop(child);
    process.once('exit', end);
    signal?.addEventListener('abort', end, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => read?.(text));
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'ENOENT' ? 'it is not installed, or not on the PATH' : message;
      reject(new Error(`${command} could not be started: ${reason}`));
    });
    child.on('close', (code, killed) => {
      process.off('exit', end);
      signal?.removeEventListener('abort', end);
      const name = [command, ...args].join(' ');
      if (code === 0) resolve();
      else if (killed === 'SIGKILL')
        reject(
          new Error(
            `${name} was killed: most often the memory has run out. Close other programs, and run the command again.`,
          ),
        );
      else reject(new Error(`${name} ended with ${killed ?? code}`));
    });
  });
}

/** Ends a program; on Windows also the one that cmd.exe has started for it. */
function stop(child: ChildProcess) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill();
}
