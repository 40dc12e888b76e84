/**
 * A stand-in for the enquiry API, for local use and tests only: it takes the four calls, keeps them in a file and
 * shows them on a page. It is never part of the export.
 */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseJson } from '../json';
import { fromThisComputer, listen } from '../listen';
import { type CallPath, checkCall, isCall } from './calls';
import type { Mode } from './faults';
import { append, readEntries } from './journal';
import { answer, breakOff, corsHeaders, readBody } from './messages';
import { PAGE_POLICY, renderPage } from './page';

/** A request as it came in. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  raw: string;
  /** The body as JSON, where it is JSON. */
  body?: unknown;
}

export type EnquiryApi = Awaited<ReturnType<typeof startEnquiryApi>>;

interface Options {
  /** 0, the default, for any free one. */
  port?: number;
  /** Where enquiries are kept. */
  file?: string;
  /** No line on the console for each call. */
  quiet?: boolean;
  /** Takes calls from the whole network. What was received is shown on this computer alone, all the same. */
  lan?: boolean;
}

export const ENQUIRIES_FILE = '.enquiries/enquiries.jsonl';
/** Names under which this computer knows itself. A page elsewhere whose name leads here must not read enquiries. */
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** How long a browser may remember what a preflight allowed. */
const PREFLIGHT_SECONDS = 600;

/**
 * Starts the stand-in.
 * @throws when its port is taken, or when the network is asked for and there is none
 */
export async function startEnquiryApi({
  port = 0,
  file = ENQUIRIES_FILE,
  quiet = false,
  lan = false,
}: Options = {}) {
  /** The fault of a single call stands before one for all. */
  let modes: Mode[] = [];
  let requests: Received[] = [];
  /** Tells calls that hang whether they go on. */
  const hold = new EventEmitter();

  const modeOf = (path: CallPath): Mode => modes.find(({ call = path }) => call === path) ?? { kind: 'ok' };

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    const local = LOCAL_NAME.test(req.headers.host ?? '') && fromThisComputer(req);
    const entry: Received = { method: req.method ?? '', path, headers: req.headers, raw: '' };
    requests.push(entry);
    const body = await readBody(req);
    entry.raw = body?.toString() ?? '';
    entry.body = parseJson(entry.raw);
    if (path === '/' && req.method === 'GET' && local) return showPage(res);
    if (!isCall(path)) return answer(res, 404, { error: 'Not found.' });
    if (req.method === 'OPTIONS') return preflight(req, res, path);
    if (req.method !== 'POST') return answer(res, 405, { error: 'Use POST.' }, { allow: 'OPTIONS, POST' });
    await call(req, res, path, body);
    if (!quiet) console.log(`enquiry API: ${path} ${res.headersSent ? res.statusCode : 'not answered'}`);
  }

  function preflight(req: IncomingMessage, res: ServerResponse, path: CallPath) {
    if (modeOf(path).kind === 'no-cors') return answer(res, 204);
    answer(res, 204, undefined, {
      ...corsHeaders(req),
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    });
  }

  async function call(req: IncomingMessage, res: ServerResponse, path: CallPath, raw: Buffer | undefined) {
    const mode = modeOf(path);
    if (mode.kind === 'hang' && !(await once(hold, 'end'))[0]) return void req.socket.destroy();
    const checked = checkCall(path, req.headers['content-type'], raw);
    const status = statusOf(mode);
    if (status < 300 && 'body' in checked)
      append(file, { time: new Date().toISOString(), path, body: checked.body });
    if (mode.kind === 'slow') await delay(mode.delayMs, undefined, { ref: false });

    const cors = mode.kind === 'no-cors' ? {} : corsHeaders(req);
    if (mode.kind === 'reset-before-headers') req.socket.resetAndDestroy();
    else if (mode.kind === 'redirect')
      answer(res, status, undefined, { ...cors, location: mode.location ?? '/' });
    else if (status >= 300) answer(res, status, { error: 'As told.' }, cors);
    else if (!('body' in checked)) answer(res, checked.status, { error: checked.error }, cors);
    else if (mode.kind === 'reset-after-headers') breakOff(req, res, cors);
    else if (mode.kind === 'malformed')
      res.writeHead(status, { ...cors, 'content-type': 'application/json' }).end('{"ok": tru');
    else answer(res, status, { ok: true }, cors);
  }

  function showPage(res: ServerResponse) {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    };
    const html = renderPage({ file, ...readEntries(file) });
    res.writeHead(200, headers).end(html);
  }

  const handler: RequestListener = (req, res) => {
    handle(req, res).catch((error: unknown) => {
      // The visitor left, or the API was closed: nobody waits for an answer.
      if (req.socket.destroyed) return;
      console.error('enquiry API:', error);
      answer(res, 500, { error: 'The enquiry could not be kept.' }, corsHeaders(req));
    });
  };
  const listening = await listen(port, handler, lan);

  return {
    ...listening,
    /** Every request so far, in order. */
    received: () => structuredClone(requests),
    /** Tells the API how to answer from now on; `{ kind: 'ok' }` takes every fault back. */
    setMode(mode: Mode) {
      modes = mode.call ? [mode, ...modes.filter(({ call }) => call !== mode.call)] : [mode];
    },
    /** Ends `hang`: the calls that wait go on, and one that has not come in yet does not wait. */
    resume() {
      modes = modes.filter(({ kind }) => kind !== 'hang');
      hold.emit('end', true);
    },
    /** Forgets what was received, the modes, and the calls that hang. The file stays. */
    reset() {
      requests = [];
      modes = [];
      hold.emit('end', false);
    },
  };
}

/** What the answer will say; from 300 on nothing is recorded. */
const statusOf = (mode: Mode) =>
  mode.kind === 'reset-before-headers' ? 500 : 'status' in mode ? mode.status : 200;
