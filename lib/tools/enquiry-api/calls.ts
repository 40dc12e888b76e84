/** The four calls of the enquiry API and the body of each. */
import { z } from 'zod';
import { COURSE_ENQUIRY, GENERAL_ENQUIRY } from '@/lib/enquiry/flow';

// A pattern, unlike a function, appears in the OpenAPI description.
const filled = z.string().regex(/\S/, 'must not be blank');
const person = {
  name: filled,
  mobile: filled,
  email: z.string().regex(z.regexes.html5Email, 'must be an email address'),
};

const general = z.strictObject({ ...person, enquiry: filled });
// The course name, a read-only field, is empty when a visitor opens the form without choosing a course.
const course = z.strictObject({
  ...person,
  mobile: z.string().regex(/^[0-9]{10}$/, 'must be exactly 10 digits'),
  courseName: z.string(),
});

const BY_EMAIL = 'by e-mail, after it was kept';
export const calls = {
  [GENERAL_ENQUIRY.paths[1]]: { summary: 'Keeps a general enquiry', body: general },
  [GENERAL_ENQUIRY.paths[2]]: { summary: `Sends a general enquiry ${BY_EMAIL}`, body: general },
  [COURSE_ENQUIRY.paths[1]]: { summary: 'Keeps an enquiry about a course', body: course },
  [COURSE_ENQUIRY.paths[2]]: { summary: `Sends an enquiry about a course ${BY_EMAIL}`, body: course },
} as const;

export type CallPath = keyof typeof calls;
export const CALL_PATHS = Object.keys(calls) as CallPath[];

export const isCall = (path: string): path is CallPath => Object.hasOwn(calls, path);

/** The value of a JSON text; undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
