import fs from 'node:fs';
import path from 'node:path';
import { dayOf } from '@/lib/format/days';
import type { Settings } from '@/lib/settings/settings';
import { formatDiagnostics } from '../read/diagnostic';
import { FOLDERS } from '../read/folders';
import { parseContent } from '../read/load';
import type { Kind } from '../schema';
import { MAX_TITLE_CHARS } from '../schema/shared-fields';
import { scaffold } from './scaffold';

const USAGE = `Say what and how it is called, for example:
  npm run new course "ANSYS Workbench"
  npm run new service "Golden Visa"
  npm run new page "Scholarships"`;

/**
 * Writes the file of a new course, service or page. The check names one whose title or path is taken.
 * @param words of the title
 * @returns message on what to do next
 * @throws with the reason when no file can be written
 */
export function createFile(settings: Settings, kind: string | undefined, words: string[]): string {
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (!kind || !(kind in FOLDERS) || title === '') throw new Error(USAGE);
  if (title.length > MAX_TITLE_CHARS)
    throw new Error(`'${title}' has ${title.length} characters. A title has at most ${MAX_TITLE_CHARS}.`);
  const { content, diagnostics } = parseContent(settings.contentDir, settings);
  if (!content) throw new Error(`${formatDiagnostics(diagnostics)}\nFix this first.`);
  const { slug, text } = scaffold(content, kind as Kind, title, dayOf(settings.epoch));
  const file = path.join(settings.contentDir, FOLDERS[kind as Kind], `${slug}.md`);
  if (fs.existsSync(file)) throw new Error(`${file} exists already. Change it, or choose another title.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return `${file} is ready, and the site builds with it: http://localhost:3000/${slug} while npm run dev runs.
Replace each TODO; npm run check:content counts those that are left. content/README.md explains the fields.`;
}
