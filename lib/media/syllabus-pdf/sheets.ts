import fs from 'node:fs';
import path from 'node:path';

/** Number of sheets of a syllabus PDF by its public path; nothing while it has not been made (preview) or does not tell. */
export function sheetsIn(pdf: string): number | undefined {
  const file = path.join('public', pdf);
  if (!fs.existsSync(file)) return undefined;
  return fs.readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length;
}
