/** Inlined on the 404 page: names the page that the visitor most likely wanted. */
import { nearest, wantedPath } from '@/lib/content/nearest';

const pages = JSON.parse(document.getElementById('pages')?.textContent ?? '[]') as [
  path: string,
  title: string,
][];
const wanted = wantedPath(location.pathname);
const match =
  wanted &&
  nearest(
    wanted,
    pages.map(([path]) => path).filter((path) => path !== '/'),
  );
const line = document.getElementById('nearest');
const link = line?.querySelector('a');
if (match && line && link) {
  link.href = match;
  link.textContent = pages.find(([path]) => path === match)?.[1] ?? match;
  line.hidden = false;
}
