import { mapConcurrent } from '@/lib/files/map-concurrent';
import type { Finding } from '../finding';
import type { HttpResponse } from './check';
import { fileChecks } from './files';
import { preflightChecks, routeChecks } from './routes';
import type { Target } from './target';

const CONCURRENCY = 6;
const TIMEOUT_MS = 20_000;

/**
 * Compares a deployed site with a build.
 * @param calls addresses of the enquiry API
 */
export async function verify(target: Target, calls: readonly string[] = []): Promise<Finding[]> {
  const checks = [...fileChecks(target), ...routeChecks(target), ...preflightChecks(target, calls)];
  const found = await mapConcurrent(checks, CONCURRENCY, async ({ where, request, compare }) => {
    const response = await send(new URL(where, target.base).href, request);
    return compare(response).map((difference) => ({ where, found: describe(response), ...difference }));
  });
  return found.flat();
}

async function send(url: string, request?: RequestInit): Promise<HttpResponse> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...request });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return { status: 0, headers: {}, body: Buffer.alloc(0), error: cause?.code ?? message };
  }
}

const describe = ({ status, headers, error }: HttpResponse): string =>
  error ? `no response (${error})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
