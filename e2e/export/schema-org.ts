import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** A node whose lists hold one element of each shape. */
export function thinned(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Map(value.map(thinned).map((v) => [shapeOf(v), v])).values()];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, key === '@type' ? v : thinned(v)]));
}

/** Names and kinds of values, without the values. */
export function shapeOf(value: unknown): string {
  return JSON.stringify(value, (key, v) =>
    typeof v === 'string' && key !== '@type' && !/^\d+$/.test(key) ? 'text' : typeof v === 'number' ? 0 : v,
  );
}

/**
 * The nodes that do not fit schema.org's vocabulary: each stands on a line of its own in a file that the compiler checks.
 * @param nodes source text of object literals
 */
export function misfits(nodes: string[]): string[] {
  const folder = `.cache/structured-data-${test.info().workerIndex}`;
  const head = [
    "import type { EducationalOrganizationLeaf, LocalBusinessLeaf, MergeLeafTypes, Thing } from 'schema-dts';",
    'type Node = Thing | MergeLeafTypes<[LocalBusinessLeaf, EducationalOrganizationLeaf]>;',
  ];
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'nodes.ts'),
    [...head, ...nodes.map((n) => `(${n}) satisfies Node;`)].join('\n'),
  );
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    types: [],
  };
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['nodes.ts'] }),
  );
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  fs.rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/nodes\.ts\((\d+),/g)].map(([, line]) => Number(line) - 1 - head.length);
  expect(stdout.match(/error TS/g)?.length ?? 0, stdout).toBe(lines.length);
  return [...new Set(lines)].map((line) => nodes[line] ?? stdout);
}
