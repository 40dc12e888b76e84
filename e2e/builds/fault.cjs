/**
 * Simulates a fault; loaded into every process of a build (`NODE_OPTIONS=--require`). `FAULT` is a part of a path: for
 * files with it the disk is full. With `SAME_PAGES` Next does nothing, and its last output is used.
 */
const fs = require('node:fs');

const { FAULT, SAME_PAGES } = process.env;
if (SAME_PAGES && process.argv.slice(1).join(' ').includes('bin/next build')) process.exit();
if (FAULT) {
  const { writeFileSync } = fs;
  fs.writeFileSync = (path, ...rest) => {
    if (!String(path).includes(FAULT)) return writeFileSync(path, ...rest);
    throw Object.assign(new Error(`ENOSPC: write '${path}'`), { code: 'ENOSPC', path, syscall: 'write' });
  };
  require('node:module').syncBuiltinESMExports();
}
