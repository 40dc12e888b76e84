/** A local stand-in for the enquiry API: records calls in a file and shows them on a page. */
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stringify } from 'yaml';
import { z } from 'zod';
import { isThisComputer, listen, respond } from '../listen';
import { type CallPath, calls, isCall, parseJson } from './calls';

/** A fault to simulate, for one call or for all. A call is recorded only if its response is a 2xx. */
interface Mode {
  call?: CallPath;
  status?: number;
  /** Sends no CORS headers: a preflight fails, a page may not see the response to a call. */
  noCors?: boolean;
  /** Delays responses until `resume` is called. */
  hang?: boolean;
}

export type EnquiryApi = Awaited<ReturnType<typeof startEnquiryApi>>;

export const ENQUIRIES_FILE = process.env.ENQUIRIES_FILE ?? '.enquiries/enquiries.jsonl';

const cors = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  vary: 'origin',
});

const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
};

const respondJson = (res: ServerResponse, status: number, body: object, headers: object = {}) =>
  res.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));

/**
 * The page of the recorded enquiries, as plain text: whatever a visitor wrote, no browser runs it. A line
 * that a crash has cut off is left out.
 */
function recordedEnquiries(file: string): string {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const calls = lines.flatMap((line) => parseJson(line) ?? []).reverse();
  return `Enquiries received locally

A stand-in for local use, not the real enquiry API. No e-mail is sent from here, and none of this is part of the website.
Everything below is kept in ${file} on this computer only.

Calls received: ${calls.length}. The newest stands first.

${calls.map((call) => stringify(call)).join('\n')}`;
}

/**
 * Whether a request comes from this computer: then both addresses of its connection are the same. Another
 * host name may not read enquiries (DNS rebinding).
 */
const isLocal = ({ headers, socket }: IncomingMessage) =>
  isThisComputer(headers.host ?? '') && socket.remoteAddress === socket.localAddress;

/**
 * Starts the stand-in. Tests set faults and read what was received; a file keeps it for people.
 * @param options.quiet whether to print no line for each call
 * @param options.lan whether to accept calls from the network; only this computer can open the page of
 * enquiries
 * @throws as `listen` does
 */
export async function startEnquiryApi({ port = 0, file = ENQUIRIES_FILE, quiet = false, lan = false } = {}) {
  let mode: Mode = {};
  let received: { path: CallPath; body: string }[] = [];
  /** Emits true to resume delayed responses, false to break them off. */
  const hanging = new EventEmitter();

  function keep(call: CallPath, body: object) {
    const time = new Date().toISOString();
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    fs.appendFileSync(file, `${JSON.stringify({ time, path: call, body })}\n`, { mode: 0o600 });
  }

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const [path = '/'] = (req.url ?? '/').split('?');
    if (path === '/' && req.method === 'GET' && isLocal(req))
      return respond(res, 'text/plain', recordedEnquiries(file), { 'x-content-type-options': 'nosniff' });
    if (!isCall(path)) return respondJson(res, 404, { error: 'Not found.' });
    const fault: Mode = mode.call === undefined || mode.call === path ? mode : {};
    const headers = fault.noCors ? {} : cors(req);
    if (req.method === 'OPTIONS')
      return res.writeHead(204, fault.noCors ? {} : { ...headers, ...PREFLIGHT }).end();
    const sent = await text(req);
    received.push({ path, body: sent });
    if (fault.hang && !(await once(hanging, 'end'))[0]) return req.socket.destroy();
    const { data: body, error } = calls[path].body.safeParse(parseJson(sent));
    const status = fault.status ?? (error ? 400 : 200);
    const ok = status < 300;
    if (body && ok) keep(path, body);
    // An error names the field, never the value.
    respondJson(res, status, error ? { error: z.prettifyError(error) } : { ok }, headers);
    if (!quiet) console.log(`enquiry API: ${path} ${status}`);
  }

  const listening = await listen(
    port,
    (req, res) =>
      void handle(req, res).catch((error: unknown) => {
        // The visitor left, or the API was closed.
        if (req.socket.destroyed) return;
        console.error('enquiry API:', error);
        respondJson(res, 500, { error: 'The enquiry could not be kept.' }, cors(req));
      }),
    lan,
  );

  return {
    ...listening,
    received: () => received,
    setMode(next: Mode) {
      mode = next;
    },
    /** Sends delayed responses, and responds normally from now on. */
    resume() {
      mode = {};
      hanging.emit('end', true);
    },
    /** Resets calls and mode, and breaks off delayed calls. The file stays. */
    reset() {
      received = [];
      mode = {};
      hanging.emit('end', false);
    },
  };
}
