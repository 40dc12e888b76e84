import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { PREVIEW_EVENTS } from '@/lib/browser/shared/reload-preview';
import { REVIEWS_PATH } from '@/lib/browser/shared/reviews-widget';
import { type Content, pageWith, routes } from '@/lib/content';
import { formatDiagnostics } from '@/lib/content/read/diagnostic';
import { reviewsDocument } from '@/lib/export/reviews-document';
import { GENERATED_FOLDER } from '@/lib/files';
import type { EditorHandler } from '../editor/local';
import { listen, respond } from '../listen';
import type { CheckResult } from './follow-content';
import { messagesPage } from './messages-page';

interface Options {
  check: () => Promise<CheckResult>;
  editor?: EditorHandler | undefined;
  /** Next's development server; tests of the editor run without it. */
  next?: RequestListener;
}

/**
 * Serves pages, or a page of errors while the content has any.
 * @throws as `listen` does
 */
export async function startPreview(port: number, { check, editor, next }: Options) {
  // `dev` finds files that are made later.
  const generated = sirv(GENERATED_FOLDER, { dev: true });
  const subscribers = new Set<ServerResponse>();
  /** Time of the last change, in ms; pages of an earlier preview reload. */
  let changed = Date.now();

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === PREVIEW_EVENTS) return subscribe(response);
    if (pathname === '/__preview/messages')
      return respond(response, 'text/plain', formatDiagnostics((await check()).diagnostics));
    if (editor?.(request, response)) return;
    generated(request, response, () => {
      if (wantsHtml(request)) void respondWithPage(request, response).catch(failing(response));
      else next?.(request, response);
    });
  }

  async function respondWithPage(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const { content, diagnostics } = await check();
    if (!content) return respond(response, 'text/html', messagesPage(diagnostics));
    const reviews = pathname === REVIEWS_PATH && reviewsDocument(content.site);
    if (reviews) return respond(response, 'text/html', reviews);
    request.url = pathOf(pathname, content) + search;
    next?.(request, response);
  }

  function subscribe(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\ndata: ${changed}\n\n`);
    subscribers.add(response);
    response.on('close', () => subscribers.delete(response));
  }

  const { url } = await listen(
    port,
    (request, response) => void handle(request, response).catch(failing(response)),
  );
  return {
    url,
    reload: () => {
      changed = Date.now();
      for (const response of subscribers) response.write(`data: ${changed}\n\n`);
    },
  };
}

const failing = (response: ServerResponse) => (error: Error) => {
  response.writeHead(500).end(error.message);
};

/** The path for Next: an alias becomes the path of its page, an unknown path that of the 404 page. */
function pathOf(pathname: string, content: Content): string {
  const route = routes(content).find(({ path, aliases }) => path === pathname || aliases.includes(pathname));
  return route?.path ?? pageWith(content, 'not-found').path;
}

function wantsHtml({ method, headers, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/_next/');
}
