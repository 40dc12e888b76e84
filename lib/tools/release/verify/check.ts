import { mapConcurrent } from '@/lib/files/map-concurrent';
import type { Finding } from '../finding';

/** A host's response. */
export interface HttpResponse {
  /** 0 without a response: `error` says why. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  error?: string;
}

/** A request, and what its response must be. */
export interface Check {
  where: string;
  request?: RequestInit;
  /** What differs; `found` is the status unless given. */
  compare(response: HttpResponse): Omit<Finding, 'where'>[];
}

const CONCURRENCY = 6;
const TIMEOUT_MS = 20_000;

/**
 * Sends the requests of checks, a few at a time.
 * @param base address of the site
 * @returns the differences, in the order of the checks
 */
export async function runChecks(checks: readonly Check[], base: string): Promise<Finding[]> {
  const found = await mapConcurrent(checks, CONCURRENCY, async ({ where, request, compare }) => {
    const response = await send(new URL(where, base).href, request);
    return compare(response).map((difference) => ({ where, found: describe(response), ...difference }));
  });
  return found.flat();
}

async function send(url: string, request?: RequestInit): Promise<HttpResponse> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...request,
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return { status: 0, headers: {}, body: Buffer.alloc(0), error: cause?.code ?? message };
  }
}

const describe = ({ status, headers, error }: HttpResponse): string =>
  error ? `no response (${error})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
