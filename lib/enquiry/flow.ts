/** Runs an enquiry: checks the values and makes both calls. */
import { postJson } from './client';
import { COURSE_FIELDS, type Field, GENERAL_FIELDS, readValues, validate } from './fields';
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
 * An enquiry of one form, which is idle at first.
 * @param recorded values whose first call was made before the page was reloaded
 * @param onChange gets each further state
 */
export function createEnquiry(
  flow: Flow,
  host: string,
  recorded: Values | undefined,
  onChange: (state: State) => void,
) {
  let state: State = { name: 'idle', recorded };

  /** @returns whether the state allows the event */
  function dispatch(event: EnquiryEvent): boolean {
    const next = transition(state, event);
    if (next === state) return false;
    state = next;
    onChange(state);
    return true;
  }

  /** Makes the calls until the state is no longer `sending`. Never logs the visitor's values. */
  async function send(): Promise<boolean> {
    while (state.name === 'sending') {
      const { step, values } = state;
      const path = flow.paths[step];
      const { ok, status } = await postJson(host, path, values);
      const line = `${flow.name}, step ${step} (${path})`;
      if (!ok) console.error(`${line} failed: ${status === undefined ? 'no answer' : `status ${status}`}`);
      else if (step === 2) console.info(`${line}: status ${status}`);
      dispatch({ type: 'answered', ok });
    }
    return state.name === 'sent';
  }

  return {
    /**
     * Checks and sends the values, unless an enquiry is being sent.
     * @returns whether this submit has sent them
     */
    async submit(entered: Values): Promise<boolean> {
      const values = readValues(flow.fields, entered);
      return dispatch({ type: 'submit', values, errors: validate(flow.fields, values) }) && send();
    },
    edit: (field: string) => dispatch({ type: 'edit', field }),
    dismiss: () => dispatch({ type: 'dismiss' }),
  };
}
