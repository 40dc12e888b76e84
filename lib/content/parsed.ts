/**
 * A page's text, parsed once: what pages show of it and what the checks look at come from one tree, and both are kept
 * in `.cache` from one run to the next. remark takes milliseconds a page, a read does not.
 */
import { batchesOf, inProcesses, processesFor } from '@/lib/workers/pool';
import { isKept, keep, read } from './cache';
import { type Body, bodyOfTree, parser } from './markdown';
import { type Outline, outlineOf } from './outline';
import type { Entry } from './types';

/** With fewer texts than this apiece, processes cost more to start (0.5 s) than they save (a text takes about 6 ms). */
const WORTH_A_PROCESS = 150;
/** Texts that go to a process at a time. */
const BATCH = 25;

/** The parsed Markdown of a page. */
export const bodyOf = ({ markdown }: Pick<Entry, 'markdown'>): Body => read<Body>('markdown', markdown) ?? parse(markdown).body;

/** The outline of a page's text. */
export const outlineIn = ({ markdown }: Pick<Entry, 'markdown'>): Outline => read<Outline>('outline', markdown) ?? parse(markdown).outline;

/** Parses a text and keeps what it says. */
export function parse(markdown: string): { body: Body; outline: Outline } {
  const tree = parser.parse(markdown);
  // First, since typography changes the tree.
  const outline = outlineOf(tree, markdown);
  keep('outline', markdown, outline);
  const body = bodyOfTree(tree);
  keep('markdown', markdown, body);
  return { body, outline };
}

/** Parses the texts that the cache has not, many of them in parallel; what then reads one finds it there. */
export async function parseAhead(entries: readonly Pick<Entry, 'markdown'>[]): Promise<void> {
  const missing = entries.map((e) => e.markdown).filter((text) => !isKept('markdown', text) || !isKept('outline', text));
  const processes = processesFor(missing.length, WORTH_A_PROCESS);
  if (processes < 2) return;
  await inProcesses(new URL('./parse-worker.ts', import.meta.url), batchesOf(missing, BATCH), processes);
}
