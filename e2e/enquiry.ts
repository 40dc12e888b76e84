import { expect, type Locator, type Page } from '@playwright/test';
import type { EnquiryApi } from '@/lib/tools/enquiry-api/server';

export const SENT = 'Enquiry submitted successfully!';
export const FAILED = 'Failed to submit inquiry. Please try again.';

/** Contacts that work without the form: telephone, e-mail and chat. */
export const CONTACT_SCHEMES = ['tel:', 'mailto:', 'https://wa.me/'];

type Values = Record<string, string>;

/** A form as a visitor meets it on its own page. */
export interface Form {
  name: string;
  path: string;
  /** Name of its dialog. */
  dialog: string;
  /** Labels and what is typed into them. */
  typed: Values;
  /** What the API then gets. */
  body: Values;
  /** Paths of its two calls. */
  calls: [string, string];
}

const PERSON = { Name: 'Asha Rao', Email: 'asha@example.com' };

export const GENERAL: Form = {
  name: 'General enquiry',
  path: '/enquiry',
  dialog: 'Enquiry',
  typed: { ...PERSON, Mobile: '+91 00000 00000', Enquiry: 'When does CATIA begin?' },
  body: {
    name: PERSON.Name,
    mobile: '+91 00000 00000',
    email: PERSON.Email,
    enquiry: 'When does CATIA begin?',
  },
  calls: ['/api/mail/add', '/api/email/sendMail'],
};

export const COURSE: Form = {
  name: 'Course enquiry',
  path: '/courseinquiry?course=catia',
  dialog: 'Course enquiry',
  typed: { ...PERSON, Mobile: '0000000000' },
  body: { name: PERSON.Name, mobile: '0000000000', email: PERSON.Email, courseName: 'CATIA' },
  calls: ['/api/course/add', '/api/email/sendCourse'],
};

/** The popup's form is the general one, on a page of a course; on a phone it is behind the button of a sheet. */
export const POPUP: Form = { ...GENERAL, name: 'Popup of a course page', path: '/catia' };

/** The form's dialog, by its accessible name. */
export const dialogOf = (page: Page, { dialog }: Form = GENERAL): Locator =>
  page.getByRole('dialog', { name: dialog, exact: true });
export const field = (page: Page, label: string): Locator =>
  page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
export const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });

export async function fill(page: Page, typed: Values) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

/** Opens the form's page, fills it and submits it once. */
export async function send(page: Page, form: Form) {
  await page.goto(form.path);
  await fill(page, form.typed);
  await submitButton(page).click();
}

/** Paths of the calls that came in, in order, without the browser's preflights. */
export const posts = (api: EnquiryApi): string[] =>
  api
    .received()
    .filter((r) => r.method === 'POST')
    .map((r) => r.path);

/** What the last call carried. */
export const lastBody = (api: EnquiryApi) => api.received().findLast((r) => r.method === 'POST')?.body;

/**
 * Refused on a page of its own, as GOV.UK has it: the summary at the head of the form has the focus and names each answer
 * to correct with a link to its field.
 */
export async function expectRefused(page: Page, problems: Values) {
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('link')).toHaveText(Object.values(problems));
  for (const [label, problem] of Object.entries(problems)) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${problem}$`));
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: problem }).press('Enter');
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toBeInViewport();
  }
}

/** The words of success, and the form gone. */
export async function expectSent(page: Page, form: Form) {
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await expect(dialogOf(page, form)).toBeHidden();
}

/** The words of failure, and the form open and filled as it was, with other ways beside it. */
export async function expectFailed(page: Page, form: Form, typed = form.typed) {
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  const dialog = dialogOf(page, form);
  await expectFilled(page, typed);
  for (const scheme of CONTACT_SCHEMES)
    await expect(dialog.locator(`a[href^="${scheme}"]`).first()).toBeVisible();
}

export async function expectFilled(page: Page, typed: Values) {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
}

/** What our own script logged as errors: the browser writes lines of its own about the network. */
export const ownErrors = (errors: string[]) => errors.filter((line) => /, step \d/.test(line));

/** Counts the calls that the script makes, apart from what the browser sends again by itself. */
export async function countCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const own = window as typeof window & { calls: string[] };
    own.calls = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (init?.method === 'POST') own.calls.push(new URL(String(input)).pathname);
      return send(input, init);
    };
  });
  return () => page.evaluate(() => (window as typeof window & { calls: string[] }).calls);
}

/** Keeps React's scripts back until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let free = () => {};
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await freed;
    await route.continue();
  });
  return free;
}
