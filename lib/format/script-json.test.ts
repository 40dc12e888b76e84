import { expect, test } from '@playwright/test';
import { scriptJson } from './script-json';

test('no text can end the script element that it stands in, and it reads back as it was', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
