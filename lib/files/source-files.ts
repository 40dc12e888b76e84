import fs from 'node:fs';
import path from 'node:path';

/** The files of some folders and names, in the order of their names, without tests. */
export function sourceFiles(names: readonly string[]): string[] {
  return names
    .flatMap((name) =>
      fs.statSync(name).isDirectory()
        ? fs.readdirSync(name, { recursive: true, encoding: 'utf8' }).map((f) => path.join(name, f))
        : [name],
    )
    .filter((name) => !/\.test\.tsx?$/.test(name) && fs.statSync(name).isFile())
    .sort();
}
