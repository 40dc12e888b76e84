/**
 * Loaded into every process of a build (`NODE_OPTIONS=--require`), to have one thing go wrong in it. `FAULT` is
 * `CODE part-of-a-path`: whatever would write there fails with that code of the system; or `KILL part-of-a-command`:
 * the process of that command is killed, as it is where the memory has run out.
 */
const fs = require('node:fs');

const [code, part] = (process.env.FAULT ?? ' ').split(' ');
if (code === 'KILL' && process.argv.slice(1).join(' ').includes(part))
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);
else if (code && code !== 'KILL') {
  for (const name of ['writeFileSync', 'mkdirSync', 'mkdtempSync', 'copyFileSync']) {
    const real = fs[name];
    fs[name] = (...args) => {
      // Of two paths the second is written.
      const path = [args[1], args[0]].find((arg) => typeof arg === 'string' && arg.includes(part));
      const writes = name === 'copyFileSync' ? args[1] === path : args[0] === path;
      if (path && writes)
        throw Object.assign(new Error(`${code}: ${name} '${path}'`), { code, path, syscall: name });
      return real(...args);
    };
  }
  require('node:module').syncBuiltinESMExports();
}
