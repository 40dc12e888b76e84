import { createHash } from 'node:crypto';

/** SHA-256 of some parts, as hex; a NUL between them tells 'ab', 'c' from 'a', 'bc'. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const [i, part] of parts.entries()) hash.update(i === 0 ? '' : '\0').update(part);
  return hash.digest('hex');
}
