import fs from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cleanPath } from '@/lib/format/page-path';
import { HOST_FILES, HOST_RULES, headersFor } from '@/lib/hosting/rules';
import { listen } from '../listen';

const NOT_FOUND = ['/404', ...HOST_FILES.map((name) => `/${name}`)];

/**
 * Responds like the hosts: `/autocad` is `autocad.html`, other spellings redirect there with their query, a
 * missing file is a 404 with the site's page.
 */
export function staticHandler(root: string): RequestListener {
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(HOST_RULES, pathname)))
      response.setHeader(name, value);
    // sirv knows no content type for `.ico`.
    if (pathname === '/favicon.ico') response.setHeader('content-type', 'image/x-icon');
  };
  // `dev` reads files again for each request, so that a new build shows without a restart.
  const files = sirv(root, { dev: true, etag: true, extensions: ['html'], setHeaders });
  return (request, response) => {
    // `new URL` would read a path `//host/` as a host.
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const notFound = () => {
      const page = fs.readFileSync(path.join(root, '404.html'));
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    const clean = cleanPath(pathname);
    if (NOT_FOUND.includes(clean)) return notFound();
    if (clean !== pathname && fs.existsSync(path.join(root, clean === '/' ? 'index.html' : `${clean}.html`)))
      return response.writeHead(308, { location: query === undefined ? clean : `${clean}?${query}` }).end();
    files(request, response, notFound);
  };
}

/**
 * Serves an export as `listen` does; an error, as of a missing 404 page, becomes the response.
 * @param root folder of the export
 * @param options.ready promise that a response waits for
 */
export function serveStatic(root: string, port = 0, { ready = Promise.resolve(), lan = false } = {}) {
  const handler = staticHandler(root);
  return listen(
    port,
    (request, response) =>
      void ready
        .then(() => handler(request, response))
        .catch((error: Error) => {
          // writeHead would throw if the response has begun.
          response.statusCode = 500;
          response.end(error.message);
        }),
    lan,
  );
}
