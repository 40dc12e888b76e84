import { expect, test } from '@playwright/test';
import { scriptJson } from './script-json';

test('no text ends its script element, and JSON.parse gives it back', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
