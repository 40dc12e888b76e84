/** The states of an enquiry and their transitions, for both forms, without network or view. */

/** An enquiry takes two calls: 1 records it, 2 has it sent by e-mail. */
export type Step = 1 | 2;
export type Values = Readonly<Record<string, string>>;
export type Problems = Readonly<Record<string, string>>;

type Phase =
  | { name: 'idle' }
  | { name: 'invalid'; problems: Problems }
  /** Only an answer ends this state. */
  | { name: 'sending'; step: Step; values: Values }
  /** The visitor may submit again. */
  | { name: 'failed'; step: Step; values: Values }
  | { name: 'sent' };
export type State = Phase & {
  /** Values of which only the first call has succeeded: the same values never make a second record. */
  recorded?: Values;
};
type StateOf<Name extends State['name']> = Extract<State, { name: Name }>;

export type EnquiryEvent =
  /** Without problems the sending begins. */
  | { type: 'submit'; values: Values; problems: Problems }
  | { type: 'answered'; step: Step; ok: boolean }
  /** Changing a field removes its problem. */
  | { type: 'edit'; field: string }
  /** Closes the message of success or failure. */
  | { type: 'dismiss' };

/** State after an event; the same object if the event is ignored. */
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
  // A double click, or Enter held down.
  if (state.name === 'sending') return state;
  if (Object.keys(problems).length > 0) return { name: 'invalid', problems, recorded };
  return { name: 'sending', step: recorded && same(recorded, values) ? 2 : 1, values, recorded };
}

function answered({ step, values, recorded }: StateOf<'sending'>, ok: boolean): State {
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
