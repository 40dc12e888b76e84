/**
 * `npm run new course "ANSYS Workbench"` (or service, or page): a complete file in the right folder, never over one
 * that is there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { scaffold } from '@/lib/content/authoring/scaffold';
import { formatDiagnostics } from '@/lib/content/diagnostic';
import { contentDir, FOLDERS, readContent } from '@/lib/content/load';
import type { Kind } from '@/lib/content/schema';
import { today } from '@/lib/content/today';

const USAGE = `Say what and how it is called, for example:
  npm run new course "ANSYS Workbench"
  npm run new service "Golden Visa"
  npm run new page "Scholarships"`;

function main(kind: string | undefined, ...words: string[]): number {
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (!kind || !(kind in FOLDERS) || title === '') return say(USAGE);
  if (title.length > 60) return say(`'${title}' has ${title.length} characters. A title has at most 60.`);
  const { content, parsed, diagnostics } = readContent();
  if (!content) return say(`${formatDiagnostics(diagnostics)}\nMend this first.`);
  const { slug, text } = scaffold(content, kind as Kind, title, today());
  const file = path.join(contentDir(), FOLDERS[kind as Kind], `${slug}.md`);
  const taken = parsed.entries.find(
    (e) => e.slug === slug || [e.path, ...e.aliases].some((p) => p.toLowerCase() === `/${slug}`),
  );
  const namesake = parsed.entries.find((e) => e.data.title.toLowerCase() === title.toLowerCase());
  if (fs.existsSync(file)) return say(`${file} is there already. Nothing was changed.`);
  if (taken)
    return say(
      `/${slug} is taken by ${taken.file}. Choose another title; you can change the title in the file afterwards.`,
    );
  if (namesake) return say(`${namesake.file} has the title '${title}' already. Choose another.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { flag: 'wx' });
  console.log(`${file} is ready, and the site builds with it: http://localhost:3000/${slug} while npm run dev runs.
Replace each TODO; npm run check:content counts those that are left. content/README.md explains the fields.`);
  return 0;
}

function say(message: string): number {
  console.error(message);
  return 1;
}

process.exitCode = main(...(process.argv.slice(2) as [string?, ...string[]]));
