import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '@/lib/files/atomic-write';
import { parse, serialize } from './dom';
import { inlineStyles } from './inline-css';
import type { IslandScripts } from './islands';
import { addPolicy, type Known } from './policy';
import { takePopup } from './popup';
import { stripScripts } from './strip-scripts';

/** A page of Next's export, and the files that it becomes. */
export interface PageFiles {
  source: string;
  /** Its own name first, then those of its aliases. */
  names: string[];
}

/** What all pages of an export share. */
export interface Shared {
  /** Folder of Next's export. */
  from: string;
  /** Folder of the deliverable. */
  to: string;
  islands: IslandScripts;
  /** What may stand in a page beside its styles. */
  known: Omit<Known, 'styles'>;
}

/**
 * Makes one page of the deliverable: Next's scripts out, styles inlined, its policy in it.
 * @throws when Next's output is not of the shape that the steps know, or the page holds what its policy would not allow
 */
export function finishPage({ source, names }: PageFiles, { from, to, islands, known }: Shared) {
  const page = parse(fs.readFileSync(path.join(from, source), 'utf8'));
  try {
    stripScripts(page, islands);
    const popup = takePopup(page);
    const { text, file } = inlineStyles(page, from);
    for (const asset of popup ? [popup, file] : [file]) atomicWrite(path.join(to, asset.url), asset.text);
    addPolicy(page, { ...known, styles: new Set([text]) });
  } catch (error) {
    throw new Error(`${names[0]}: ${(error as Error).message}`, { cause: error });
  }
  const html = serialize(page);
  // An alias is the same bytes: on a disk that ignores case both names are one file, and nothing is lost.
  for (const name of names) atomicWrite(path.join(to, name), html);
}
