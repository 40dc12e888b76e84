import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '@/lib/tools/listen';

/** Types of text, sent with brotli. Browsers recognise pictures and fonts by their first bytes. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Serves an export with brotli, each file compressed before the first visit that counts.
 * @param change applied to each document
 * @returns its address; it ends with the process
 */
export async function serve(root: string, change = (html: string) => html): Promise<string> {
  const bodies = new Map<string, Buffer>();
  const compress = (file: string) => {
    const text = fs.readFileSync(file, 'utf8');
    return brotliCompressSync(file.endsWith('.html') ? change(text) : text);
  };
  const { url } = await listen(0, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((name) => path.join(root, name))
      .find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
    if (!file) return response.writeHead(404).end();
    const type = TYPES[path.extname(file)];
    const body = bodies.get(file) ?? (type ? compress(file) : fs.readFileSync(file));
    bodies.set(file, body);
    response.writeHead(200, { ...(type && { 'content-type': type, 'content-encoding': 'br' }) }).end(body);
  });
  return url;
}
