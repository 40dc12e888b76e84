import { expect, test } from '@playwright/test';
import { explain } from './failure';

const system = (code: string, path: string) =>
  Object.assign(new Error(`${code}: operation, write '${path}'`), { code, path });

test('what the system refuses is said in a line, with what to do', () => {
  const cases: [string, RegExp][] = [
    ['ENOSPC', /^The disk is full: out\.new\/a could not be written\. Make room/],
    ['EROFS', /^out\.new\/a lies on a disk that may only be read\. Choose another place: OUT_DIR=/],
    ['EACCES', /^out\.new\/a may not be changed by you\./],
    ['EPERM', /^out\.new\/a may not be changed by you\./],
  ];
  for (const [code, line] of cases) expect(explain(system(code, 'out.new/a')).trim(), code).toMatch(line);
});

test('a build says that the last one is as it was; a command that builds nothing does not', () => {
  expect(explain(new Error('x'))).toMatch(/^\nx\n\nNothing was built; the last \S+\/ is as it was\.$/);
  expect(explain(new Error('x'), false)).toBe('\nx');
});

test('a folder that cannot be moved is named by its place', () => {
  expect(explain(Object.assign(system('EBUSY', 'out.new'), { dest: 'out' }))).toContain(
    'out is in use, or a disk is mounted there.',
  );
});
