/** `npm run make:guide`: writes what is made from the schema: the tables of the guide, JSON Schemas, editor settings. */
import fs from 'node:fs';
import path from 'node:path';
import { generatedFiles } from '@/lib/content/authoring/guide';

for (const [file, text] of generatedFiles(fs.readFileSync('content/README.md', 'utf8'))) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const changed = !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
  if (changed) fs.writeFileSync(file, text);
  console.log(`${changed ? 'written' : 'as it was'}  ${file}`);
}
