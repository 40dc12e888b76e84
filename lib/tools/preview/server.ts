import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { type Content, pageWith, REVIEWS_PATH, routes } from '@/lib/content';
import type { checkContent } from '@/lib/content/check';
import { formatDiagnostics } from '@/lib/content/read/diagnostic';
import { reviewsDocument } from '@/lib/export/reviews-document';
import { GENERATED_FOLDER } from '@/lib/files';
import type { EditorHandler } from '../editor/local';
import { listen, respond } from '../listen';
import { messagesPage, PREVIEW_PATH, reloadScript } from './messages-page';

export type CheckResult = Awaited<ReturnType<typeof checkContent>>;

interface Options {
  check: () => Promise<CheckResult>;
  editor?: EditorHandler | undefined;
  /** Next's development server; tests of the editor run without it. */
  next?: RequestListener;
}

/**
 * Serves pages with the reload script, or a page of errors while the content has any.
 * @throws as `listen` does
 */
export async function startPreview(port: number, { check, editor, next }: Options) {
  // `dev` finds files that are made later.
  const generated = sirv(GENERATED_FOLDER, { dev: true });
  const subscribers = new Set<ServerResponse>();
  // A timestamp, so that pages of an earlier preview reload.
  let version = Date.now();

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${PREVIEW_PATH}/events`) return subscribe(response);
    if (pathname === `${PREVIEW_PATH}/messages`)
      return respond(response, 'text/plain', formatDiagnostics((await check()).diagnostics));
    if (editor?.(request, response)) return;
    if (!wantsHtml(request)) return generated(request, response, () => next?.(request, response));
    const shown = version;
    const { content, diagnostics } = await check();
    if (!content) return respond(response, 'text/html', messagesPage(diagnostics, shown));
    const reviews = pathname === REVIEWS_PATH && reviewsDocument(content.site);
    if (reviews) return respond(response, 'text/html', reviews);
    request.url = pathOf(pathname, content) + search;
    // The reload script cannot be appended to a compressed response.
    request.headers['accept-encoding'] = 'identity';
    endWith(response, reloadScript(shown));
    next?.(request, response);
  }

  function subscribe(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\ndata: ${version}\n\n`);
    subscribers.add(response);
    response.on('close', () => subscribers.delete(response));
  }

  const { url } = await listen(
    port,
    (request, response) =>
      void handle(request, response).catch((error: Error) => response.writeHead(500).end(error.message)),
  );
  return {
    url,
    reload: () => {
      version++;
      for (const response of subscribers) response.write(`data: ${version}\n\n`);
    },
  };
}

/** The path for Next: an alias becomes the path of its page, an unknown path that of the 404 page. */
function pathOf(pathname: string, content: Content): string {
  const route = routes(content).find(({ path, aliases }) => path === pathname || aliases.includes(pathname));
  return route?.path ?? pageWith(content, 'not-found').path;
}

function wantsHtml({ method, headers, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !url.startsWith('/_next/');
}

function endWith(response: ServerResponse, html: string) {
  const end = response.end.bind(response) as (chunk: string) => ServerResponse;
  response.end = ((chunk?: string | Uint8Array) => {
    if (chunk) response.write(chunk);
    return end(html);
  }) as typeof response.end;
}
