import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { pathsIn } from '@/lib/files';
import { listen } from '@/lib/tools/listen';

/**
 * Serves a copy of an export with brotli.
 * @param change applied to each document
 * @returns its address; it ends with the process
 */
export async function serve(root: string, change = (html: string) => html): Promise<string> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.once('exit', () => fs.rmSync(copy, { recursive: true }));
  fs.cpSync(root, copy, { recursive: true });
  for (const name of pathsIn(copy).filter((file) => /\.(html|js|css|svg)$/.test(file))) {
    const file = path.join(copy, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(`${file}.br`, brotliCompressSync(name.endsWith('.html') ? change(text) : text));
  }
  const { url } = await listen(0, sirv(copy, { brotli: true, extensions: ['html'] }));
  return url;
}
