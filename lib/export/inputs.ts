import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import { today } from '@/lib/content/today';
import { atomicWrite, sha256, sourceFiles } from '@/lib/files';
import { hostsDir } from '@/lib/hosting';
import { builtCommit, listFiles, RELEASE_FILE, type ReleaseFile } from './release-manifest';

/** The code: decides how any page looks, whatever the content. */
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
/** What the environment decides of an export. */
const ENVIRONMENT = ['SITE_URL', 'ENQUIRY_HOST', 'PICTURES'];
/** Folders of `public/` that the build generates, and the content that no build reads. */
const GENERATED = /^public\/(media|syllabus|calendar|share|fonts)\/|\/artwork\//;

/** Whether a build reads a file, by its path: what it makes itself would make its first export look old at once. */
export const isInput = (file: string): boolean => !GENERATED.test(file.split(path.sep).join('/'));

/** The files that an export is made of: code, content, pictures, drawings. */
export const inputFiles = () => sourceFiles([...SOURCES, contentDir(), 'public']).filter(isInput);

/**
 * Key of everything that an export is made of: its files, addresses, the day and the commit. The same key is the same
 * export.
 */
export function inputsKey(files = inputFiles()): string {
  const rest = [ENVIRONMENT.map((name) => process.env[name] ?? ''), today(), builtCommit() ?? ''];
  return sha256(...files.flatMap((file) => [file, fs.readFileSync(file)]), JSON.stringify(rest));
}

/** The key of an export lies beside the caches, never in what is uploaded. */
const keyFile = (to: string) => path.join('.cache', 'exports', sha256(path.resolve(to)).slice(0, 16));

const keyOf = (files: readonly ReleaseFile[], inputs: string) => sha256(inputs, JSON.stringify(files));

/**
 * Notes what an export was made of, for `isCurrent`.
 * @param files those of `writeRelease`
 * @param to where they will lie
 * @param inputs `inputsKey()` from before they were made
 */
export const saveInputs = (files: readonly ReleaseFile[], to: string, inputs: string) =>
  atomicWrite(keyFile(to), keyOf(files, inputs));

/**
 * Whether an export is what a build would make again: of the same inputs, and nothing in it changed since.
 * @param inputs `inputsKey()`
 */
export function isCurrent(to: string, inputs: string): boolean {
  if (![keyFile(to), to, hostsDir(to)].every((file) => fs.existsSync(file))) return false;
  const files = listFiles(to).filter((file) => file.path !== RELEASE_FILE);
  return fs.readFileSync(keyFile(to), 'utf8') === keyOf(files, inputs);
}
