import { listen } from '@/lib/tools/listen';

/**
 * Serves the export as a slow network does: each page in the chunks, and at the pace, that the caller gives.
 * @param site where the export is served whole
 * @returns its address, and how to end it
 */
export function serveChunked(site: string, chunks: (html: string) => AsyncIterable<string>) {
  return listen(0, async (req, res) => {
    const whole = await fetch(site + req.url);
    const type = whole.headers.get('content-type') ?? '';
    res.writeHead(whole.status, { 'content-type': type });
    if (!type.includes('html')) return void res.end(Buffer.from(await whole.arrayBuffer()));
    for await (const piece of chunks(await whole.text())) res.write(piece);
    res.end();
  });
}
