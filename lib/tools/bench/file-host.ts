import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from '@/lib/tools/static-server/certificate';

/** A variant of the site that is measured beside the others. */
export interface Variant {
  name: string;
  /** Folders with its files, the first that has one counts. */
  roots: string[];
  /** Changes a document on its way. */
  change?: (html: string) => string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

/** A web server as the peers' was: HTTP/2 with brotli, everything compressed once before it is asked for. */
export async function serveVariant({ roots, change }: Variant) {
  const cached = new Map<string, { body: Buffer; type: string; encoded: boolean } | undefined>();
  const load = (pathname: string) => {
    const file = roots
      .flatMap((root) =>
        [pathname, `${pathname}.html`, `${pathname}index.html`].map((name) => path.join(root, name)),
      )
      .find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
    if (!file) return undefined;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const raw =
      change && file.endsWith('.html')
        ? Buffer.from(change(fs.readFileSync(file, 'utf8')))
        : fs.readFileSync(file);
    const encoded = /^text|svg/.test(type);
    return { body: encoded ? brotliCompressSync(raw) : raw, type, encoded };
  };
  const find = (pathname: string) => {
    if (!cached.has(pathname)) cached.set(pathname, load(pathname));
    return cached.get(pathname);
  };
  const { key, cert } = makeCertificate('.cache/bench');
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const file = find(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) return response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-length': file.body.length,
        'cache-control': 'max-age=600',
        ...(file.encoded ? { 'content-encoding': 'br' } : {}),
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    /** Bytes of a document as it goes over the wire. */
    weigh: (pathname: string) => find(pathname)?.body.length ?? 0,
    close: () => void server.close(),
  };
}
