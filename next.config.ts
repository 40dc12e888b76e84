import os from 'node:os';
import type { NextConfig } from 'next';

/**
 * Every page is generated at build time. Next exports into `.next-export/`; the post-export step in
 * `lib/export` makes the export `out/` of it, so that a failed build leaves the last good one in place.
 */
const config: NextConfig = {
  // The preview renders pages on request: an export knows its pages beforehand.
  ...(process.env.NODE_ENV === 'development' ? {} : { output: 'export', distDir: '.next-export' }),
  // A fixed id, so that two builds of a commit are identical.
  generateBuildId: () => 'site',
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
    // One worker per processor: by default Next leaves one idle.
    cpus: os.availableParallelism(),
    // Tests build several sites with the same code, which is compiled once.
    turbopackFileSystemCacheForBuild: Boolean(process.env.COMPILE_ONCE),
  },
  devIndicators: false,
  // The preview prints the messages for editors itself.
  logging: { incomingRequests: false },
  // `npm test` checks types and lint once, so builds need not.
  typescript: { ignoreBuildErrors: true },
  // Packages that are loaded from disk at build time, not bundled.
  serverExternalPackages: [
    'esbuild',
    'sharp',
    'gray-matter',
    'remark',
    'remark-html',
    'remark-gfm',
    'remark-smartypants',
  ],
};

export default config;
