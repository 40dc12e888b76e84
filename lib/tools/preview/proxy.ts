import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { type Content, pageWith, routes } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { reviewsFrame } from '@/lib/export/reviews';
import { messagesOf, mistakesPage, PREVIEW_PATH, RELOAD, reloadScript } from './page';
import type { State } from './watch';

/**
 * Stands before Next's development server: a page is passed on with the reload script after it, and while the
 * content has errors they are shown instead, so that an editor meets a message and never a stack trace.
 * @param port of the preview
 * @param next port of Next's server
 * @param current the content as it is now
 * @param also answers requests that are not the preview's (the editor), and says whether a request was one
 */
export async function startPreview(
  port: number,
  next: number,
  current: () => Promise<State>,
  also: (request: http.IncomingMessage, response: http.ServerResponse) => boolean = () => false,
) {
  const subscribers = new Set<http.ServerResponse>();
  // A page that was loaded before the preview was started again must notice.
  let version = Date.now();
  const server = http.createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${PREVIEW_PATH}/events`) return subscribe(response);
    if (pathname === `${PREVIEW_PATH}/reload.js`) return respond(response, 200, 'text/javascript', RELOAD);
    if (pathname === `${PREVIEW_PATH}/messages`)
      return respond(
        response,
        200,
        'application/json',
        JSON.stringify(messagesOf((await current()).diagnostics)),
      );
    if (also(request, response)) return;
    if (!isPage(request)) return pass(request, response, request.url);
    const shown = version;
    try {
      const { content, diagnostics } = await current();
      const errors = diagnostics.filter((p) => p.level === 'error');
      if (!content) return respond(response, 200, 'text/html', mistakesPage(errors, shown));
      const reviews = pathname === REVIEWS_FRAME && reviewsFrame(content.site);
      if (reviews) return respond(response, 200, 'text/html', reviews);
      pass(request, response, `${pathOf(pathname, content)}${search}`, shown);
    } catch (error) {
      respond(response, 500, 'text/plain', (error as Error).message);
    }
  });

  function subscribe(response: http.ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\ndata: ${version}\n\n`);
    subscribers.add(response);
    response.on('close', () => subscribers.delete(response));
  }

  function pass(request: http.IncomingMessage, response: http.ServerResponse, path = '/', shown = version) {
    // Plain text is asked for, so that the script can be put after it.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = http.request(
      { host: 'localhost', port: next, path, method: request.method, headers },
      (reply) => {
        const html = /text\/html/.test(reply.headers['content-type'] ?? '');
        const { 'content-length': _, ...rest } = reply.headers;
        response.writeHead(reply.statusCode ?? 502, html ? rest : reply.headers);
        reply.pipe(response, { end: !html });
        if (html) reply.on('end', () => response.end(reloadScript(shown)));
      },
    );
    upstream.on('error', () => {
      if (!response.headersSent)
        respond(
          response,
          502,
          'text/html',
          `<!doctype html><title>Starting</title><p>The preview is starting.</p>${reloadScript(0)}`,
        );
    });
    request.pipe(upstream);
  }

  // Next's own channel for changes of the code.
  server.on('upgrade', (request, socket, head) => {
    const upstream = net.connect({ port: next, host: 'localhost' }, () => {
      const lines = Object.entries(request.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((v) => `${name}: ${v}`),
      );
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });

  await once(server.listen(port, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as net.AddressInfo).port}`,
    /** Shows every open page again. */
    reload: () => {
      version++;
      for (const response of subscribers) response.write(`data: ${version}\n\n`);
    },
  };
}

/** What Next knows a page by: an alias is a copy of its original, and what no page has is not found. */
function pathOf(pathname: string, content: Content): string {
  const route = routes(content).find((r) => r.path === pathname || r.aliases.includes(pathname));
  return route?.path ?? pageWith(content, 'not-found').path;
}

/** Whether a browser asks for a page, not for something on it. */
function isPage({ method, headers, url = '' }: http.IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/_next/');
}

function respond(response: http.ServerResponse, status: number, type: string, text: string) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(text);
}
