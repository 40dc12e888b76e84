/** Asks a deployed site as a browser would, but sees every answer as it comes: no redirect is followed. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  /** 0 where there was none: `failed` says why. */
  status: number;
  headers: Record<string, string>;
  /** Without its compression. */
  body: Buffer;
  failed?: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** The head of the answer is enough. */
  headOnly?: boolean;
}

/** How many requests are under way at a time. */
export const LIMIT = 6;
/** A host that says "too many requests" is asked again so often. */
const TRIES = 4;
/** How long to pause where it does not say (s), and the longest pause that is kept (s). */
const PAUSE = { usual: 2, longest: 60 } as const;
/** After this, no answer counts as none (ms). */
const PATIENCE = 20_000;
/** A redirect that has not ended by then goes in a circle. */
const LONGEST_WAY = 5;
/** Says who asks, for those who read a host's log. */
const AGENT = 'release-verify (check of a site by its own operator)';

/** Asks politely: a few at a time, and all of them pause when the host asks for it. */
export class Asker {
  #free: number;
  #queue: (() => void)[] = [];
  #pausedUntil = 0;

  /**
   * @param limit how many requests are under way at a time
   * @param asked told of each answer
   * @param pause waits so many milliseconds
   */
  constructor(
    limit = LIMIT,
    private asked: () => void = () => undefined,
    private pause: (ms: number) => Promise<unknown> = wait,
  ) {
    this.#free = limit;
  }

  /** Asks for an address. What goes wrong is in the answer. */
  async ask(url: string, question: Question = {}): Promise<Answer> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((go) => this.#queue.push(go));
    try {
      for (let tries = 1; ; tries++) {
        const left = this.#pausedUntil - Date.now();
        if (left > 0) await this.pause(left);
        const answer = await once(url, question);
        if (answer.status !== 429 || tries === TRIES) return answer;
        const seconds = Number(answer.headers['retry-after']) || PAUSE.usual * tries;
        this.#pausedUntil = Date.now() + Math.min(seconds, PAUSE.longest) * 1000;
      }
    } finally {
      this.asked();
      const next = this.#queue.shift();
      if (next) next();
      else this.#free++;
    }
  }

  /** Follows redirects to their end, or until they seem to have none. */
  async follow(url: string): Promise<Answer> {
    let address = url;
    for (let steps = 1; ; steps++) {
      const answer = await this.ask(address, { headOnly: true });
      if (!answer.headers.location || steps === LONGEST_WAY) return answer;
      address = new URL(answer.headers.location, address).href;
    }
  }
}

async function once(
  url: string,
  { method = 'GET', headers = {}, headOnly = false }: Question,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': AGENT, 'accept-encoding': 'gzip, br', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (headOnly) await response.body?.cancel();
    const body = headOnly ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const failed =
      name === 'TimeoutError'
        ? `no answer in ${PATIENCE / 1000} s`
        : (cause?.code ?? cause?.message ?? message);
    return { status: 0, headers: {}, body: Buffer.alloc(0), failed };
  }
}

/** What an answer was, in a word: its status and where it leads, or why there was none. */
export const inWords = ({ status, headers, failed }: Answer): string =>
  failed ? `no answer (${failed})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
