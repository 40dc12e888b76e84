import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '../json';

const entrySchema = z.object({ time: z.string(), path: z.string(), body: z.record(z.string(), z.string()) });
/** A recorded call. */
export type Entry = z.infer<typeof entrySchema>;

/**
 * Appends an entry to a file, one JSON line each, readable by its owner alone.
 * @throws as the system does
 */
export function append(file: string, entry: Entry) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // The line break comes first, so that a line torn by a crash does not swallow this one.
  fs.appendFileSync(file, `\n${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
}

/** Reads all entries of a file, oldest first, and counts the lines that cannot be read. */
export function readEntries(file: string): { entries: Entry[]; damaged: number } {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const entries = lines.flatMap((line) => entrySchema.safeParse(parseJson(line)).data ?? []);
  return { entries, damaged: lines.length - entries.length };
}
