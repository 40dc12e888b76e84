/** State machine of an enquiry, for both forms: states and transitions, without network or React. */

/** Step of an enquiry, each of which is one call: 1 records the enquiry, 2 sends it by e-mail. */
export type Step = 1 | 2;
export type Values = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, string>>;

type Phase =
  | { name: 'idle' }
  /**
   * Values with errors were submitted. The summary has all errors until the next submit; a field has its
   * error until the field is edited.
   */
  | { name: 'invalid'; errors: FieldErrors; uncorrected: FieldErrors }
  /** A call is under way; only its result ends this state. */
  | { name: 'sending'; step: Step; values: Values }
  /** A call has failed; the visitor may submit again. */
  | { name: 'failed'; step: Step; values: Values }
  | { name: 'sent'; values: Values };
export type State = Phase & {
  /**
   * Values whose first call has succeeded but not the second: submitting these again skips the first call.
   */
  recorded?: Values;
};
type StateOf<Name extends State['name']> = Extract<State, { name: Name }>;

export type EnquiryEvent =
  /** Submits the values; without errors, sending begins. */
  | { type: 'submit'; values: Values; errors: FieldErrors }
  | { type: 'answered'; ok: boolean }
  /** Changes a field, which removes the field's error. */
  | { type: 'edit'; field: string }
  /** Closes the message of success or failure. */
  | { type: 'dismiss' };

/** State after an event; the same object if the event is ignored. */
export function transition(state: State, event: EnquiryEvent): State {
  switch (event.type) {
    case 'submit':
      return submit(state, event.values, event.errors);
    case 'answered':
      return state.name === 'sending' ? answered(state, event.ok) : state;
    case 'edit':
      return state.name === 'invalid' ? edit(state, event.field) : state;
    case 'dismiss':
      return state.name === 'failed' || state.name === 'sent'
        ? { name: 'idle', recorded: state.recorded }
        : state;
  }
}

function submit(state: State, values: Values, errors: FieldErrors): State {
  const { recorded } = state;
  // Ignores events such as a double click, or Enter held down.
  if (state.name === 'sending') return state;
  if (Object.keys(errors).length > 0) return { name: 'invalid', errors, uncorrected: errors, recorded };
  return { name: 'sending', step: recorded && isSame(recorded, values) ? 2 : 1, values, recorded };
}

function answered({ step, values, recorded }: StateOf<'sending'>, ok: boolean): State {
  if (!ok) return { name: 'failed', step, values, recorded };
  return step === 1 ? { name: 'sending', step: 2, values, recorded: values } : { name: 'sent', values };
}

function edit(state: StateOf<'invalid'>, field: string): State {
  if (!Object.hasOwn(state.uncorrected, field)) return state;
  const { [field]: _, ...uncorrected } = state.uncorrected;
  return { ...state, uncorrected };
}

/** Both have the order of the form's fields (readValues). */
const isSame = (a: Values, b: Values): boolean => JSON.stringify(a) === JSON.stringify(b);
