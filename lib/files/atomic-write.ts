import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file and the folders above it in one step: whoever reads it finds the old file or the whole new one.
 * @throws as the system does
 */
export function atomicWrite(file: string, data: string | Uint8Array) {
  const temporary = `${file}.${process.pid}.new`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, file);
}
