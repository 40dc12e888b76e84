/** Other hosts that the site needs: the enquiry API, and the addresses of `site.md`. */
import { describe, type HttpClient, type Response } from './http-client';
import { type Mismatch, mismatch } from './mismatch';

/**
 * Sends the CORS preflight of each call. No enquiry is sent, so nothing is recorded.
 * @param host address of the enquiry API
 * @param origin the deployed site
 */
export async function checkPreflights(
  host: string,
  origin: string,
  paths: readonly string[],
  client: HttpClient,
): Promise<Mismatch[]> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const checks = paths.map(async (path) => {
    const response = await client.send(host + path, { method: 'OPTIONS', headers });
    return wrongPreflight(response, origin).map(([what, expected, found]) =>
      mismatch('cors', `OPTIONS ${host}${path}`, what, expected, response, found),
    );
  });
  return (await Promise.all(checks)).flat();
}

/** What keeps a browser from sending the enquiry: header, expected, found. */
function wrongPreflight(response: Response, origin: string): [string, string, string][] {
  const { status, headers } = response;
  if (status < 200 || status > 299) return [['preflight', '200 or 204, no redirect', describe(response)]];
  const allowed = (name: string, value: string): [string, string, string][] => {
    const found = headers[name.toLowerCase()] ?? 'none';
    const right = found
      .toLowerCase()
      .split(/\s*,\s*/)
      .some((one) => one === value || one === '*');
    return right ? [] : [[name, value, found]];
  };
  return [
    ...allowed('Access-Control-Allow-Origin', origin),
    ...allowed('Access-Control-Allow-Headers', 'content-type'),
  ];
}

/** All web addresses in some data, each once. */
export function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return /^https?:\/\//.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return [...new Set(Object.values(data).flatMap(addressesIn))];
}

/** Checks that addresses of others respond. A host that refuses robots (403, 429, 999) is there all the same. */
export async function checkExternal(addresses: readonly string[], client: HttpClient): Promise<Mismatch[]> {
  const checks = addresses.map(async (address) => {
    const response = await client.send(address, { follow: true });
    const { status } = response;
    const gone = [0, 404, 410].includes(status) || (status >= 500 && status !== 999);
    return gone ? [mismatch('external', address, 'address', 'a response', response)] : [];
  });
  return (await Promise.all(checks)).flat();
}
