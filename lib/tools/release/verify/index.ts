import type { Finding } from '../finding';
import { runChecks } from './check';
import { fileChecks } from './files';
import { preflightChecks, routeChecks } from './routes';
import type { Target } from './target';

/**
 * Compares a deployed site with a build.
 * @param enquiries host and paths of the enquiry API's calls
 */
export function verify(
  target: Target,
  enquiries?: { host: string; paths: readonly string[] },
): Promise<Finding[]> {
  const preflights = enquiries
    ? preflightChecks(enquiries.host, new URL(target.base).origin, enquiries.paths)
    : [];
  return runChecks([...fileChecks(target), ...routeChecks(target), ...preflights], target.base);
}
