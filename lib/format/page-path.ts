/**
 * The one spelling of a page's path: no `.html`, no slash at its end, no doubled slash.
 * `/autocad/`, `/autocad.html` and `//autocad` become `/autocad`; `/index.html` becomes `/`.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?:\.html|\/)+$/, '');
  return clean === '/index' || clean === '' ? '/' : clean;
}
