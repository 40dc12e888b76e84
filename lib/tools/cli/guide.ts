/** `npm run make:guide`: writes the guide's tables and the snippets from the schema. */
import fs from 'node:fs';
import { generatedFiles } from '@/lib/content/authoring/guide';
import { atomicWrite } from '@/lib/files';

for (const [file, text] of generatedFiles(fs.readFileSync('content/README.md', 'utf8'))) {
  const hasChanged = !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
  if (hasChanged) atomicWrite(file, text);
  console.log(`${hasChanged ? 'written' : 'as it was'}  ${file}`);
}
