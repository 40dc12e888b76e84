import fs from 'node:fs';
import path from 'node:path';
import { today } from '@/lib/content/dates/today';
import { contentDir } from '@/lib/content/read/load';
import { atomicWrite, GENERATED_FOLDERS, sha256, sourceFiles } from '@/lib/files';
import { hostsDir } from '@/lib/hosting/servers';
import { lastCommits } from '@/lib/seo/last-commit';
import { builtCommit, listFiles, RELEASE_FILE, type ReleaseFile } from './release-manifest';

/** Code that makes the pages. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'package-lock.json',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
];
const ENVIRONMENT = ['SITE_URL', 'ENQUIRY_HOST', 'PICTURES'];
/** What a build writes into `public/`; as an input it would make each export out of date at once. */
const NO_INPUT = new RegExp(`^public/(?:${GENERATED_FOLDERS.join('|')})/`);

export const isInput = (file: string): boolean => !NO_INPUT.test(file.split(path.sep).join('/'));

/** Key of everything that an export depends on: files, addresses, the day, and the commits that dates come from. */
export function inputsKey(): string {
  const files = sourceFiles([...SOURCES, contentDir(), 'public']).filter(isInput);
  const rest = [
    ENVIRONMENT.map((name) => process.env[name] ?? ''),
    today(),
    builtCommit() ?? '',
    [...lastCommits(contentDir())].sort(),
  ];
  return sha256(...files.flatMap((file) => [file, fs.readFileSync(file)]), JSON.stringify(rest));
}

/** Kept with the caches, since `out/` is uploaded. */
const keyFile = (to: string) => path.join('.cache', 'exports', sha256(path.resolve(to)).slice(0, 16));

const keyOf = (files: readonly ReleaseFile[], inputs: string) => sha256(inputs, JSON.stringify(files));

/**
 * Saves the inputs of an export, for `isCurrent`.
 * @param files those of `writeRelease`
 * @param to where they will lie
 * @param inputs `inputsKey()` from before they were made
 */
export const saveInputs = (files: readonly ReleaseFile[], to: string, inputs: string) =>
  atomicWrite(keyFile(to), keyOf(files, inputs));

/**
 * Whether a build would make the same export again: from the same inputs, with no file changed since.
 * @param inputs `inputsKey()`
 */
export function isCurrent(to: string, inputs: string): boolean {
  if (![keyFile(to), to, hostsDir(to)].every((file) => fs.existsSync(file))) return false;
  const files = listFiles(to).filter((file) => file.path !== RELEASE_FILE);
  return fs.readFileSync(keyFile(to), 'utf8') === keyOf(files, inputs);
}
