import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT_BYTES } from './calls';

/** Lets the page that asks see the answer, whichever page it is. */
export const corsHeaders = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  vary: 'origin',
});

/** Answers with a body as JSON, or without one. */
export function answer(
  res: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  if (body === undefined || status === 204 || status === 304) res.writeHead(status, headers).end();
  else res.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Promises a body, sends a beginning, and is gone. */
export function breakOff(req: IncomingMessage, res: ServerResponse, headers: Record<string, string>) {
  res.writeHead(200, { ...headers, 'content-type': 'application/json', 'content-length': '1000' });
  res.write('{"ok"', () => req.socket.destroy());
}

/** The body, or nothing where it is too long; rejects when the sender breaks off. */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // What is too long is still read to its end, since a browser listens for the answer only then.
    if (bytes <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  return bytes <= BODY_LIMIT_BYTES ? Buffer.concat(chunks) : undefined;
}
