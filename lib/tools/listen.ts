import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

/** Systems without IPv6 say one of these. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** Longer than a visitor ponders between two tries, so that no call meets a connection that is just being closed (ms). */
const KEEP_ALIVE = 60_000;
/** The highest port a site may take: the enquiry API takes the next one. */
const LAST_PORT = 65_534;

export interface Listening {
  url: string;
  port: number;
  /** Ends every connection. */
  close(): Promise<void>;
}

/**
 * The port that `PORT` asks for.
 * @param env environment; without `PORT` it is 3000
 * @throws when it is no port, or has no next one
 */
export function sitePort(env: Record<string, string | undefined> = process.env): number {
  const { PORT = '3000' } = env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > LAST_PORT)
    throw new Error(`PORT is "${PORT}"; it must be a number from 1 to ${LAST_PORT}: PORT=3100 npm start`);
  return port;
}

/**
 * Listens for this computer alone, or for its network.
 * @param port 0 for any free one
 * @param handler answers the requests
 * @param lan open to the whole network, so that a phone on it reaches it, at this computer's address there
 * @throws when the port cannot be taken, in a sentence that names it, or when the network is asked for and there is none
 */
export async function listen(port: number, handler: http.RequestListener, lan = false): Promise<Listening> {
  const name = lan ? networkAddress() : 'localhost';
  const servers = await (lan ? openOnNetwork : openOnLocalhost)(port, handler);
  const { port: bound } = (servers[0] as http.Server).address() as AddressInfo;
  return {
    url: `http://${name}:${bound}`,
    port: bound,
    close: async () => void (await Promise.all(servers.map(stop))),
  };
}

/** Both addresses that a browser takes `localhost` for, and no other. */
async function openOnLocalhost(port: number, handler: http.RequestListener): Promise<http.Server[]> {
  const ipv4 = await open(port, '127.0.0.1', handler);
  const { port: bound } = ipv4.address() as AddressInfo;
  try {
    return [ipv4, await open(bound, '::1', handler)];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_IPV6.has(code)) return [ipv4];
    ipv4.close();
    // The free port that was found is taken on the other address: find another.
    if (port === 0 && code === 'EADDRINUSE') return openOnLocalhost(0, handler);
    throw error;
  }
}

/** Every address of this computer. */
async function openOnNetwork(port: number, handler: http.RequestListener): Promise<http.Server[]> {
  const server = await open(port, '::', handler).catch((error: NodeJS.ErrnoException) => {
    if (NO_IPV6.has(error.code ?? '')) return open(port, '0.0.0.0', handler);
    throw error;
  });
  return [server];
}

/**
 * This computer's address on its network, by which a phone finds it.
 * @param interfaces the computer's network interfaces
 * @throws where it is on no network
 */
export function networkAddress(interfaces = os.networkInterfaces()): string {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    );
  if (!found)
    throw new Error(
      '--lan needs a network, and this computer is on none: connect it, or start without --lan.',
    );
  return found.address;
}

/** Whether a request comes from this computer itself. */
export const fromThisComputer = ({ socket }: http.IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');

function stop(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function open(port: number, host: string, handler: http.RequestListener): Promise<http.Server> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        error.message = `Port ${port} is taken by another program. Stop it, or choose other ports: PORT=3100 npm start`;
      if (error.code === 'EACCES')
        error.message = `Port ${port} may be opened by an administrator only. Choose one above 1023: PORT=3100 npm start`;
      reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}
