/**
 * Simulates a fault; loaded into every process of a build (`NODE_OPTIONS=--require`). `FAULT` is a part of a
 * path: files with it do not exist, and the disk is full for them. `PAGES` is a folder of rendered pages,
 * copied in place of a run of Next.
 */
const fs = require('node:fs');

const { FAULT, PAGES } = process.env;
if (PAGES && process.argv.slice(1).join(' ').includes('bin/next build')) {
  fs.cpSync(PAGES, '.export', { recursive: true });
  process.exit();
}
if (FAULT) {
  const { existsSync, writeFileSync } = fs;
  fs.existsSync = (path) => !String(path).includes(FAULT) && existsSync(path);
  fs.writeFileSync = (path, ...rest) => {
    if (!String(path).includes(FAULT)) return writeFileSync(path, ...rest);
    throw Object.assign(new Error(`ENOSPC: write '${path}'`), { code: 'ENOSPC', path, syscall: 'write' });
  };
  require('node:module').syncBuiltinESMExports();
}
