import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import semver from 'semver';

interface Package {
  engines?: { node?: string };
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const { '': root, ...rest } = lock.packages as Record<string, Package>;
const packages = Object.entries(rest);
const VERSIONS = ['20.9.0', '22.0.0', '24.0.0'];

test('no package wants another Node than package.json promises', () => {
  expect(root?.engines?.node).toBe('>=20.9');
  const wrong = packages.filter(
    ([, { engines, optional }]) =>
      !optional && VERSIONS.some((version) => !semver.satisfies(version, engines?.node ?? '*')),
  );
  expect(wrong.map(([at, { engines }]) => `${at} wants ${engines?.node}`)).toEqual([]);
});

test('the lock file names the optional packages of every system', () => {
  const named = new Set(packages.map(([at]) => at.replace(/^.*node_modules\//, '')));
  const optional = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(optional.filter((name) => !named.has(name))).toEqual([]);
});
