import path from 'node:path';
import { test } from '@playwright/test';
import { atomicWrite } from '.';

/** Writes files into the folder of the running test, or one in it. @returns the folder */
export function writeFiles(files: Record<string, string>, folder = ''): string {
  const root = test.info().outputPath(folder);
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(root, name), text);
  return root;
}
