import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';

/** Longer than a visitor waits between two tries: no call meets a connection that is being closed (ms). */
const KEEP_ALIVE = 60_000;
/** The highest port a site may take: the enquiry API takes the next one. */
const LAST_PORT = 65_534;

export interface Listening {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * The port that `PORT` asks for; 3000 without it.
 * @param command an example in the message
 * @throws when it is no port, or has no next one
 */
export function sitePort(command: string, PORT = process.env.PORT ?? '3000'): number {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > LAST_PORT)
    throw new Error(`PORT is "${PORT}"; it must be a number from 1 to ${LAST_PORT}: PORT=3100 ${command}`);
  return port;
}

interface Options {
  /** Listens for the whole network instead, at this computer's address there, so that a phone reaches it. */
  lan?: boolean | undefined;
  /** An example in messages. */
  command?: string;
}

/**
 * Listens for this computer alone.
 * @param port 0 for any free one
 * @throws when the port cannot be taken, in a sentence that names it, or `lan` is asked for and there is no network
 */
export async function listen(
  port: number,
  handler: http.RequestListener,
  { lan, command = 'npm start' }: Options = {},
): Promise<Listening> {
  const name = lan ? networkAddress() : 'localhost';
  const ipv4 = await openServer(port, lan ? '0.0.0.0' : '127.0.0.1', handler, command);
  const servers = [ipv4];
  const { port: bound } = ipv4.address() as AddressInfo;
  try {
    // Browsers may try `localhost` at either address.
    if (!lan) servers.push(await openServer(bound, '::1', handler, command));
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
    close: async () => void (await Promise.all(servers.map(stop))),
  };
}

function networkAddress(): string {
  const found = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found)
    throw new Error(
      '--lan needs a network, and this computer is on none: connect it, or start without --lan.',
    );
  return found.address;
}

export const fromThisComputer = ({ socket }: http.IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');

function stop(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function openServer(
  port: number,
  host: string,
  handler: http.RequestListener,
  command: string,
): Promise<http.Server> {
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        error.message = `Port ${port} is taken by another program. Stop it, or choose other ports: PORT=3100 ${command}`;
      if (error.code === 'EACCES')
        error.message = `Port ${port} may be opened by an administrator only. Choose one above 1023: PORT=3100 ${command}`;
      reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}
