/**
 * What a form's enquiry does beyond the journeys of e2e/browser, which hold its calls, bodies and log; what it ignores
 * while it is under way, and its retries: machine.test.ts.
 */
import { expect, test } from '@playwright/test';
import { createEnquiry, GENERAL_ENQUIRY } from './flow';

const HOST = 'http://host.example';

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
