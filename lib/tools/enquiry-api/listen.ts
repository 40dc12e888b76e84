import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Systems without IPv6 say one of these. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** Longer than a visitor ponders between two tries, so that no call meets a connection that is just being closed. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Listens on both addresses that a browser takes `localhost` for, and on no other.
 * @param port 0 for any free one
 */
export async function listenOnLocalhost(port: number, handler: http.RequestListener): Promise<{ servers: http.Server[]; port: number }> {
  const ipv4 = await listen(port, '127.0.0.1', handler);
  const { port: bound } = ipv4.address() as AddressInfo;
  try {
    return { servers: [ipv4, await listen(bound, '::1', handler)], port: bound };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_IPV6.has(code)) return { servers: [ipv4], port: bound };
    ipv4.close();
    // The free port that was found is taken on the other address: find another.
    if (port === 0 && code === 'EADDRINUSE') return listenOnLocalhost(0, handler);
    throw error;
  }
}

/** Closes a server and every connection to it. */
export function stop(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function listen(port: number, host: string, handler: http.RequestListener): Promise<http.Server> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') error.message = `Port ${port} is in use: stop what uses it, or choose another port.`;
      reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}
