import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program of `lib/tools/cli`, which ends with the test's process.
 * @param env variables to add
 */
export function start(program: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', `lib/tools/cli/${program}.ts`], {
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: once(child, 'close').then(([code]) => code), output: () => output };
}
