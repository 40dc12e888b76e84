import type { CallPath } from './calls';

/** A way to misbehave, for one call or for all. A call is recorded exactly if its response is a 2xx. */
export type Mode = { call?: CallPath } & (
  | { kind: 'ok' }
  /** A redirect if it has a location. */
  | { kind: 'status'; status: number; location?: string }
  /** Resets the connection without a response. */
  | { kind: 'reset-before-headers' }
  /** Sends no CORS headers: a preflight fails, a page may not see the response to a call. */
  | { kind: 'no-cors' }
  /** Does nothing until resumed, then responds as usual. */
  | { kind: 'hang' }
);
