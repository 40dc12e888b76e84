/**
 * Simulates a fault; loaded into every process of a build (`NODE_OPTIONS=--require`). `FAULT` is `CODE part-of-a-path`:
 * writes to such a path fail with that system error; or `KILL`: Next is killed, as if memory had run out. With
 * `SAME_PAGES` Next does nothing, and its last export is used.
 */
const fs = require('node:fs');

const [code, part] = (process.env.FAULT ?? '').split(' ');
if (process.argv.slice(1).join(' ').includes('bin/next build')) {
  if (code === 'KILL') process.kill(process.pid, 'SIGKILL');
  if (process.env.SAME_PAGES) process.exit();
}
if (part) {
  // Functions with two paths write to the second.
  for (const [name, position] of Object.entries({
    writeFileSync: 0,
    mkdirSync: 0,
    mkdtempSync: 0,
    copyFileSync: 1,
  })) {
    const real = fs[name];
    fs[name] = (...args) => {
      const path = String(args[position]);
      if (!path.includes(part)) return real(...args);
      throw Object.assign(new Error(`${code}: ${name} '${path}'`), { code, path, syscall: name });
    };
  }
  require('node:module').syncBuiltinESMExports();
}
