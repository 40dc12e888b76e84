import type { Finding } from '../finding';

const TIMEOUT_MS = 20_000;

/** What is asked of a deployed site: a request, and the comparison of its response. */
export interface Probe {
  where: string;
  request?: RequestInit;
  /** Differences; `found` defaults to the status. */
  compare(response: HttpResponse): Omit<Finding, 'where'>[];
}

export interface HttpResponse {
  /** Status; 0 if no response came, for the reason in `error`. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed body. */
  body: Buffer;
  error?: string;
}

/** @param base address of the site */
export async function runProbe({ where, request, compare }: Probe, base: string): Promise<Finding[]> {
  const response = await send(new URL(where, base).href, request);
  return compare(response).map((difference) => ({ where, found: describe(response), ...difference }));
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
