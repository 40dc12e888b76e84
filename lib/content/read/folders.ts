import fs from 'node:fs';
import path from 'node:path';
import type { Kind } from '../schema';

/** Where the files of each kind lie in the content folder. */
export const FOLDERS: Record<Kind, string> = { course: 'courses', service: 'services', page: 'pages' };

/** Names of what is directly in a folder; empty for a missing folder. */
export const fileNamesIn = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder) : [];

/** Sorted names of the files with an extension, without it. README.md is left out: it is no content. */
export const baseNamesIn = (folder: string, extension: '.md' | '.svg'): string[] =>
  fileNamesIn(folder)
    .filter((file) => file.endsWith(extension) && file !== 'README.md')
    .sort()
    .map((file) => path.basename(file, extension));

/** Names of the drawings that pages can show: content/artwork/drawings/views.py writes these files. */
export const drawingNames = () =>
  baseNamesIn('public/drawings', '.svg').filter((name) => !/-(thumb|main|rest)$/.test(name));
