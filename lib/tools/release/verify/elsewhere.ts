/** What the site needs of other hosts: the enquiry API's preflight, and the addresses that `site.md` names. */
import { type Mismatch, mismatch } from './mismatch';
import { type Answer, type Asker, inWords } from './request';

/** A host that refuses a robot (403, 429 or LinkedIn's 999) is there all the same. */
const GONE = new Set([0, 404, 410]);

/**
 * Asks the enquiry API for leave, call by call, as a browser does before it sends an enquiry. Nothing is sent, so
 * nothing is recorded.
 * @param host address of the enquiry API
 * @param origin the deployed site
 * @param paths of the calls
 */
export async function checkPreflights(
  host: string,
  origin: string,
  paths: readonly string[],
  asker: Asker,
): Promise<Mismatch[]> {
  const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
  const plain: Mismatch[] =
    host.startsWith('https:') || local
      ? []
      : [
          {
            what: host,
            expected: 'https',
            found: 'http',
            change: 'enquiry API: a certificate; browsers block plain HTTP from an HTTPS page',
          },
        ];
  const checked = await Promise.all(
    paths.map(async (path): Promise<Mismatch[]> => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const answer = await asker.ask(host + path, { method: 'OPTIONS', headers });
      return wrongWithPreflight(answer, origin).map(([expected, found]) =>
        mismatch('cors', `OPTIONS ${host}${path}`, expected, answer, found),
      );
    }),
  );
  return [...plain, ...checked.flat()];
}

/** What keeps a browser from sending the enquiry, as pairs of expected and found. */
function wrongWithPreflight(answer: Answer, origin: string): [string, string][] {
  const { status, headers } = answer;
  if (status === 0) return [['an answer over TLS', inWords(answer)]];
  if (status < 200 || status > 299) return [['200 or 204, no redirect', inWords(answer)]];
  const allowed = headers['access-control-allow-origin'];
  const names = (headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
  const wrong: [string, string][] = [];
  if (allowed !== origin && allowed !== '*')
    wrong.push([`Access-Control-Allow-Origin: ${origin}`, allowed ?? 'not there']);
  if (!names.includes('content-type') && !names.includes('*'))
    wrong.push([
      'Access-Control-Allow-Headers: content-type',
      headers['access-control-allow-headers'] ?? 'not there',
    ]);
  return wrong;
}

/** All web addresses in some data, each once. */
export function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return /^https?:\/\//.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return [...new Set(Object.values(data).flatMap(addressesIn))];
}

/** Whether addresses of others answer. */
export async function checkOutside(addresses: readonly string[], asker: Asker): Promise<Mismatch[]> {
  const checked = await Promise.all(
    addresses.map(async (address): Promise<Mismatch[]> => {
      const answer = await asker.follow(address);
      const gone = GONE.has(answer.status) || answer.status >= 500 || answer.headers.location !== undefined;
      return gone && answer.status !== 999 ? [mismatch('outside', address, 'an answer', answer)] : [];
    }),
  );
  return checked.flat();
}
