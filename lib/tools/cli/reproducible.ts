/**
 * `npm run reproducible`: builds twice from nothing, compares every byte. Prints what differs; ends with 1 if
 * anything does.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles, type ReleaseFile } from '@/lib/export/release-manifest';
import { run } from './run';

/** What Next keeps between builds, and what it makes: neither may reach into the second build. */
const KEPT = ['.next', '.export'];

async function buildInto(out: string): Promise<Map<string, ReleaseFile>> {
  for (const folder of KEPT) fs.rmSync(folder, { recursive: true, force: true });
  await run('tsx', ['lib/tools/cli/build.ts'], { env: { OUT_DIR: out } });
  return new Map(listFiles(out).map((file) => [file.path, file]));
}

/** Where two texts part, with what stands around it. */
function firstDifference(a: Buffer, b: Buffer): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const part = (data: Buffer) =>
    JSON.stringify(data.subarray(Math.max(0, at - 40), at + 40).toString('utf8'));
  return `byte ${at}\n      ${part(a)}\n      ${part(b)}`;
}

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
try {
  const outs = [path.join(dir, 'a'), path.join(dir, 'b')] as const;
  const first = await buildInto(outs[0]);
  const second = await buildInto(outs[1]);
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name)?.sha256 !== second.get(name)?.sha256);
  for (const name of different) {
    const both = first.has(name) && second.has(name);
    console.log(
      `  ${name}: ${both ? firstDifference(...(outs.map((out) => fs.readFileSync(path.join(out, name))) as [Buffer, Buffer])) : `only in build ${first.has(name) ? 1 : 2}`}`,
    );
  }
  console.log(
    different.length === 0
      ? `\n${names.length} files, the same in both builds.`
      : `\n${different.length} of ${names.length} files differ.`,
  );
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  fs.rmSync(dir, { recursive: true, force: true });
}
