/**
 * Canonical form of a page's path: no `.html`, no trailing slash, no double slash. `/autocad/`,
 * `/autocad.html` and `//autocad` become `/autocad`; `/index.html` becomes `/`.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?:\.html|\/)+$/, '');
  return clean === '/index' || clean === '' ? '/' : clean;
}
