/** What a form's enquiry does beyond the journeys of e2e/browser, which hold its calls, bodies and log; its retries: machine.test.ts. */
import { expect, test } from '@playwright/test';
import { createEnquiry, GENERAL_ENQUIRY } from './flow';

const HOST = 'http://host.example';
const VALUES = {
  name: 'Asha Rao',
  mobile: '+91 00000 00000',
  email: 'asha@example.com',
  enquiry: 'When does CATIA begin?',
};

test('however often it is submitted while under way, it is sent once', async () => {
  const paths: string[] = [];
  const post = async (_host: string, path: string) => {
    paths.push(path);
    return { ok: true, status: 200 } as const;
  };
  const enquiry = createEnquiry(GENERAL_ENQUIRY, HOST, { post });
  // A view may submit again from within a change of state.
  enquiry.subscribe(() => enquiry.getState().name === 'sending' && enquiry.submit(VALUES));
  for (let i = 0; i < 5; i++) enquiry.submit({ ...VALUES, name: `Asha ${i}` });
  await expect.poll(() => enquiry.getState().name).toBe('sent');
  expect(paths).toEqual(['/api/mail/add', '/api/email/sendMail']);
});

test('a listener hears of changes only, until it unsubscribes', () => {
  const enquiry = createEnquiry(GENERAL_ENQUIRY, HOST);
  let notified = 0;
  const end = enquiry.subscribe(() => notified++);
  const before = enquiry.getState();
  enquiry.dismiss();
  expect(enquiry.getState()).toBe(before);
  enquiry.submit({});
  end();
  enquiry.edit('name');
  expect(notified).toBe(1);
});
