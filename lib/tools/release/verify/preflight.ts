import type { Check, Difference, Response } from './check';

/**
 * The CORS preflight of each call. No enquiry is sent, so nothing is recorded.
 * @param host address of the enquiry API
 * @param origin the deployed site
 */
export const preflightChecks = (host: string, origin: string, paths: readonly string[]): Check[] =>
  paths.map((path) => ({
    where: host + path,
    request: {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    },
    differences: (response) => preflightDifferences(response, origin),
  }));

/** What keeps a browser from sending the enquiry. */
function preflightDifferences({ status, headers }: Response, origin: string): Difference[] {
  if (status < 200 || status > 299) return [['cors', 'CORS preflight', '200 or 204, no redirect']];
  const required = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': 'content-type' };
  return Object.entries(required).flatMap(([name, value]): Difference[] => {
    const found = headers[name.toLowerCase()] ?? 'none';
    const allowed = found.toLowerCase().split(/\s*,\s*/);
    return allowed.includes(value) || allowed.includes('*') ? [] : [['cors', name, value, found]];
  });
}
