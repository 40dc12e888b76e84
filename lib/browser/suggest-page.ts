/** Links the page with the nearest address, on the 404 page. */
import { nearest } from '@/lib/format/nearest-word';
import { cleanPath } from '@/lib/format/page-path';

const pages = JSON.parse(document.getElementById('pages')?.textContent ?? '[]') as [
  path: string,
  title: string,
][];
let wanted = cleanPath(location.pathname);
try {
  wanted = decodeURI(wanted);
} catch {
  // decodeURI throws for a path that is not UTF-8.
}
const match = nearest(
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
