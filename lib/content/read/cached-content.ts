import fs from 'node:fs';
import path from 'node:path';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import type { Content } from '../types';
import { FOLDERS, fileNamesIn } from './folders';
import { loadContent } from './load';

let cached: { key: string; content: Content } | undefined;

/**
 * Cached per process; reloaded in development when a file has changed.
 * @throws ContentError
 */
export function cachedContent(): Content {
  const key = process.env.NODE_ENV === 'production' ? '' : changeTimes(settingsFromEnvironment().contentDir);
  if (cached?.key !== key) cached = { key, content: loadContent() };
  return cached.content;
}

function changeTimes(dir: string): string {
  const files = Object.values(FOLDERS).flatMap((folder) =>
    fileNamesIn(path.join(dir, folder)).map((name) => path.join(folder, name)),
  );
  return ['site.md', ...files]
    .map((f) => `${f}:${fs.statSync(path.join(dir, f), { throwIfNoEntry: false })?.mtimeMs ?? 0}`)
    .join('|');
}
