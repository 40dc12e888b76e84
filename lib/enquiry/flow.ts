/** Runs an enquiry: checks the values, makes both calls, and stores the state for React. */
import { postJson } from './client';
import { COURSE_FIELDS, type Field, GENERAL_FIELDS, problemsOf, readValues } from './fields';
import { type EnquiryEvent, type State, type Step, transition, type Values } from './machine';

interface Flow {
  name: string;
  /** Fields; their names are the keys of the sent JSON, in this order. */
  fields: readonly Field[];
  /** Paths of the two calls, which have the same body. */
  paths: Readonly<Record<Step, string>>;
}

export const GENERAL_ENQUIRY = {
  name: 'General enquiry',
  fields: GENERAL_FIELDS,
  paths: { 1: '/api/mail/add', 2: '/api/email/sendMail' },
} as const satisfies Flow;
export const COURSE_ENQUIRY = {
  name: 'Course enquiry',
  fields: COURSE_FIELDS,
  paths: { 1: '/api/course/add', 2: '/api/email/sendCourse' },
} as const satisfies Flow;

/**
 * Store of one form; `subscribe` and `getState` fit `useSyncExternalStore`.
 * @param initial the first state; has `recorded` values if the page was reloaded between the two calls
 */
export function createEnquiry(flow: Flow, host: string, initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();

  function dispatch(event: EnquiryEvent) {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Makes the calls until the state is no longer `sending`. Never logs the visitor's values. */
  async function send() {
    while (state.name === 'sending') {
      const { step, values } = state;
      const path = flow.paths[step];
      const { ok, status } = await postJson(host, path, values);
      const line = `${flow.name}, step ${step} (${path})`;
      if (!ok) console.error(`${line} failed: ${status === undefined ? 'no answer' : `status ${status}`}`);
      else if (step === 2) console.info(`${line}: status ${status}`);
      dispatch({ type: 'answered', ok });
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Checks and sends the values, unless an enquiry is being sent. */
    submit(entered: Values) {
      // Prevents double submission: a valid submit sets `state` to `sending` before this function returns.
      if (state.name === 'sending') return;
      const values = readValues(flow.fields, entered);
      dispatch({ type: 'submit', values, problems: problemsOf(flow.fields, values) });
      void send();
    },
    edit: (field: string) => dispatch({ type: 'edit', field }),
    dismiss: () => dispatch({ type: 'dismiss' }),
  };
}
