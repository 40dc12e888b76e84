/** What an operator uploads, in an order in which no visitor ever meets half a release. */
import { RELEASE_FILE, type Release } from '@/lib/export/release-manifest';
import { HASHED } from './verify/left-behind';

export interface Step {
  /** Name of its list. */
  file: string;
  /** What it is, for the reader. */
  title: string;
  action: 'upload' | 'delete';
  paths: string[];
}

/** Files that say what there is: they come when it is there. */
const LAST = new Set(['sitemap.xml', RELEASE_FILE]);
const isPage = (name: string) => name.endsWith('.html');

/**
 * Plans the way from one release to another.
 * @param old what is deployed
 * @param fresh what shall be
 * @returns the steps in their order, empty ones too
 */
export function planUpload(old: Release, fresh: Release): Step[] {
  const before = new Map(old.files.map((file) => [file.path, file.sha256]));
  const after = new Set(fresh.files.map((file) => file.path));
  const changed = fresh.files
    .filter((file) => before.get(file.path) !== file.sha256)
    .map((file) => file.path);
  // The list names all files but itself.
  const uploads = changed.length > 0 || before.size !== after.size ? [...changed, RELEASE_FILE] : [];
  const gone = old.files.map((file) => file.path).filter((name) => !after.has(name));
  const isHashed = (name: string) => HASHED.test(name);
  return [
    {
      file: '1-first.txt',
      title: 'Upload first: what pages ask for',
      action: 'upload',
      paths: uploads.filter((name) => !isPage(name) && !LAST.has(name)),
    },
    { file: '2-pages.txt', title: 'Then the pages', action: 'upload', paths: uploads.filter(isPage) },
    {
      file: '3-last.txt',
      title: 'Last: what says what there is',
      action: 'upload',
      paths: uploads.filter((name) => LAST.has(name)),
    },
    {
      file: '4-delete-now.txt',
      title: 'Delete when all that is there: addresses that are no more',
      action: 'delete',
      paths: gone.filter((name) => !isHashed(name)),
    },
    {
      file: '5-delete-later.txt',
      title: 'May go after four weeks: open pages still ask for these',
      action: 'delete',
      paths: gone.filter(isHashed),
    },
  ];
}

/** The text of a list: a path on each line, as `rclone --files-from-raw` and `xargs` read it. */
export const listOf = ({ paths }: Step): string => paths.map((name) => `${name}\n`).join('');

/**
 * The commands of a step.
 * @param folder where the lists are
 * @param out the export
 */
export function commandsFor({ file, action, paths }: Step, folder: string, out: string): string[] {
  if (paths.length === 0) return [];
  const list = `${folder}/${file}`;
  return action === 'upload'
    ? [
        `rclone copy ${out} REMOTE: --files-from-raw ${list}`,
        `xargs -d '\\n' -I{} aws s3 cp ${out}/{} s3://BUCKET/{} < ${list}`,
      ]
    : [
        `rclone delete REMOTE: --files-from-raw ${list}`,
        `xargs -d '\\n' -I{} aws s3 rm s3://BUCKET/{} < ${list}`,
      ];
}
