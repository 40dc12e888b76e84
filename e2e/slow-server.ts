/**
 * A slow network in front of a server, for any browser: a relay that holds every request back and lets the answers of
 * all connections share one narrow line, as lib/tools/bench/phone.ts emulates it in Chromium.
 */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { SLOW } from '@/lib/tools/bench/phone';

/** A piece is as much as the line carries in a twentieth of a second. */
const PIECE = SLOW.downloadThroughput / 20;

export interface SlowServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Relays to a server on this computer, slowly.
 * @param to where that listens
 */
export async function slowDown(to: number): Promise<SlowServer> {
  const open = new Set<net.Socket>();
  // When the line is free again for the next piece.
  let free = 0;
  async function* late(requests: AsyncIterable<Buffer>) {
    for await (const request of requests) {
      await delay(SLOW.latency);
      yield request;
    }
  }
  async function* paced(answers: AsyncIterable<Buffer>) {
    for await (const answer of answers)
      for (let at = 0; at < answer.length; at += PIECE) {
        const piece = answer.subarray(at, at + PIECE);
        free = Math.max(free, Date.now()) + (piece.length / SLOW.downloadThroughput) * 1000;
        await delay(free - Date.now());
        yield piece;
      }
  }
  const server = net.createServer((visitor) => {
    const site = net.connect(to);
    for (const socket of [visitor, site]) open.add(socket.on('close', () => open.delete(socket)));
    // A browser breaks off what it no longer needs: no error, and each end takes the other with it.
    const ended = () => {
      visitor.destroy();
      site.destroy();
    };
    pipeline(visitor, late, site, (error) => error && ended());
    pipeline(site, paced, visitor, ended);
  });
  await once(server.listen(0), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
