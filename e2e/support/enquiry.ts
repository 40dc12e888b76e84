/** The two enquiry forms, and steps that tests of both share. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { CallPath } from '@/lib/tools/enquiry-api/calls';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';

export const SENT = 'Enquiry submitted successfully!';
const FAILED = 'Failed to submit inquiry. Please try again.';

type Values = Record<string, string>;

export interface Form {
  name: string;
  path: string;
  dialog: string;
  /** Labels in the order of the form, with the values to type. */
  typed: Values;
  body: Values;
  calls: [CallPath, CallPath];
}

const NAME = 'Asha Rao';
const EMAIL = 'asha@example.com';
/** Text that must arrive unchanged. */
const ENQUIRY = 'CATIA कब शुरू होता है? 李 "quotes" <b>\\ .\nsecond line';

export const GENERAL: Form = {
  name: 'General enquiry',
  path: '/enquiry',
  dialog: 'Enquiry',
  typed: { Name: NAME, Mobile: '+91 00000 00000', Email: EMAIL, Enquiry: ENQUIRY },
  body: { name: NAME, mobile: '+91 00000 00000', email: EMAIL, enquiry: ENQUIRY },
  calls: ['/api/mail/add', '/api/email/sendMail'],
};

export const COURSE: Form = {
  name: 'Course enquiry',
  path: '/courseinquiry?course=catia',
  dialog: 'Course enquiry',
  typed: { Name: NAME, Mobile: '0000000000', Email: EMAIL },
  body: { name: NAME, mobile: '0000000000', email: EMAIL, courseName: 'CATIA' },
  calls: ['/api/course/add', '/api/email/sendCourse'],
};

export const dialogOf = (page: Page, { dialog }: Form = GENERAL): Locator =>
  page.getByRole('dialog', { name: dialog, exact: true });
export const field = (page: Page, label: string): Locator =>
  page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });

export async function fill(page: Page, typed: Values) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

/** Opens the form's page, fills the form and submits it. */
export async function fillAndSubmit(page: Page, form: Form) {
  await page.goto(form.path);
  await fill(page, form.typed);
  await submitButton(page).click();
}

export const posts = (api: EnquiryApi): string[] => api.received().map(({ path }) => path);
export const lastBody = (api: EnquiryApi) => JSON.parse(api.received().at(-1)?.body ?? 'null');

export async function expectSent(page: Page, form: Form) {
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await expect(dialogOf(page, form)).toBeHidden();
}

export async function expectFailed(page: Page, form: Form) {
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expectFilled(page, form.typed);
  await expectContacts(dialogOf(page, form));
}

/** Expects the contacts that work without the form: telephone, e-mail and chat. */
export async function expectContacts(within: Locator) {
  for (const scheme of ['tel:', 'mailto:', 'https://wa.me/'])
    await expect(within.locator(`a[href^="${scheme}"]:visible`).first()).toBeVisible();
}

export async function expectFilled(page: Page, typed: Values) {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
}
