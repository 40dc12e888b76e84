import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FILE_LIMITS } from '@/lib/export/budgets';
import { DATA_TYPES, hashOf } from '@/lib/export/policy';
import { listFiles, RELEASE_FILE, releaseOf } from '@/lib/export/release-manifest';
import { pathsIn } from '@/lib/files/paths-in';
import { attribute, elements, parse, textOf } from '@/lib/format/dom';
import { platformFiles } from '@/lib/hosting/platforms';
import type { HostRules } from '@/lib/hosting/rules';
import type { Blocker } from './placeholders';

/** Pages whose policy is missing, stands in the wrong place, is weak, or does not cover what the page holds. */
export function policies(root: string): Blocker[] {
  const pages = pathsIn(root).filter((file) => file.endsWith('.html'));
  return pages.sort().flatMap((file) => {
    const all = [...elements(parse(fs.readFileSync(path.join(root, file), 'utf8')))];
    const head = all.filter((e) => e.tagName === 'meta');
    const policy =
      head[1] && attribute(head[1], 'http-equiv') === 'Content-Security-Policy'
        ? (attribute(head[1], 'content') ?? '')
        : '';
    const wrong: string[] = [];
    if (!head[0] || attribute(head[0], 'charset') === undefined || !policy)
      wrong.push('no policy directly after the charset');
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"])
      if (!policy.includes(part)) wrong.push(`the policy lacks ${part}`);
    if (/unsafe|\*|https?:(?!\/\/)/.test(policy)) wrong.push(`the policy is open: ${policy}`);
    for (const element of all) {
      const covered =
        element.tagName === 'style' ||
        (element.tagName === 'script' &&
          attribute(element, 'src') === undefined &&
          !DATA_TYPES.has(attribute(element, 'type') ?? ''));
      if (covered && !policy.includes(hashOf(textOf(element))))
        wrong.push(`a <${element.tagName}> that the policy blocks`);
    }
    return wrong.map((what) => ({ where: file, what }));
  });
}

/** Files for hosts that are missing or not as the build writes them. */
export function hostFiles(root: string, rules: HostRules): Blocker[] {
  return Object.entries(platformFiles(rules)).flatMap(([name, text]) => {
    const file = path.join(root, name);
    if (!fs.existsSync(file)) return [{ where: name, what: 'is missing' }];
    return fs.readFileSync(file, 'utf8') === text
      ? []
      : [{ where: name, what: 'is not what the build writes' }];
  });
}

/** Whether the list of files is that of the export, and of a commit. */
export function releaseList(root: string): Blocker[] {
  const release = releaseOf(root);
  if (!release) return [{ where: RELEASE_FILE, what: 'is missing' }];
  const listed = new Map(release.files.map((entry) => [entry.path, entry.sha256]));
  const found = listFiles(root).filter((entry) => entry.path !== RELEASE_FILE);
  return [
    ...(release.commit
      ? []
      : [{ where: RELEASE_FILE, what: 'names no commit: commit everything, then build' }]),
    ...found
      .filter((entry) => listed.get(entry.path) !== entry.sha256)
      .map((entry) => ({ where: entry.path, what: 'has changed since the build, or is new' })),
    ...release.files
      .filter((entry) => !found.some((f) => f.path === entry.path))
      .map((entry) => ({ where: entry.path, what: 'is listed and not there' })),
  ];
}

/** Files that are larger than their kind may be, or empty. */
export function sizes(root: string): Blocker[] {
  return listFiles(root).flatMap(({ path: file, size }) => {
    if (size === 0 && file !== '.nojekyll') return [{ where: file, what: 'is empty' }];
    const limit = FILE_LIMITS.find(({ shape }) => shape.test(file));
    if (!limit) return [];
    const bytes = limit.compressed ? brotliCompressSync(fs.readFileSync(path.join(root, file))).length : size;
    return bytes > limit.bytes
      ? [{ where: file, what: `${bytes} bytes; a ${limit.name} has at most ${limit.bytes}` }]
      : [];
  });
}
