import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a certificate for localhost with openssl, for measurements and tests.
 * @param dir where key.pem and cert.pem are written
 * @throws when openssl is not installed
 */
export function makeCertificate(dir: string) {
  const files = { key: path.join(dir, 'key.pem'), cert: path.join(dir, 'cert.pem') };
  fs.mkdirSync(dir, { recursive: true });
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', files.key, '-out', files.cert], {
    stdio: 'ignore',
  });
  return { files, key: fs.readFileSync(files.key), cert: fs.readFileSync(files.cert) };
}
