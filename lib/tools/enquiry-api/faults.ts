/** How the API can be told to misbehave, so that tests see what a visitor sees then. */
import type { CallPath } from './calls';

/** A call is recorded in the file exactly when its answer is a 2xx, whether or not the answer arrives. */
type Fault =
  | { kind: 'ok' }
  /** Kept at once, answered late. */
  | { kind: 'slow'; delayMs: number }
  | { kind: 'status'; status: number }
  | { kind: 'redirect'; status: 301 | 302 | 303 | 307 | 308; location?: string }
  /** The connection is reset without an answer. */
  | { kind: 'reset-before-headers' }
  /** 200 and headers, then the connection breaks off. */
  | { kind: 'reset-after-headers' }
  /** No CORS headers: a preflight is refused, a call without one gets a 200 that the page may not see. */
  | { kind: 'no-cors' }
  /** 200 with a body that is not JSON. */
  | { kind: 'malformed' }
  /** Neither taken nor answered until released; then as if nothing had been. */
  | { kind: 'hang' };

/** A fault, and the call that it holds for; without one all four, in place of every mode set before. */
export type Mode = Fault & { call?: CallPath };
