/** Mozilla's own scorer, asked about the export as it is served with the generated headers over TLS. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { makeCertificate } from '@/lib/tools/static-server/certificate';
import { staticHandler } from '@/lib/tools/static-server/static';
import { installed } from './servers';

const SCORER = path.dirname(fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory/package.json')));

interface Score {
  scan: { score: number; grade: string };
  tests: Record<string, { result: string; scoreModifier: number; pass: boolean }>;
}

/** One port for both: the scorer knows a host only, and asks it in plain and over TLS. */
async function serveBoth(key: Buffer, cert: Buffer): Promise<{ port: number; close(): void }> {
  const secure = https.createServer({ key, cert }, staticHandler(TEST_EXPORT));
  const plain = http.createServer((request, response) =>
    response.writeHead(308, { location: `https://${request.headers.host}${request.url}` }).end(),
  );
  const door = net.createServer((socket) => {
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      // A TLS conversation begins with a handshake record.
      (first[0] === 0x16 ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => door.listen(0, 'localhost', resolve));
  return { port: (door.address() as net.AddressInfo).port, close: () => door.close() };
}

/** Runs the scorer in a process of its own, which trusts our certificate. */
function score(host: string, certificate: string): Promise<string> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path.join(SCORER, 'src/scan.js'), host], { env }, (error, stdout) =>
      error ? reject(new Error(stdout || error.message)) : resolve(stdout),
    );
  });
}

test('the Observatory gives at least 130 points', async () => {
  test.skip(!installed('openssl'), 'openssl is not installed: no local certificate could be made.');
  test.setTimeout(60_000);
  const dir = test.info().outputPath('tls');
  const { key, cert, files } = makeCertificate(dir);
  // The browsers' preload list, which the scorer fetches when it is installed: localhost is not in it.
  const preload = path.join(SCORER, 'conf/hsts-preload.json');
  if (!fs.existsSync(preload)) fs.writeFileSync(preload, '{}');
  const server = await serveBoth(key, cert);
  try {
    const { scan, tests } = JSON.parse(await score(`localhost:${server.port}`, files.cert)) as Score;
    const found = Object.entries(tests).map(
      ([name, { result, scoreModifier }]) => `${name}: ${result} ${scoreModifier}`,
    );
    expect(scan.score, found.join('\n')).toBeGreaterThanOrEqual(130);
    expect(Object.values(tests).filter(({ pass }) => !pass)).toEqual([]);
    expect(scan.grade).toBe('A+');
  } finally {
    server.close();
  }
});
