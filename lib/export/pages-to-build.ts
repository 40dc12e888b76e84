import fs from 'node:fs';

/** Where the build writes the paths that Next is to render, when the rest is taken from the last export. */
export const PAGES_FILE = '.cache/pages-to-build.json';

/** Paths that Next is to render, or nothing when it renders all. */
export function pagesToBuild(): ReadonlySet<string> | undefined {
  return process.env.REUSE_PAGES
    ? new Set(JSON.parse(fs.readFileSync(PAGES_FILE, 'utf8')) as string[])
    : undefined;
}
