import { test } from '@playwright/test';

/** Sets a variable of the environment during the tests of a file. */
export function setVariable(name: string, value: string) {
  const before = process.env[name];
  test.beforeAll(() => {
    process.env[name] = value;
  });
  test.afterAll(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}
