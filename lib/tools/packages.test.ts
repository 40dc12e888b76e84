import fs from 'node:fs';
import { expect, test } from '@playwright/test';

interface Package {
  integrity?: string;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const { '': _, ...rest } = lock.packages as Record<string, Package>;
const packages = Object.entries(rest);

test('the lock file names the optional packages of every system, and a checksum of each', () => {
  const named = new Set(packages.map(([at]) => at.replace(/^.*node_modules\//, '')));
  const optional = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(optional.filter((name) => !named.has(name))).toEqual([]);
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([]);
});
