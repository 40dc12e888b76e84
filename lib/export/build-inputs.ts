/** Decides whether an export is up to date with its inputs. */
import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite, sha256, sourcePathsIn } from '@/lib/files';
import { builtCommit, lastCommits } from '@/lib/files/git';
import { dayOf } from '@/lib/format/days';
import { hostsDir } from '@/lib/hosting/host-files';
import type { Settings } from '@/lib/settings/settings';
import { releaseFilesIn } from './release-manifest';

/** Source files and folders that the pages depend on. */
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
/** The scripts that make drawings and pictures, which no build runs. */
const PICTURE_SCRIPTS = `${path.sep}artwork${path.sep}`;

/**
 * Hash of everything that an export depends on: files, settings, the day, and the commits that dates come
 * from.
 */
export function inputsKey(settings: Settings): string {
  const { contentDir, siteUrl, enquiryHost, quickPictures } = settings;
  const files = sourcePathsIn([...SOURCES, contentDir, 'public']).filter(
    (file) => !file.includes(PICTURE_SCRIPTS),
  );
  const rest = [
    [siteUrl, enquiryHost, quickPictures],
    dayOf(settings.epoch),
    builtCommit() ?? '',
    [...lastCommits(contentDir)].sort(),
  ];
  return sha256(...files.flatMap((file) => [file, fs.readFileSync(file)]), JSON.stringify(rest));
}

/** File of the key of an export: in the cache, since `out/` is uploaded. */
const keyFile = (outDir: string) => path.join('.cache', 'exports', sha256(path.resolve(outDir)).slice(0, 16));

const keyOf = (outDir: string, inputs: string) => sha256(inputs, JSON.stringify(releaseFilesIn(outDir)));

/**
 * Saves the inputs of an export, for `isUpToDate`.
 * @param outDir folder of the export
 * @param inputs `inputsKey()` from before the build
 */
export const saveInputs = (outDir: string, inputs: string) =>
  atomicWrite(keyFile(outDir), keyOf(outDir, inputs));

/**
 * Whether an export has the same inputs as a new build, and no file has changed since it was written.
 * @param inputs `inputsKey()`
 */
export const isUpToDate = (outDir: string, inputs: string): boolean =>
  [keyFile(outDir), outDir, hostsDir(outDir)].every((file) => fs.existsSync(file)) &&
  fs.readFileSync(keyFile(outDir), 'utf8') === keyOf(outDir, inputs);
