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

/** The modes that hold now, by call. */
export class Modes {
  #modes = new Map<CallPath | 'all', Mode>();

  set(mode: Mode) {
    if (!mode.call) this.#modes.clear();
    this.#modes.set(mode.call ?? 'all', mode);
  }

  clear() {
    this.#modes.clear();
  }

  /** Calls that come from now on hang no more. */
  release() {
    for (const [call, { kind }] of this.#modes) if (kind === 'hang') this.#modes.delete(call);
  }

  /** The mode that holds for a call; its own goes before one for all. */
  of(call: CallPath): Mode {
    return this.#modes.get(call) ?? this.#modes.get('all') ?? { kind: 'ok' };
  }
}
