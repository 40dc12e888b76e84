import fs from 'node:fs';
import path from 'node:path';
import { parse, serialize } from './dom';
import { inlineStyles } from './inline-css';
import type { IslandScripts } from './islands';
import { addPolicy } from './policy';
import { takePopup } from './popup';
import { stripScripts } from './strip-scripts';

/** A page of Next's export, and the files that it becomes. */
export interface PageFiles {
  source: string;
  /** Its own name first, then those of its aliases. */
  names: string[];
}

/** What all pages of an export share. It goes from process to process, so it is plain data. */
export interface Finishing {
  /** Folder of Next's export. */
  from: string;
  /** Folder of the deliverable. */
  to: string;
  /** Texts of the inline scripts that may stand in a page. */
  scripts: string[];
  islands: IslandScripts;
  /** Addresses of frames that may stand in a page. */
  frames: string[];
  enquiryHost: string;
  reviewsFrame: string;
}

/**
 * Makes one page of the deliverable: Next's scripts out, styles inlined, its policy in it.
 * @throws when Next's output is not of the shape that the steps know, or the page holds what its policy would not allow
 */
export function finishPage({ source, names }: PageFiles, { from, to, scripts, islands, frames, enquiryHost, reviewsFrame }: Finishing) {
  const page = parse(fs.readFileSync(path.join(from, source), 'utf8'));
  const ours = new Set(scripts);
  try {
    stripScripts(page, islands);
    const popup = takePopup(page);
    const { text, file } = inlineStyles(page, from);
    for (const asset of popup ? [popup, file] : [file]) write(path.join(to, asset.url), asset.text);
    const styles = new Set([text]);
    addPolicy(page, { scripts: ours, styles, frames: new Set(frames), enquiryHost, reviewsFrame });
  } catch (error) {
    throw new Error(`${names[0]}: ${(error as Error).message}`, { cause: error });
  }
  const html = serialize(page);
  // An alias is the same bytes: on a disk that ignores case both names are one file, and nothing is lost.
  for (const name of names) write(path.join(to, name), html);
}

/** Writes a file and the folders above it. */
export function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
