import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import { today } from '@/lib/content/today';
import { sha256 } from '@/lib/files/sha256';
import { sourceFiles } from '@/lib/files/source-files';
import { lastCommits } from '@/lib/seo/last-commit';
import { builtCommit } from './release-manifest';
import { SOURCES } from './reuse';

/** What the environment decides of an export. */
const ENVIRONMENT = ['SITE_URL', 'ENQUIRY_HOST', 'PICTURES', 'PAGES_ALONE'];
/** In `public/`, what the build makes; in the content, what no build reads. */
const MADE = /^public\/(media|syllabus|calendar|share|fonts|drawings\/drawn)\/|\/(artwork|\.schemas)\//;

/** Whether a build reads a file, by its path: what it makes itself would make its first export look old at once. */
export const isInput = (file: string): boolean => !MADE.test(file.split(path.sep).join('/'));

/**
 * Key of everything that an export is made of: code, content, pictures, drawings, addresses, the day, and the commits
 * that its dates come from. The same key is the same export.
 */
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
