import fs from 'node:fs';
import path from 'node:path';
import type { Branch } from '@/lib/content';

/** The drawn locator of a branch, on which its map frame lies (content/artwork/locators). */
export function locatorOf({ id }: Pick<Branch, 'id'>): string {
  const name = fs.existsSync(path.join('public', 'locators', `${id}.svg`)) ? id : 'default';
  return `/locators/${name}.svg`;
}
