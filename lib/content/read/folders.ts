import fs from 'node:fs';
import path from 'node:path';
import type { Kind } from '../schema';

/** Where the files of each kind lie in the content folder. */
export const FOLDERS: Record<Kind, string> = { course: 'courses', service: 'services', page: 'pages' };

/** Names in a folder; empty for a missing folder. */
export const filesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/** Sorted names of a folder's files of one kind, without their extension and without README. */
export const namesIn = (folder: string, extension: '.md' | '.svg'): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith(extension) && file !== 'README.md')
    .sort()
    .map((file) => path.basename(file, extension));

/** Names of the drawings that pages can show: content/artwork/drawings/views.py writes these files. */
export const drawingNames = () =>
  namesIn('public/drawings', '.svg').filter((name) => !/-(thumb|main|rest)$/.test(name));
