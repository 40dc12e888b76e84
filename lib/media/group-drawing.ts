import fs from 'node:fs';
import path from 'node:path';
import type { Group } from '@/lib/content';
import { drawingOf } from './drawings';

/** Address of a group's drawing: its own, or that of its first course; nothing where neither is there. */
export function groupDrawing({ id, entries }: Group): string | undefined {
  const name = `group-${id}.svg`;
  if (fs.existsSync(path.join('public', 'drawings', name))) return `/drawings/${name}`;
  return entries[0] && drawingOf(entries[0])?.src;
}
