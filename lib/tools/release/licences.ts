import fs from 'node:fs';
import path from 'node:path';
import { LICENCES_FILE, licences, licencesFile, SHIPPED } from '@/lib/export/licences';
import { sourceFiles } from '@/lib/files';
import type { Finding } from './placeholders';

/** Licences under which code and fonts may be given on with their notice. */
const FREE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
/** Folders whose files run in the browser. */
const CLIENT = ['components/islands', 'lib/browser', 'lib/enquiry'];
/** Bundles the inline scripts, in Node. */
const BUNDLER = path.join('lib', 'browser', 'inline.ts');
const PACKAGE = /^import (?!type )[^;]*?from '([^'@./][^'/]*|@[a-z][^'/]*\/[^'/]*)/gm;

/** Shipped code whose licence is missing or asks for more than a notice, and packages that are not listed. */
export function licenceProblems(root: string): Finding[] {
  const found = licences().flatMap(({ name, licence, text }): Finding[] => {
    if (!FREE.includes(licence))
      return [{ where: name, what: `the licence ${licence} is not one that is known to be free` }];
    return text ? [] : [{ where: name, what: 'has no licence text to give on' }];
  });
  const file = path.join(root, LICENCES_FILE);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== licencesFile())
    found.push({ where: LICENCES_FILE, what: 'is missing or out of date: build again' });
  for (const source of sourceFiles(CLIENT).filter((name) => name !== BUNDLER))
    for (const [, name = ''] of fs.readFileSync(source, 'utf8').matchAll(PACKAGE))
      if (!(SHIPPED as readonly string[]).includes(name))
        found.push({
          where: source,
          what: `${name} reaches visitors and is not listed in lib/export/licences.ts`,
        });
  return found;
}
