import fs from 'node:fs';
import path from 'node:path';
import { LICENCES_FILE, licenceOf, licencesFile, shippedPackages } from '@/lib/export/licences';
import type { Finding } from './finding';

/** Licences under which code and fonts may be given on with their notice. */
const FREE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Finds shipped packages whose licence is missing or asks for more than a notice, and an outdated list. */
export function licenceProblems(root: string): Finding[] {
  const packages = shippedPackages();
  const found = packages.map(licenceOf).flatMap(({ name, licence, text }): Finding[] => {
    if (!FREE.includes(licence))
      return [{ where: name, problem: `the licence ${licence} is not one that is known to be free` }];
    return text ? [] : [{ where: name, problem: 'has no licence text to give on' }];
  });
  const file = path.join(root, LICENCES_FILE);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== licencesFile(packages))
    found.push({ where: LICENCES_FILE, problem: 'is missing or out of date: build again' });
  return found;
}
