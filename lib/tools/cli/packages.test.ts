/** What `npm ci` would say of the packages, on the versions of Node that the site is for. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import semver from 'semver';
import { sourceFiles } from '@/lib/files/source-files';

interface Package {
  version?: string;
  engines?: { node?: string };
  integrity?: string;
  deprecated?: string;
  inBundle?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const { '': root, ...rest } = lock.packages;
const packages = Object.entries(rest);
const named = ([at, { version }]: [string, Package]) => `${at.replace(/^.*node_modules\//, '')}@${version}`;

test('the first Node that is promised is the first that is tested', () => {
  expect(root?.engines?.node).toBe('>=20.9');
});

for (const version of ['20.9.0', '22.0.0', '24.0.0']) {
  test(`no package wants another Node than ${version}`, () => {
    const wrong = packages.filter(
      ([, { engines, optional }]) => !optional && engines?.node && !semver.satisfies(version, engines.node),
    );
    expect(wrong.map((entry) => `${named(entry)} wants ${entry[1].engines?.node}`)).toEqual([]);
  });
}

/** Node's additions from 20.10 on; those of the language are held by `lib` in tsconfig.json. */
const AFTER_20_9 =
  /\.parentPath\b|import\.meta\.(dirname|filename)\b|\b(loadEnvFile|styleText|globSync|getBuiltinModule)\(|from 'sharp'|with \{ type: 'json' \}/;

test('no source uses what the first Node does not have', () => {
  const sources = sourceFiles(['app', 'components', 'lib', 'e2e']).filter((file) => /\.tsx?$/.test(file));
  expect(sources.filter((file) => AFTER_20_9.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test('no package is deprecated', () => {
  expect(packages.filter(([, { deprecated }]) => deprecated).map(named)).toEqual([]);
});

test('every package has a checksum, those of other systems too', () => {
  // What comes inside another package has that one's.
  expect(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(named)).toEqual([]);
});

test('the packages of every system are named, so that a clean install works on each', () => {
  const has = (from: string, name: string): boolean => {
    if (`${from ? `${from}/` : ''}node_modules/${name}` in lock.packages) return true;
    return from !== '' && has(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
  };
  const missing = packages.flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !has(at, name))
      .map((name) => `${at}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no peer is missing or of another version', () => {
  const { stdout } = spawnSync('npm', ['ls', '--all', '--json', '--offline'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 28,
  });
  const { problems = [] } = JSON.parse(stdout) as { problems?: string[] };
  expect(problems).toEqual([]);
});
