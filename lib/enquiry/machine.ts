/**
 * The states of an enquiry and how one follows from another: pure, without network or view, the same for both forms.
 * An event that makes no sense in a state is ignored: `transition` then returns the very state it was given.
 */

/** An enquiry takes two calls: 1 records it, 2 has it sent by e-mail. */
export type Step = 1 | 2;
/** What the visitor entered, by field name, trimmed. */
export type Values = Readonly<Record<string, string>>;
/** What is wrong, by field name, in words for the visitor. */
export type Problems = Readonly<Record<string, string>>;

type Phase =
  /** Nothing under way, nothing to say. */
  | { name: 'idle' }
  /** Refused before anything was sent. */
  | { name: 'invalid'; problems: Problems }
  /** A call is under way. Only an answer ends this state. */
  | { name: 'sending'; step: Step; values: Values }
  /** A call did not succeed; the visitor may submit again. */
  | { name: 'failed'; step: Step; values: Values }
  /** Both calls succeeded. */
  | { name: 'sent' };
export type State = Phase & {
  /**
   * Values whose first call succeeded and whose second has not yet. Kept until the enquiry is through, whatever
   * happens between, so that the same values never make a second record.
   */
  recorded?: Values;
};
type StateOf<Name extends State['name']> = Extract<State, { name: Name }>;
export type Sending = StateOf<'sending'>;

export type EnquiryEvent =
  /** The visitor submits; with no problems the sending begins. */
  | { type: 'submit'; values: Values; problems: Problems }
  /** A call was answered, or will never be. */
  | { type: 'answered'; step: Step; ok: boolean }
  /** The visitor changes a field: what was wrong with it no longer holds. */
  | { type: 'edit'; field: string }
  /** The visitor closes the message of success or failure. */
  | { type: 'dismiss' };

export const IDLE: State = { name: 'idle' };

/** The state that follows. Same state, same object: nothing happened. */
export function transition(state: State, event: EnquiryEvent): State {
  switch (event.type) {
    case 'submit':
      return submit(state, event.values, event.problems);
    case 'answered':
      return state.name === 'sending' && state.step === event.step ? answered(state, event.ok) : state;
    case 'edit':
      return state.name === 'invalid' ? edit(state, event.field) : state;
    case 'dismiss':
      return state.name === 'failed' || state.name === 'sent' ? rest(state) : state;
  }
}

function submit(state: State, values: Values, problems: Problems): State {
  const { recorded } = state;
  // A double click, or Enter held down: the first submit is still under way.
  if (state.name === 'sending') return state;
  if (Object.keys(problems).length > 0) return { name: 'invalid', problems, recorded };
  return { name: 'sending', step: recorded && same(recorded, values) ? 2 : 1, values, recorded };
}

function answered({ step, values, recorded }: Sending, ok: boolean): State {
  if (!ok) return { name: 'failed', step, values, recorded };
  return step === 1 ? { name: 'sending', step: 2, values, recorded: values } : { name: 'sent' };
}

function edit(state: StateOf<'invalid'>, field: string): State {
  if (!Object.hasOwn(state.problems, field)) return state;
  const { [field]: _, ...problems } = state.problems;
  return Object.keys(problems).length > 0 ? { ...state, problems } : rest(state);
}

const rest = ({ recorded }: State): State => ({ name: 'idle', recorded });

function same(a: Values, b: Values): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
