/** The direction of imports that the linter keeps (biome.json): app → components → lib → content, tools and tests aside. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** What a file of a folder may not import. */
const FORBIDDEN: Record<string, string[]> = {
  'app/x.tsx': ['@/lib/tools/cli/run', '../lib/tools/cli/run', '@/e2e/pages', '../e2e/pages'],
  'components/ui/x.tsx': [
    '@/app/layout',
    'node:fs',
    '@/lib/export/post-export',
    '@/lib/tools/cli/run',
    '@/e2e/pages',
  ],
  'components/islands/x.tsx': [
    '@/lib/content',
    '@/lib/content/load',
    'next/link',
    'zod',
    'node:fs',
    '@/lib/tools/cli/run',
  ],
  'lib/seo/x.ts': [
    '@/components/ui/section',
    '../../components/ui/section',
    '@/app/layout',
    'react',
    '@/lib/tools/cli/run',
    '../tools/cli/run',
    '@/e2e/pages',
  ],
  'lib/browser/x.ts': [
    '@/components/ui/section',
    '@/lib/content/load',
    '@/lib/tools/cli/run',
    'zod',
    'node:fs',
  ],
  'lib/enquiry/x.ts': ['@/components/ui/section', '@/lib/content/schema', '../tools/cli/run', 'zod'],
  'lib/tools/cli/x.ts': ['@/components/ui/section', '@/app/layout', '@/e2e/pages', '../../../e2e/pages'],
};

test('an import against the direction is an error of the linter, whichever folder it stands in', () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dependencies-')));
  const {
    vcs: _,
    $schema: __,
    ...config
  } = JSON.parse(fs.readFileSync('biome.json', 'utf8')) as Record<string, unknown>;
  fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, imports] of Object.entries(FORBIDDEN)) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), imports.map((name) => `import '${name}';\n`).join(''));
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--reporter=github',
      '--max-diagnostics=none',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  fs.rmSync(folder, { recursive: true });
  const caught = new Set(
    [...stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)].map(
      ([, file, line]) => `${path.relative(folder, file ?? '')}:${line}`,
    ),
  );
  const missed = Object.entries(FORBIDDEN).flatMap(([file, imports]) =>
    imports.filter((_name, i) => !caught.has(`${file}:${i + 1}`)).map((name) => `${file}: ${name}`),
  );
  expect(missed).toEqual([]);
});
