import { expect, test } from '@playwright/test';
import type { PostResult } from './client';
import { COURSE_ENQUIRY, createEnquiry, type Flow, GENERAL_ENQUIRY, type Post } from './flow';

const HOST = 'http://host.example';
const GENERAL = { name: 'Asha Rao', mobile: '+91 00000 00000', email: 'asha@example.com', enquiry: 'When does CATIA begin?' };
const COURSE = { name: 'Asha Rao', mobile: '0000000000', email: 'asha@example.com', courseName: 'CATIA' };
const OK: PostResult = { ok: true, status: 200 };
const ERROR: PostResult = { ok: false, status: 500 };

let log: string[] = [];
const original = { error: console.error, info: console.info };
test.beforeEach(() => {
  log = [];
  for (const level of ['error', 'info'] as const) console[level] = (...words: unknown[]) => void log.push(`${level}: ${words.join(' ')}`);
});
test.afterEach(() => {
  Object.assign(console, original);
});

/** A form's enquiry at a host that gives these answers in turn; `answer` releases the one that is due. */
function at(flow: Flow, ...answers: PostResult[]) {
  const calls: { path: string; body: unknown }[] = [];
  const waiting: (() => void)[] = [];
  const post: Post = (host, path, body) => {
    expect(host).toBe(HOST);
    const result = answers[calls.length] ?? OK;
    calls.push({ path, body });
    return new Promise((resolve) => waiting.push(() => resolve(result)));
  };
  const enquiry = createEnquiry(flow, HOST, { post });
  const states: string[] = [];
  enquiry.subscribe(() => {
    const state = enquiry.getState();
    states.push('step' in state ? `${state.name} ${state.step}` : state.name);
  });
  /** Lets the host answer all that it has been asked, until nothing more is asked. */
  async function answer() {
    while (waiting.length > 0) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
  }
  return { enquiry, calls, states, answer, paths: () => calls.map((c) => c.path) };
}

const flows = [
  { flow: GENERAL_ENQUIRY, values: GENERAL, paths: ['/api/mail/add', '/api/email/sendMail'] },
  { flow: COURSE_ENQUIRY, values: COURSE, paths: ['/api/course/add', '/api/email/sendCourse'] },
];
for (const { flow, values, paths } of flows) {
  test(`${flow.name}: two calls, one after the other, with the same body`, async () => {
    const { enquiry, calls, states, answer } = at(flow);
    enquiry.submit(values);
    expect(calls).toHaveLength(1);
    await answer();
    expect(calls).toEqual(paths.map((path) => ({ path, body: values })));
    expect(Object.keys(calls[0]?.body as object)).toEqual(Object.keys(values));
    expect(states).toEqual(['sending 1', 'sending 2', 'sent']);
    expect(log).toEqual([`info: ${flow.name}, step 2 (${paths[1]}): status 200`]);
  });

  test(`${flow.name}: a first call that fails ends it, and the retry begins anew`, async () => {
    const { enquiry, states, answer, paths: called } = at(flow, ERROR);
    enquiry.submit(values);
    await answer();
    expect(states).toEqual(['sending 1', 'failed 1']);
    expect(log).toEqual([`error: ${flow.name}, step 1 (${paths[0]}) failed: status 500`]);
    enquiry.submit(values);
    await answer();
    expect(called()).toEqual([paths[0], ...paths]);
    expect(enquiry.getState().name).toBe('sent');
  });

  test(`${flow.name}: after a second call that failed, the same values are not recorded twice`, async () => {
    const { enquiry, answer, paths: called } = at(flow, OK, { ok: false }, ERROR);
    for (let i = 0; i < 3; i++) {
      enquiry.submit(values);
      await answer();
    }
    expect(called()).toEqual([paths[0], paths[1], paths[1], paths[1]]);
    expect(log.slice(0, 2)).toEqual([
      `error: ${flow.name}, step 2 (${paths[1]}) failed: no answer`,
      `error: ${flow.name}, step 2 (${paths[1]}) failed: status 500`,
    ]);
    expect(enquiry.getState().name).toBe('sent');
  });

  test(`${flow.name}: after a second call that failed, changed values are recorded`, async () => {
    const { enquiry, calls, answer, paths: called } = at(flow, OK, ERROR);
    enquiry.submit(values);
    await answer();
    enquiry.submit({ ...values, name: 'Usha Rao' });
    await answer();
    expect(called()).toEqual([...paths, ...paths]);
    expect(calls[2]?.body).toEqual({ ...values, name: 'Usha Rao' });
  });
}

test('however often it is submitted while under way, it is sent once', async () => {
  const { enquiry, answer, paths } = at(GENERAL_ENQUIRY);
  // A view may submit again from within a change of state.
  enquiry.subscribe(() => enquiry.getState().name === 'sending' && enquiry.submit(GENERAL));
  for (let i = 0; i < 5; i++) enquiry.submit({ ...GENERAL, name: `Asha ${i}` });
  await answer();
  expect(paths()).toEqual(['/api/mail/add', '/api/email/sendMail']);
});

test('closing the form does not stop what is under way', async () => {
  const { enquiry, answer, paths } = at(GENERAL_ENQUIRY);
  enquiry.submit(GENERAL);
  enquiry.reset();
  enquiry.dismiss();
  await answer();
  expect(paths()).toHaveLength(2);
  expect(enquiry.getState().name).toBe('sent');
});

test('what is wrong is said, and nothing is sent', () => {
  const { enquiry, calls } = at(COURSE_ENQUIRY);
  enquiry.submit({ ...COURSE, name: '   ', mobile: '00000 00000' });
  expect(enquiry.getState()).toEqual({
    name: 'invalid',
    problems: { name: 'Enter your name', mobile: 'Enter a mobile number of exactly 10 digits, such as 0000000000' },
  });
  enquiry.edit('name');
  expect(enquiry.getState()).toMatchObject({ problems: { mobile: expect.any(String) } });
  enquiry.edit('mobile');
  expect(enquiry.getState().name).toBe('idle');
  expect(calls).toHaveLength(0);
});

test('values are sent trimmed, and only those of the form', async () => {
  const { enquiry, calls, answer } = at(COURSE_ENQUIRY);
  enquiry.submit({ ...COURSE, name: ' Asha Rao ', courseName: '', pdfFile: '/x.pdf' });
  await answer();
  expect(calls[1]?.body).toEqual({ ...COURSE, courseName: '' });
});

test('what was recorded before a reload is not recorded again', async () => {
  const paths: string[] = [];
  const post: Post = async (_, path) => {
    paths.push(path);
    return OK;
  };
  createEnquiry(GENERAL_ENQUIRY, HOST, { post, initial: { name: 'idle', recorded: GENERAL } }).submit(GENERAL);
  await new Promise(setImmediate);
  expect(paths).toEqual(['/api/email/sendMail']);
});

test('the log never holds what the visitor wrote', async () => {
  const { enquiry, answer } = at(GENERAL_ENQUIRY, ERROR, OK, ERROR, OK);
  for (let i = 0; i < 3; i++) {
    enquiry.submit(GENERAL);
    await answer();
  }
  expect(log).toHaveLength(3);
  for (const value of Object.values(GENERAL)) expect(log.join('\n')).not.toContain(value);
});

test('a listener hears of changes only, until it unsubscribes', () => {
  const { enquiry } = at(GENERAL_ENQUIRY);
  let heard = 0;
  const end = enquiry.subscribe(() => heard++);
  const before = enquiry.getState();
  enquiry.dismiss();
  expect(enquiry.getState()).toBe(before);
  enquiry.submit({});
  end();
  enquiry.reset();
  expect(heard).toBe(1);
});
