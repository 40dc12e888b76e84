import { expect, test } from '@playwright/test';
import { type EnquiryEvent, type State, transition } from './machine';

const values = { name: 'Asha', mobile: '0000000000' };
const other = { ...values, name: 'Usha' };
const errors = { name: 'Enter your name', mobile: 'Enter your mobile number' };

const states = {
  idle: { name: 'idle' },
  invalid: { name: 'invalid', errors, uncorrected: errors },
  'sending 1': { name: 'sending', step: 1, values },
  'sending 2': { name: 'sending', step: 2, values, recorded: values },
  'failed 1': { name: 'failed', step: 1, values },
  'failed 2': { name: 'failed', step: 2, values, recorded: values },
  sent: { name: 'sent', values },
} satisfies Record<string, State>;

const events = {
  submit: { type: 'submit', values, errors: {} },
  'submit changed': { type: 'submit', values: other, errors: {} },
  'submit wrong': { type: 'submit', values, errors },
  ok: { type: 'answered', ok: true },
  failed: { type: 'answered', ok: false },
  edit: { type: 'edit', field: 'name' },
  dismiss: { type: 'dismiss' },
} satisfies Record<string, EnquiryEvent>;

const begun: State = { name: 'sending', step: 1, values };
const begunChanged: State = { name: 'sending', step: 1, values: other };
/** Where a submit leads from any state that allows one. */
const anew = { submit: begun, 'submit changed': begunChanged, 'submit wrong': states.invalid };

/** Every legal transition; any other event is ignored. */
const legal: Record<keyof typeof states, Partial<Record<keyof typeof events, State>>> = {
  idle: anew,
  invalid: { ...anew, edit: { ...states.invalid, uncorrected: { mobile: errors.mobile } } },
  'sending 1': { ok: states['sending 2'], failed: states['failed 1'] },
  'sending 2': { ok: states.sent, failed: states['failed 2'] },
  'failed 1': { ...anew, dismiss: states.idle },
  'failed 2': {
    submit: states['sending 2'],
    'submit changed': { ...begunChanged, recorded: values },
    'submit wrong': { ...states.invalid, recorded: values },
    dismiss: { name: 'idle', recorded: values },
  },
  sent: { ...anew, dismiss: states.idle },
};

for (const [from, state] of Object.entries(states) as [keyof typeof states, State][])
  for (const [name, event] of Object.entries(events) as [keyof typeof events, EnquiryEvent][]) {
    const expected = legal[from][name];
    test(`${from}: ${name} ${expected ? `leads to ${expected.name}` : 'is ignored'}`, () => {
      if (expected) expect(transition(state, event)).toEqual(expected);
      else expect(transition(state, event)).toBe(state);
    });
  }

test('only the edit of a field with an error corrects one, and the summary keeps all', () => {
  const state: State = { name: 'invalid', errors, uncorrected: { name: errors.name } };
  expect(transition(state, { type: 'edit', field: 'email' })).toBe(state);
  expect(transition(state, { type: 'edit', field: 'toString' })).toBe(state);
  expect(transition(state, { type: 'edit', field: 'name' })).toEqual({ ...state, uncorrected: {} });
});

test('values that the first call has recorded are remembered through closing, mistakes and edits', () => {
  const steps = ['dismiss', 'submit wrong', 'edit', 'submit changed', 'failed'] as const;
  const state = steps.reduce<State>((last, step) => transition(last, events[step]), states['failed 2']);
  expect(state).toEqual({ name: 'failed', step: 1, values: other, recorded: values });
  expect(transition(state, events.submit)).toEqual(states['sending 2']);
});
