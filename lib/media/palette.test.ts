import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { DAY, NIGHT } from './palette';

test('the palette has the colours of the stylesheet, by day and by night', () => {
  const [day = '', night = ''] = fs
    .readFileSync('app/styles/tokens.css', 'utf8')
    .split('prefers-color-scheme: dark');
  const valuesIn = (css: string, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, css.match(`--${name}: ([^;]+);`)?.[1]]));
  expect(valuesIn(day, DAY)).toEqual(DAY);
  expect(valuesIn(night, NIGHT)).toEqual(NIGHT);
});
