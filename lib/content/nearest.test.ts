import { expect, test } from '@playwright/test';
import { wantedPath } from './nearest';

test('the path that a visitor asked for is readable, and one that is no UTF-8 stays as it stands', () => {
  expect(wantedPath('/civil%203d.html')).toBe('/civil 3d');
  expect(wantedPath('/Aboutus//')).toBe('/Aboutus');
  expect(wantedPath('/aboutus/%E0%A4%A')).toBe('/aboutus/%E0%A4%A');
});
