import { setTimeout as sleep } from 'node:timers/promises';

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  /** Follow redirects; else they are the response. */
  follow?: boolean;
}

export interface Response {
  /** 0 without a response: `error` says why. */
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  error?: string;
}

const CONCURRENCY = 6;
/** Attempts on a 429; pauses in seconds. */
const ATTEMPTS = 4;
const PAUSE = { usual: 2, longest: 60 } as const;
const TIMEOUT_MS = 20_000;
/** For readers of the host's log. */
const USER_AGENT = 'release-verify (check of a site by its own operator)';

/** Sends a few requests at a time; a 429 makes all of them wait. */
export class HttpClient {
  #free: number;
  #queue: (() => void)[] = [];
  #pausedUntil = 0;

  constructor(
    concurrency = CONCURRENCY,
    private wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    this.#free = concurrency;
  }

  /** Sends a request; a failure is a response with status 0. */
  async send(url: string, request: Request = {}): Promise<Response> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      for (let attempt = 1; ; attempt++) {
        const pause = this.#pausedUntil - Date.now();
        if (pause > 0) await this.wait(pause);
        const response = await sendOnce(url, request);
        if (response.status !== 429 || attempt === ATTEMPTS) return response;
        const seconds = Number(response.headers['retry-after']) || PAUSE.usual * attempt;
        this.#pausedUntil = Date.now() + Math.min(seconds, PAUSE.longest) * 1000;
      }
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

async function sendOnce(url: string, { method, headers, follow }: Request): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip, br', ...headers },
      redirect: follow ? 'follow' : 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const late = name === 'TimeoutError' && `none within ${TIMEOUT_MS / 1000} s`;
    return {
      status: 0,
      headers: {},
      body: Buffer.alloc(0),
      error: late || (cause?.code ?? cause?.message ?? message),
    };
  }
}

/** Status and redirect target of a response, or its error. */
export const describe = ({ status, headers, error }: Response): string =>
  error ? `no response (${error})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
