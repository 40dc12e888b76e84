import type { Metafile } from 'esbuild';

/** Sorted folders of the packages in a bundle, as esbuild lists its files. */
export function packagesOf({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
