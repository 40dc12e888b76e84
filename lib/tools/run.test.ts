import { expect, test } from '@playwright/test';
import { run } from './run';

test('a program that is not installed is named', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow(
    'no-such-program could not be started: it is not installed, or not on the PATH',
  );
});

test('a program that is killed is named with the most likely reason', async () => {
  await expect(run('node', ['-e', 'process.kill(process.pid, "SIGKILL")'])).rejects.toThrow(
    'was killed: most often the memory has run out. Close other programs',
  );
});
