/** `release.json`: the files of an export with their hashes, and the commit it is made of. */
import fs from 'node:fs';
import path from 'node:path';
import { pathsIn, sha256 } from '@/lib/files';
import { builtCommit } from '@/lib/files/git';

interface ReleaseFile {
  path: string;
  size: number;
  sha256: string;
}

interface Release {
  /** The built commit; absent if unknown, or if files differ from that commit. */
  commit?: string;
  /** Absolute URL of the enquiry API, to which the pages send. */
  enquiryHost?: string;
  files: ReleaseFile[];
}

export const RELEASE_FILE = 'release.json';

export function releaseOf(root: string): Release | undefined {
  const file = path.join(root, RELEASE_FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Release) : undefined;
}

/** Sorted list of every file below a folder, with size and hash. */
export function releaseFilesIn(root: string): ReleaseFile[] {
  return pathsIn(root).map((name) => {
    const data = fs.readFileSync(path.join(root, name));
    return { path: name, size: data.length, sha256: sha256(data) };
  });
}

/** Writes `release.json`, which an operator compares with the last release to upload only changed files. */
export function writeRelease(root: string, enquiryHost?: string, commit = builtCommit()): Release {
  const release: Release = {
    ...(commit && { commit }),
    ...(enquiryHost && { enquiryHost }),
    files: releaseFilesIn(root),
  };
  fs.writeFileSync(path.join(root, RELEASE_FILE), `${JSON.stringify(release, null, 1)}\n`);
  return release;
}
