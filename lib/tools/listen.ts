/** Opens ports of this computer for the commands that serve: which port, on which addresses. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

/** Longer than a visitor waits between two attempts, so that no call uses a closing connection. */
const KEEP_ALIVE_MS = 60_000;
/** The highest port a site may take: the enquiry API takes the next one. */
const MAX_PORT = 65_534;

/** Whether a host, with or without a port, is a name of this computer. */
export const isThisComputer = (host: string) =>
  /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])(:\d+)?$/i.test(host);

/** Example command with another port; npm sets the name of the running script. */
const example = () => `PORT=3100 npm run ${process.env.npm_lifecycle_event ?? 'start'}`;

/**
 * The port of `PORT`, else 3000.
 * @throws when PORT is no port number, or leaves no room for the next one
 */
export function sitePort(PORT = process.env.PORT ?? '3000'): number {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > MAX_PORT)
    throw new Error(`PORT is "${PORT}"; it must be a number from 1 to ${MAX_PORT}: ${example()}`);
  return port;
}

/**
 * Listens on the loopback addresses.
 * @param port port number; 0 for any free port
 * @param lan whether to listen on all network interfaces instead, so that a phone can connect
 * @throws when the port is in use, or `lan` is set and there is no network
 */
export async function listen(port: number, handler: http.RequestListener, lan = false) {
  const name = lan ? networkAddress() : 'localhost';
  const ipv4 = await openServer(port, lan ? '0.0.0.0' : '127.0.0.1', handler);
  const servers = [ipv4];
  const { port: bound } = ipv4.address() as AddressInfo;
  try {
    // Browsers may connect to `localhost` by IPv4 or IPv6.
    if (!lan) servers.push(await openServer(bound, '::1', handler));
  } catch (error) {
    // Without IPv6 the first address is enough.
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

/** Responds with a text and `no-store`. */
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

function stop(server: http.Server) {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  return closed;
}

async function openServer(port: number, host: string, handler: http.RequestListener): Promise<http.Server> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      error.message = `Port ${port} is taken by another program. Stop it, or choose other ports: ${example()}`;
    if (error.code === 'EACCES')
      error.message = `Port ${port} may be opened by an administrator only. Choose one above 1023: ${example()}`;
    throw error;
  });
  return server;
}
