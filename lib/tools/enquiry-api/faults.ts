/** How the API can be told to misbehave, so that tests see what a visitor sees then. */
import { z } from 'zod';
import { type CallPath, callPath } from './calls';

const common = {
  call: callPath.optional().describe('The call it holds for; without it all four, in place of every mode set before.'),
  times: z.int().min(1).optional().describe('How many calls it holds for; without it until another is set.'),
  delayMs: z.int().min(0).max(600_000).optional().describe('How long the answer waits.'),
};
const plain = <T extends string>(kind: T) => z.strictObject({ ...common, kind: z.literal(kind) });

/** A call is recorded in the file exactly when its answer is a 2xx, whether or not the answer arrives. */
export const modeSchema = z.discriminatedUnion('kind', [
  plain('ok'),
  plain('slow').extend({ delayMs: common.delayMs.default(1000) }),
  plain('status').extend({ status: z.int().min(200).max(599) }),
  plain('redirect').extend({ status: z.literal([301, 302, 303, 307, 308]).default(302), location: z.string().default('/') }),
  plain('reset-before-headers').describe('The connection is reset without an answer.'),
  plain('reset-after-headers').describe('200 and headers, then the connection breaks off.'),
  plain('no-cors').describe('No CORS headers: a preflight is refused, a call without one gets a 200 that the page may not see.'),
  plain('malformed').describe('200 with a body that is not JSON.'),
  plain('hang').describe('Neither taken nor answered until released; then as if nothing had been.'),
]);
export type Mode = z.output<typeof modeSchema>;
/** A mode as it is set: what has a default may be left out. */
export type ModeInput = z.input<typeof modeSchema>;

const OK: Mode = { kind: 'ok' };

/** The modes that hold now, by call. */
export class Modes {
  #modes = new Map<CallPath | 'all', Mode>();

  set(input: ModeInput) {
    const mode = modeSchema.parse(input);
    if (!mode.call) this.#modes.clear();
    this.#modes.set(mode.call ?? 'all', mode);
  }

  clear() {
    this.#modes.clear();
  }

  /** The mode that holds for a call; its own goes before one for all. */
  of(call: CallPath): Mode {
    return this.#modes.get(call) ?? this.#modes.get('all') ?? OK;
  }

  /** The same, counted: a mode set for a number of times is gone after the last. */
  take(call: CallPath): Mode {
    const mode = this.of(call);
    const key = this.#modes.has(call) ? call : 'all';
    if (mode.times === 1) this.#modes.delete(key);
    else if (mode.times) this.#modes.set(key, { ...mode, times: mode.times - 1 });
    return mode;
  }
}
