import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { cleanPath, HOST_FILES, headersFor, hostRules } from '@/lib/hosting/rules';
import { type Listening, listen } from '../listen';

/**
 * Answers as the hosts do that the export is configured for, from the same rules: `/autocad` is `autocad.html`, other
 * spellings of it are sent there with their query, what does not exist is a true 404 with the site's own page.
 * @param root folder of the export
 */
export function staticHandler(root: string): RequestListener {
  // Read again for each request, so that a new build shows without a restart.
  const files = sirv(root, { dev: true, etag: true, extensions: ['html'] });
  const pageAt = (clean: string) =>
    fs.existsSync(path.join(root, clean === '/' ? 'index.html' : `${clean}.html`));
  return (request, response) => {
    // Not `new URL`: to that, `//host/` would be a host.
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const rules = hostRules({ reviews: pageAt(REVIEWS_FRAME) });
    const send = (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    const missing = () => {
      send(headersFor(rules, '/404.html'));
      response.removeHeader('X-Robots-Tag');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : fs.readFileSync(path.join(root, '404.html')));
    };
    const clean = cleanPath(pathname);
    send(headersFor(rules, pathname));
    // sirv has no type for it.
    if (pathname === '/favicon.ico') response.setHeader('content-type', 'image/x-icon');
    if (clean === '/404' || HOST_FILES.some((name) => pathname === `/${name}`)) return missing();
    if (clean !== pathname && pageAt(clean)) {
      response.writeHead(308, { location: query === undefined ? clean : `${clean}?${query}` }).end();
      return;
    }
    files(request, response, missing);
  };
}

interface Options {
  /** What a request waits for by its path, such as the build of what is served; without it, nothing. */
  ready?: (pathname: string) => Promise<unknown>;
  /** Open to the whole network, at this computer's address there. */
  lan?: boolean;
}

/**
 * Serves a finished export on this computer, to this computer alone unless the network is asked for.
 * @param root folder of the export
 * @param port 0 takes any free one
 * @throws when the port is taken, or when the network is asked for and there is none
 */
export async function serveStatic(
  root: string,
  port = 0,
  { ready, lan = false }: Options = {},
): Promise<Listening> {
  const answer = staticHandler(root);
  // Who asks while the site is being built is answered when it is there. A build that failed ends the program.
  const handler: RequestListener = ready
    ? (request, response) =>
        void ready(request.url ?? '/')
          .then(() => answer(request, response))
          .catch(() => undefined)
    : answer;
  return listen(port, handler, lan);
}
