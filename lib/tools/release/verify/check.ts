import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../placeholders';
import { hintFor, type Kind } from './hints';

export interface Response {
  /** 0 without a response: `error` says why. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  error?: string;
}

/** What differs in a response; `found` is its status unless given. */
export type Difference = [kind: Kind, what: string, expected: string, found?: string];

/** A request, and what its response must be. */
export interface Check {
  /** A path of the site, or an address elsewhere. */
  where: string;
  request?: RequestInit;
  differences(response: Response): Difference[];
}

/** A difference between the deployed site and the build. */
export interface DeploymentFinding extends Finding {
  expected: string;
  found: string;
  /** What to change, and on which host. */
  fix: string;
}

const CONCURRENCY = 6;
/** Attempts on a 429; pauses in seconds. */
const ATTEMPTS = 4;
const PAUSE = { usual: 2, longest: 60 } as const;
const TIMEOUT_MS = 20_000;
/** For readers of the host's log. */
const USER_AGENT = 'release-verify (check of a site by its own operator)';

/**
 * Sends the requests of checks, a few at a time; a 429 makes all of them wait.
 * @param base address of the site
 * @param wait takes milliseconds
 */
export async function runChecks(
  checks: Iterable<Check>,
  base: string,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<DeploymentFinding[]> {
  const found = new Map<Check, DeploymentFinding[]>();
  let pausedUntil = 0;
  const send = async ({ where, request }: Check) => {
    for (let attempt = 1; ; attempt++) {
      const pause = pausedUntil - Date.now();
      if (pause > 0) await wait(pause);
      const response = await sendOnce(new URL(where, base).href, request);
      if (response.status !== 429 || attempt === ATTEMPTS) return response;
      const seconds = Number(response.headers['retry-after']) || PAUSE.usual * attempt;
      pausedUntil = Date.now() + Math.min(seconds, PAUSE.longest) * 1000;
    }
  };
  const all = [...checks];
  const queue = all.values();
  const work = async () => {
    for (const check of queue) {
      const response = await send(check);
      const findings = check.differences(response).map(([kind, what, expected, given]) => ({
        where: check.where,
        what,
        expected,
        found: given ?? describe(response),
        fix: hintFor(kind, response.headers),
      }));
      found.set(check, findings);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return all.flatMap((check) => found.get(check) ?? []);
}

/** Sends a request; a failure is a response with status 0. */
export async function sendOnce(url: string, { headers, ...request }: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      ...request,
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip, br', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const late = name === 'TimeoutError' && `none within ${TIMEOUT_MS / 1000} s`;
    const reason = late || (cause?.code ?? cause?.message ?? message);
    return { status: 0, headers: {}, body: Buffer.alloc(0), error: reason };
  }
}

/** Status and redirect target of a response, or its error. */
const describe = ({ status, headers, error }: Response): string =>
  error ? `no response (${error})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
