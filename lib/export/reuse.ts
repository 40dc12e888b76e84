/**
 * Pages whose inputs have not changed are taken from the last export and not rendered again: Next renders about
 * eighty pages a second, copying does thousands. What a course or service shows comes from its own file, from its
 * related pages, and from what all pages share (menus, identity, templates, code); each is part of a key. Pages of
 * other kinds are few and show much, so they are always rendered.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Content, type Entry, menus, relatedTo, routes, syllabusPath } from '@/lib/content';
import { atomicWrite } from '@/lib/files/atomic-write';
import { sha256 } from '@/lib/files/sha256';
import { sourceFiles } from '@/lib/files/source-files';
import { hostsDir } from '@/lib/hosting';
import { drawingOf } from '@/lib/media/drawings';
import type { IslandScripts } from './islands';
import { listFiles, RELEASE_FILE, releaseOf } from './release-manifest';

/** The code: what decides how any page looks, whatever the content. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'package-lock.json',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
];
/** Everything that may change what any page looks like: the code, and the pictures made for the pages. */
const CODE = ['.cache/pictures.json', ...SOURCES];

interface State {
  /** Key of each page by path. */
  keys: Record<string, string>;
  /** Key of everything that the export was made of. */
  inputs?: string;
}

export interface Plan extends State {
  /** Paths of the pages that are taken from the last export. */
  reused: ReadonlySet<string>;
}

/** State of an export lies beside the caches, never in what is uploaded. */
const stateFile = (to: string) =>
  path.join('.cache', 'exports', `${sha256(path.resolve(to)).slice(0, 16)}.json`);

/**
 * Decides which pages of the last export still hold.
 * @param to folder of the deliverable
 * @param islands scripts of the islands, whose names stand in the pages
 * @param code files and folders of which a change renders every page again
 */
export function planReuse(
  content: Content,
  to: string,
  islands: IslandScripts,
  code: readonly string[] = CODE,
): Plan {
  const shared = sharedKey(content, islands, code);
  const keys: Record<string, string> = {};
  for (const { path: page, entry } of routes(content)) {
    if (entry.kind !== 'page') keys[page] = sha256(shared, JSON.stringify(shownBy(content, entry)));
  }
  const last = lastState(to);
  const intact = unchangedSince(to);
  const reused = Object.keys(keys).filter(
    (page) => last.keys[page] === keys[page] && intact(`${page.slice(1)}.html`),
  );
  return { keys, reused: new Set(reused) };
}

/** Whether a file is as the last build listed it: a page that was edited since has been through no check of ours. */
function unchangedSince(to: string): (name: string) => boolean {
  const sums = new Map(releaseOf(to)?.files.map((file) => [file.path, file.sha256]));
  return (name) =>
    fs.existsSync(path.join(to, name)) && sums.get(name) === sha256(fs.readFileSync(path.join(to, name)));
}

/** Saves what the next build needs to know of this one. Where that fails, the next one renders everything again. */
export function saveState({ keys, inputs }: Plan, to: string) {
  try {
    atomicWrite(stateFile(to), JSON.stringify({ keys, inputs }));
  } catch (error) {
    console.warn(`The next build will begin from nothing: ${(error as Error).message}`);
  }
}

/** Forgets what is known of an export. */
export function forgetState(to: string) {
  fs.rmSync(stateFile(to), { force: true });
}

/** What is known of the last export in a folder. */
function lastState(to: string): State {
  const file = stateFile(to);
  return fs.existsSync(file) && fs.existsSync(to)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as State)
    : { keys: {} };
}

/**
 * Whether an export is what a build would make again: of the same inputs, and nothing in it changed since.
 * @param inputs key of what it would be made of (lib/export/inputs.ts)
 */
export function isCurrent(to: string, inputs: string): boolean {
  if (lastState(to).inputs !== inputs || !fs.existsSync(hostsDir(to))) return false;
  return (
    JSON.stringify(listFiles(to).filter((file) => file.path !== RELEASE_FILE)) ===
    JSON.stringify(releaseOf(to)?.files)
  );
}

/** What no page is without: the code, the identity, the menus, the pages that all pages link to. */
function sharedKey(content: Content, { react, islands }: IslandScripts, code: readonly string[]): string {
  const scripts = [react, ...Object.values(islands)].map((script) => script.url);
  const pages = content.entries.flatMap((e) => (e.kind === 'page' ? [[e.path, e.data.title]] : []));
  return sha256(
    ...sourceFiles(code).flatMap((name) => [name, fs.readFileSync(name)]),
    JSON.stringify([content.site, menus(content), pages, scripts]),
  );
}

/** What the page of a course or service shows beyond what all pages share. */
function shownBy(content: Content, entry: Exclude<Entry, { kind: 'page' }>): unknown {
  const related = relatedTo(content, entry).map((other) => [
    other.path,
    other.data.title,
    other.data.description,
  ]);
  return [
    entry.path,
    entry.aliases,
    entry.data,
    entry.markdown,
    related,
    drawingOf(entry),
    entry.kind === 'course' && syllabusPath(content, entry),
  ];
}
