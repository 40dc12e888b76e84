/**
 * A local stand-in for the enquiry API, for `npm start` and tests: takes the four calls, keeps them in a file and shows
 * them on a page. It is never part of the export.
 */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../json';
import { fromThisComputer, listen } from '../listen';
import { BODY_LIMIT_BYTES, type CallPath, checkCall, isCall } from './calls';
import type { Mode } from './faults';
import { append, readEntries } from './journal';
import { PAGE_HEADERS, renderPage } from './page';

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  raw: string;
  /** The parsed body, if it is JSON. */
  body?: unknown;
}

export type EnquiryApi = Awaited<ReturnType<typeof startEnquiryApi>>;

interface Options {
  /** 0, the default, for any free one. */
  port?: number;
  /** File of the enquiries. */
  file?: string;
  /** Suppresses the console line of each call. */
  quiet?: boolean;
  /** Takes calls from the whole network. The page of enquiries stays on this computer. */
  lan?: boolean;
}

export const ENQUIRIES_FILE = '.enquiries/enquiries.jsonl';
/** Names of this computer. A foreign page whose name resolves to this computer must not read enquiries. */
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Time for which a browser may remember a preflight. */
const PREFLIGHT_SECONDS = 600;

const cors = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  vary: 'origin',
});

const respond = (res: ServerResponse, status: number, body: object, headers: object = {}) =>
  res.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Reads a body to its end, since a browser reads the response only then; undefined if it is too long. */
async function readBody(req: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    bytes += chunk.length;
    if (bytes <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  return bytes <= BODY_LIMIT_BYTES ? Buffer.concat(chunks) : undefined;
}

/**
 * Starts the stand-in.
 * @throws when its port is taken, or when there is no network for `lan`
 */
export async function startEnquiryApi({
  port = 0,
  file = ENQUIRIES_FILE,
  quiet = false,
  lan = false,
}: Options = {}) {
  /** Newest first; the first that fits a call counts. */
  let modes: Mode[] = [];
  let requests: Received[] = [];
  /** Emits whether hanging calls resume. */
  const hanging = new EventEmitter();

  const modeOf = (path: CallPath): Mode => modes.find(({ call = path }) => call === path) ?? { kind: 'ok' };

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const { method = '', url = '/', headers } = req;
    const path = url.split('?')[0] ?? '/';
    const received: Received = { method, path, headers, raw: '' };
    requests.push(received);
    const body = await readBody(req);
    received.raw = body?.toString() ?? '';
    received.body = parseJson(received.raw);
    const local = LOCAL_NAME.test(headers.host ?? '') && fromThisComputer(req);
    if (path === '/' && method === 'GET' && local)
      return res.writeHead(200, PAGE_HEADERS).end(renderPage({ file, ...readEntries(file) }));
    if (!isCall(path)) return respond(res, 404, { error: 'Not found.' });
    if (method === 'OPTIONS') return preflight(req, res, path);
    if (method !== 'POST') return respond(res, 405, { error: 'Use POST.' }, { allow: 'OPTIONS, POST' });
    await call(req, res, path, body);
    if (!quiet) console.log(`enquiry API: ${path} ${res.headersSent ? res.statusCode : 'no response'}`);
  }

  function preflight(req: IncomingMessage, res: ServerResponse, path: CallPath) {
    if (modeOf(path).kind === 'no-cors') return res.writeHead(204).end();
    const headers = {
      ...cors(req),
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    };
    res.writeHead(204, headers).end();
  }

  async function call(req: IncomingMessage, res: ServerResponse, path: CallPath, raw?: Buffer) {
    const mode = modeOf(path);
    if (mode.kind === 'hang' && !(await once(hanging, 'end'))[0]) return req.socket.destroy();
    if (mode.kind === 'reset-before-headers') return req.socket.resetAndDestroy();
    const { body, error, ...checked } = checkCall(path, req.headers['content-type'], raw);
    const { status, location } = mode.kind === 'status' ? mode : { ...checked, location: undefined };
    if (body && status < 300) append(file, { time: new Date().toISOString(), path, body });
    const headers = { ...(mode.kind !== 'no-cors' && cors(req)), ...(location && { location }) };
    respond(res, status, error ? { error } : { ok: status < 300 }, headers);
  }

  const listening = await listen(
    port,
    (req, res) =>
      void handle(req, res).catch((error: unknown) => {
        // The visitor left, or the API was closed.
        if (req.socket.destroyed) return;
        console.error('enquiry API:', error);
        respond(res, 500, { error: 'The enquiry could not be kept.' }, cors(req));
      }),
    lan,
  );

  return {
    ...listening,
    /** Every request so far, in order. */
    received: () => structuredClone(requests),
    /** Sets the responses from now on; a mode without a call replaces all before it. */
    setMode(mode: Mode) {
      modes = mode.call ? [mode, ...modes] : [mode];
    },
    /** Ends `hang`, for waiting calls and those to come. */
    resume() {
      modes = modes.filter(({ kind }) => kind !== 'hang');
      hanging.emit('end', true);
    },
    /** Forgets requests and modes, and breaks hanging calls off. The file stays. */
    reset() {
      requests = [];
      modes = [];
      hanging.emit('end', false);
    },
  };
}
