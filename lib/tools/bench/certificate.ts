import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Where measurements keep what they need. */
export const FOLDER = '.cache/bench';

/** A certificate of this computer's own, made once with openssl; browsers take it with `--ignore-certificate-errors`. */
export function certificate() {
  const [key, cert] = [path.join(FOLDER, 'key.pem'), path.join(FOLDER, 'cert.pem')];
  if (!fs.existsSync(cert)) {
    fs.mkdirSync(FOLDER, { recursive: true });
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  }
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
}
