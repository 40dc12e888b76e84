interface Rule {
  /** Folders and files of this repository. */
  code: readonly string[];
  /** Names of packages; without it, Node's own and all but React and Next. */
  packages?: readonly string[];
}

/** What pages are made of. */
const PAGES = ['lib/content', 'lib/files', 'lib/format', 'lib/html', 'lib/pictures'];

/**
 * What a folder may import, in addition to itself. A file has the rule of the longest path here that leads to
 * it. `*.test.ts` and `testing.ts` may import `@playwright/test` too, and `e2e` everything.
 */
export const IMPORT_RULES: Record<string, Rule> = {
  // Pages see only the index of lib/content. Nothing that serves visitors imports lib/media or lib/tools.
  app: {
    code: ['components', 'lib/browser', 'lib/content/index.ts', 'lib/pictures', 'lib/seo'],
    packages: ['next', 'next/navigation', 'node:fs', 'react-dom'],
  },
  components: {
    code: [
      'lib/browser/shared',
      'lib/bundle',
      'lib/content/index.ts',
      'lib/enquiry',
      'lib/format',
      'lib/html',
      'lib/pictures',
      'lib/seo',
    ],
    packages: ['mdast', 'mdast-util-to-string', 'react', 'react-dom'],
  },

  // These run in a browser: no Node, no zod, nothing that reads content files.
  'components/islands': {
    code: ['components/ui', 'lib/browser', 'lib/enquiry', 'lib/format'],
    // biome.json names what of React an island cannot use.
    packages: ['embla-carousel', 'embla-carousel-react', 'react'],
  },
  'lib/browser': { code: ['lib/enquiry', 'lib/format'], packages: [] },
  // All islands share it.
  'lib/browser/island-runtime.ts': {
    code: ['lib/browser/shared'],
    packages: ['react', 'react/jsx-runtime', 'react-dom/client'],
  },
  'lib/enquiry': { code: [], packages: [] },
  'lib/format': { code: [], packages: ['@sindresorhus/slugify'] },

  'lib/files': { code: [] },
  'lib/html': { code: [] },
  'lib/settings': { code: [] },
  'lib/pictures': { code: ['lib/files/index.ts', 'lib/html'] },
  'lib/content': { code: ['lib/files', 'lib/format', 'lib/html', 'lib/pictures', 'lib/settings'] },
  'lib/seo': { code: PAGES },
  // Metadata has the type that Next takes.
  'lib/seo/metadata.ts': { code: ['lib/content/index.ts'], packages: ['next'] },
  'lib/media': { code: PAGES },
  'lib/hosting': { code: ['lib/browser/shared', 'lib/files/index.ts'] },
  // It bundles components/islands by their paths.
  'lib/bundle': { code: ['lib/browser'] },
  // The post-export step makes no media and knows no command.
  'lib/export': {
    code: [
      'lib/browser',
      'lib/bundle',
      'lib/content',
      'lib/files',
      'lib/format',
      'lib/hosting',
      'lib/html',
      'lib/seo',
      'lib/settings',
    ],
  },
  'lib/tools': { code: ['lib'] },
  // The preview starts Next itself.
  'lib/tools/cli/dev.ts': { code: ['lib'], packages: ['next'] },
};
