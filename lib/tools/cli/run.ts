import { spawn } from 'node:child_process';

interface Options {
  /** Added to our environment. */
  env?: Record<string, string>;
  /** Takes what the program writes, in pieces; without it that goes where ours goes. */
  read?: (text: string) => void;
  /** Ends the program. */
  signal?: AbortSignal;
}

/**
 * Runs a program. It ends with us, and whoever ends it by the signal hears so when it has ended.
 * @throws when it ends with another code than 0, or is killed
 */
export function run(
  command: string,
  args: string[],
  { env = {}, read, signal }: Options = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: read ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const end = () => void child.kill();
    process.once('exit', end);
    signal?.addEventListener('abort', end, { once: true });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => read?.(text));
    child.on('error', reject);
    child.on('close', (code, killed) => {
      process.off('exit', end);
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(endedWith([command, ...args].join(' '), code, killed));
    });
  });
}

/** How a program ended that should have ended well. */
function endedWith(name: string, code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGKILL')
    return new Error(
      `${name} was killed: most often the memory has run out. Close other programs, and run the command again.`,
    );
  return new Error(`${name} ended with ${signal ?? code}`);
}
