import fs from 'node:fs';
import path from 'node:path';

/** Files and folders of a folder; none where it does not exist. */
export const filesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

/** Names of a folder's files of one kind, without their extension, in order; a README is about the folder. */
export const namesIn = (folder: string, extension: '.md' | '.svg'): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith(extension) && file !== 'README.md')
    .sort()
    .map((file) => path.basename(file, extension));
