import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

export interface Server {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a finished export as a plain file host does: `/autocad` is `autocad.html`, other spellings of it are sent
 * there with their query, what does not exist is a true 404 with the site's own page.
 * @param root folder of the export
 * @param port 0 takes any free one
 * @throws when the port is taken
 */
export async function serveStatic(root: string, port = 0): Promise<Server> {
  // Read anew for each request, so that a new build shows without a restart.
  const files = sirv(root, { dev: true, etag: true, extensions: ['html'] });
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const clean = url.pathname === '/' ? '/' : url.pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
    if (clean !== url.pathname && fs.existsSync(path.join(root, clean === '/' ? 'index.html' : `${clean}.html`))) {
      response.writeHead(308, { location: clean + url.search }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : fs.readFileSync(path.join(root, '404.html')));
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
