import { test } from '@playwright/test';
import { writeFiles as writeInto } from '.';

/** Writes files into the folder of the running test, or one in it. @returns the folder */
export function writeTestFiles(files: Record<string, string>, folder = ''): string {
  const root = test.info().outputPath(folder);
  writeInto(root, files);
  return root;
}
