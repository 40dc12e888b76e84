import os from 'node:os';
import type { NextConfig } from 'next';

/**
 * Every page is generated at build time. Next exports into `.export/`; the post-export step in `lib/export` makes
 * the export `out/` of it, so that a failed build leaves the last good one in place.
 */
const config: NextConfig = {
  output: 'export',
  distDir: process.env.NODE_ENV === 'development' ? '.next' : '.export',
  // A fixed id, so that two builds of a commit are identical.
  generateBuildId: () => 'site',
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
    // A worker for each processor: Next would leave one idle.
    cpus: os.availableParallelism(),
    // Tests build several sites with the same code: it is compiled once.
    turbopackFileSystemCacheForBuild: Boolean(process.env.COMPILE_ONCE),
  },
  devIndicators: false,
  // The preview says what concerns an editor.
  logging: { incomingRequests: false },
  // Types and lint are steps of `npm test`, once, not of every build.
  typescript: { ignoreBuildErrors: true },
  // Read from disk at build time, never bundled.
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
