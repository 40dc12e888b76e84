import { postJson } from './client';
import { COURSE_FIELDS, type Field, GENERAL_FIELDS, problemsOf, readValues } from './fields';
import {
  type EnquiryEvent,
  IDLE,
  type Sending,
  type State,
  type Step,
  transition,
  type Values,
} from './machine';

/** A form's fields and the two calls that carry them. */
export interface Flow {
  /** For the log. */
  name: string;
  /** Their names are the keys of what is sent, in this order. */
  fields: readonly Field[];
  /** Path of each step's call; both have the same body. */
  paths: Readonly<Record<Step, string>>;
}

export const GENERAL_ENQUIRY: Flow = {
  name: 'General enquiry',
  fields: GENERAL_FIELDS,
  paths: { 1: '/api/mail/add', 2: '/api/email/sendMail' },
};
export const COURSE_ENQUIRY: Flow = {
  name: 'Course enquiry',
  fields: COURSE_FIELDS,
  paths: { 1: '/api/course/add', 2: '/api/email/sendCourse' },
};

/**
 * Makes the calls of a flow, one after the other, from the step that the state names, and dispatches each outcome.
 * Ends at the first failure. The log names step, path and status, never what the visitor wrote.
 */
async function runFlow(
  flow: Flow,
  host: string,
  { step: first, values }: Sending,
  dispatch: (event: EnquiryEvent) => void,
  post: typeof postJson,
): Promise<void> {
  const steps: readonly Step[] = first === 1 ? [1, 2] : [2];
  for (const step of steps) {
    const path = flow.paths[step];
    const { ok, status } = await post(host, path, values);
    const line = `${flow.name}, step ${step} (${path})`;
    if (!ok) console.error(`${line} failed: ${status === undefined ? 'no answer' : `status ${status}`}`);
    else if (step === 2) console.info(`${line}: status ${status}`);
    dispatch({ type: 'answered', step, ok });
    if (!ok) return;
  }
}

interface Options {
  /** How a call is made, unless a test brings another. */
  post?: typeof postJson;
  /** A state to go on from, for example with the `recorded` values kept from before a reload. */
  initial?: State;
}

/** Makes the store of one form's enquiry; `subscribe` and `getState` are made for `useSyncExternalStore`. */
export function createEnquiry(flow: Flow, host: string, { post = postJson, initial = IDLE }: Options = {}) {
  let state = initial;
  const listeners = new Set<() => void>();

  function dispatch(event: EnquiryEvent): State {
    const next = transition(state, event);
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
    return next;
  }

  return {
    getState: () => state,
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Checks the values and sends them; while a flow is under way it does nothing. */
    submit(entered: Values) {
      // The lock against double submission: `state` is `sending` before this function returns.
      if (state.name === 'sending') return;
      const values = readValues(flow.fields, { get: (name) => entered[name] });
      const next = dispatch({ type: 'submit', values, problems: problemsOf(flow.fields, values) });
      if (next.name === 'sending') void runFlow(flow, host, next, dispatch, post);
    },
    /** The visitor changed a field: its problem no longer holds. */
    edit: (field: string) => dispatch({ type: 'edit', field }),
    /** The visitor closed the message. */
    dismiss: () => dispatch({ type: 'dismiss' }),
  };
}
