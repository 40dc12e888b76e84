/**
 * Loaded into every process of a build (`NODE_OPTIONS=--require`), to have one thing go wrong in it. `FAULT` is
 * `CODE part-of-a-path`: whatever would write there fails with that code of the system; or `KILL`: Next is killed, as
 * where the memory has run out. With `SAME_PAGES` Next does nothing: what it exported last is still there.
 */
const fs = require('node:fs');

const [code, part] = (process.env.FAULT ?? '').split(' ');
if (process.argv.slice(1).join(' ').includes('bin/next build')) {
  if (code === 'KILL') process.kill(process.pid, 'SIGKILL');
  if (process.env.SAME_PAGES) process.exit();
}
if (part) {
  // Where there are two paths, the second is written.
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
