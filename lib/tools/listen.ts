import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

/** Keep-alive in ms: longer than a visitor waits between two tries, so that no call meets a closing connection. */
const KEEP_ALIVE = 60_000;
/** The highest port a site may take: the enquiry API takes the next one. */
const LAST_PORT = 65_534;

/** What to type for another port: npm names the command that it runs. */
const example = () => `PORT=3100 npm run ${process.env.npm_lifecycle_event ?? 'start'}`;

/**
 * The port of `PORT`, else 3000.
 * @throws when it is no port, or has no next one
 */
export function sitePort(PORT = process.env.PORT ?? '3000'): number {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > LAST_PORT)
    throw new Error(`PORT is "${PORT}"; it must be a number from 1 to ${LAST_PORT}: ${example()}`);
  return port;
}

/**
 * Listens for this computer only.
 * @param port 0 for any free one
 * @param lan listens for the whole network instead, at this computer's address there, so that a phone reaches it
 * @throws when the port cannot be taken, or `lan` is asked for and there is no network
 */
export async function listen(port: number, handler: http.RequestListener, lan = false) {
  const name = lan ? networkAddress() : 'localhost';
  const ipv4 = await openServer(port, lan ? '0.0.0.0' : '127.0.0.1', handler);
  const servers = [ipv4];
  const { port: bound } = ipv4.address() as AddressInfo;
  try {
    // Browsers may try `localhost` at either address.
    if (!lan) servers.push(await openServer(bound, '::1', handler));
  } catch (error) {
    // Without IPv6 one address is all.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      ipv4.close();
      throw error;
    }
  }
  return {
    url: `http://${name}:${bound}`,
    port: bound,
    close: () => Promise.all(servers.map(stop)),
  };
}

/** Responds with a text that no cache keeps. */
export function respond(
  response: http.ServerResponse,
  type: string,
  text: string,
  headers: http.OutgoingHttpHeaders = {},
) {
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers })
    .end(text);
}

function networkAddress(): string {
  const addresses = Object.values(os.networkInterfaces()).flat();
  const found = addresses.find((address) => address?.family === 'IPv4' && !address.internal);
  if (found) return found.address;
  throw new Error('--lan needs a network, and this computer is on none: connect it, or start without --lan.');
}

export const fromThisComputer = ({ socket }: http.IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');

function stop(server: http.Server) {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  return closed;
}

async function openServer(port: number, host: string, handler: http.RequestListener): Promise<http.Server> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE }, handler).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      error.message = `Port ${port} is taken by another program. Stop it, or choose other ports: ${example()}`;
    if (error.code === 'EACCES')
      error.message = `Port ${port} may be opened by an administrator only. Choose one above 1023: ${example()}`;
    throw error;
  });
  return server;
}
