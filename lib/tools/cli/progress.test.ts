import { expect, test } from '@playwright/test';
import { showProgress } from './progress';

test('a count is said where nothing else has been for a moment', () => {
  const lines: string[] = [];
  let clock = 0;
  const progress = showProgress(
    (line) => lines.push(line),
    () => clock,
  );
  for (let done = 1; done <= 10; done++) {
    clock += 1000;
    if (done === 5) progress.say('drawings: 2 generated');
    progress.count('pictures', done, 10);
  }
  expect(lines).toEqual([
    '   3.0 s  pictures 3 of 10',
    '   5.0 s  drawings: 2 generated',
    '   8.0 s  pictures 8 of 10',
  ]);
});
