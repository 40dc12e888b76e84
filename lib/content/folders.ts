import fs from 'node:fs';
import path from 'node:path';

/** Files and folders of a folder; none where it does not exist. */
export const filesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/** Files of a folder and of the folders in it, by their paths from it, with / between. */
export const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => fs.statSync(path.join(folder, file)).isFile())
        .map((file) => file.replaceAll(path.sep, '/'))
    : [];

/** Names of a folder's files of one kind, without their extension, in order; a README is about the folder. */
export const namesIn = (folder: string, extension: '.md' | '.svg'): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith(extension) && file !== 'README.md')
    .sort()
    .map((file) => path.basename(file, extension));
