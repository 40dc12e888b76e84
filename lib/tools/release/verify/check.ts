import type { Finding } from '../placeholders';

/** What a host answers. */
export interface Response {
  /** 0 without a response: `error` says why. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  error?: string;
}

/** A difference between a response and what was built. */
export interface Mismatch {
  /** The part that differs, such as a header's name. */
  what: string;
  expected: string;
  /** The status of the response unless given. */
  found?: string;
}

/** A request, and what its response must be. */
export interface Check {
  /** A path of the site, or an address elsewhere. */
  where: string;
  request?: RequestInit;
  compare(response: Response): Mismatch[];
}

/** A mismatch with its address. */
export type DeploymentFinding = Finding & Required<Mismatch>;

const CONCURRENCY = 6;
const TIMEOUT_MS = 20_000;

/**
 * Sends the requests of checks, a few at a time.
 * @param base address of the site
 * @returns the mismatches, in the order of the checks
 */
export async function runChecks(checks: readonly Check[], base: string): Promise<DeploymentFinding[]> {
  const found: DeploymentFinding[][] = [];
  const queue = checks.entries();
  const work = async () => {
    for (const [i, { where, request, compare }] of queue) {
      const response = await send(new URL(where, base).href, request);
      found[i] = compare(response).map((one) => ({ where, found: describe(response), ...one }));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found.flat();
}

async function send(url: string, request?: RequestInit): Promise<Response> {
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

const describe = ({ status, headers, error }: Response): string =>
  error ? `no response (${error})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
