import { expect, test } from '@playwright/test';
import { scriptJson } from './script-json';

test('scriptJson: no text ends its script element, and JSON.parse returns it', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
