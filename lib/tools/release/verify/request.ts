/** Asks a deployed site as a browser would, but sees every answer as it comes: no redirect is followed. */
import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  /** 0 where there was none: `failed` says why. */
  status: number;
  headers: http.IncomingHttpHeaders;
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
    await this.#turn();
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
      this.#free++;
      this.#queue.shift()?.();
    }
  }

  async #turn() {
    if (this.#free === 0) await new Promise<void>((go) => this.#queue.push(go));
    this.#free--;
  }
}

function once(url: string, { method = 'GET', headers = {}, headOnly = false }: Question): Promise<Answer> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    const none = (error: NodeJS.ErrnoException) => resolve({ status: 0, headers: {}, body: Buffer.alloc(0), failed: error.code ?? error.message });
    if (!/^https?:/.test(url)) return none(new Error('no web address'));
    const asked = request(
      url,
      { method, headers: { 'user-agent': AGENT, 'accept-encoding': 'gzip, br', accept: '*/*', ...headers }, timeout: PATIENCE },
      (response) => {
        const parts: Buffer[] = [];
        const { statusCode: status = 0, headers: found } = response;
        if (headOnly) {
          resolve({ status, headers: found, body: Buffer.alloc(0) });
          response.destroy();
          return;
        }
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', none);
        response.on('end', () => {
          try {
            resolve({ status, headers: found, body: decoded(Buffer.concat(parts), found['content-encoding']) });
          } catch (error) {
            none(error as Error);
          }
        });
      },
    );
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('timeout'), { code: `no answer in ${PATIENCE / 1000} s` })));
    asked.on('error', none);
    asked.end();
  });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

/** What an answer was, in a word: its status and where it leads, or why there was none. */
export const inWords = ({ status, headers, failed }: Answer): string =>
  failed ? `no answer (${failed})` : `${status}${headers.location ? ` to ${headers.location}` : ''}`;
