import { expect, test } from '@playwright/test';
import { showProgress } from './progress';

/** A place for the output, and a clock that the test moves. */
function stage(isTTY: boolean, columns = 200) {
  let text = '';
  let clock = 0;
  const progress = showProgress({ isTTY, columns, write: (more) => (text += more) }, () => clock);
  return { progress, said: () => text, wait: (ms: number) => (clock += ms) };
}

test('a terminal has one line that counts and says how long it will take', async () => {
  const { progress, said, wait } = stage(true);
  const task = progress.task('pictures', 1);
  task.expect(134);
  for (let i = 0; i < 12; i++) task.done();
  wait(4000);
  await expect.poll(said).toContain('4.0 s  pictures 12 of 134; about 40 s left');
  progress.say('pictures: 134 made');
  // The counting line is wiped before the line that stays.
  expect(said().endsWith('\r\x1b[2K   4.0 s  pictures: 134 made\n')).toBe(true);
  progress.stop();
});

test('the line is never longer than the terminal, which would break it in two', async () => {
  const { progress, said } = stage(true, 30);
  progress.task('a part with a name that is rather long', 1).expect(9);
  await expect.poll(said).toContain('a part');
  progress.stop();
  for (const line of said().split('\r')) expect(line.replace('\x1b[2K', '').length).toBeLessThan(30);
});

test('what cannot be counted moves with the time, and never to its end', async () => {
  const { progress, said, wait } = stage(true);
  const end = progress.stage('compiling', 10);
  wait(60_000);
  await expect.poll(said).toMatch(/compiling; (about \d+ s|a few seconds) left/);
  end();
  progress.task('pages', 1).expect(5);
  // What is done is no longer named.
  await expect.poll(() => said().split('\r').at(-1)).toContain('  pages 0 of 5');
  progress.stop();
});

test('elsewhere there are plain lines without signs for a terminal', () => {
  const { progress, said } = stage(false);
  progress.task('pictures', 1).expect(2);
  progress.say('content: 54 files');
  progress.stop();
  expect(said()).toBe('   0.0 s  content: 54 files\n');
});
