/** Makes the disk full for a new export; loaded into every process of a build (`NODE_OPTIONS=--require`). */
const fs = require('node:fs');

const { writeFileSync } = fs;
fs.writeFileSync = (path, ...rest) => {
  if (!String(path).includes('.new/')) return writeFileSync(path, ...rest);
  throw Object.assign(new Error(`ENOSPC: write '${path}'`), { code: 'ENOSPC', path, syscall: 'write' });
};
require('node:module').syncBuiltinESMExports();
