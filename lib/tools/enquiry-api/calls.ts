/** The four calls of the enquiry API and the body of each. */
import { z } from 'zod';
import { parseJson } from '../json';

// A pattern, not a function: it goes into the OpenAPI description.
const filled = z.string().regex(/\S/, 'must not be blank');
const person = {
  name: filled,
  mobile: filled,
  email: z.string().regex(z.regexes.html5Email, 'must be an email address'),
};

const general = z.strictObject({ ...person, enquiry: filled });
// The course name is empty when a visitor opens the form directly: the field is read-only.
const course = z.strictObject({
  ...person,
  mobile: z.string().regex(/^[0-9]{10}$/, 'must be exactly 10 digits'),
  courseName: z.string(),
});

/** Schemas of the bodies. */
export const bodies = {
  '/api/mail/add': general,
  '/api/email/sendMail': general,
  '/api/course/add': course,
  '/api/email/sendCourse': course,
} as const;

export type CallPath = keyof typeof bodies;
/** Schema of a call's path. */
export const callPath = z.enum(Object.keys(bodies) as [CallPath, ...CallPath[]]);

export const isCall = (path: string): path is CallPath => Object.hasOwn(bodies, path);

export const BODY_LIMIT_BYTES = 1024 * 1024;

interface Checked {
  status: 200 | 400 | 413 | 415;
  body?: Record<string, string>;
  error?: string;
}

/**
 * Checks a call. Errors name the field, never its value.
 * @param raw the body; undefined if it is too long
 */
export function checkCall(path: CallPath, contentType = '', raw?: Buffer): Checked {
  if (!raw) return { status: 413, error: `The body is longer than ${BODY_LIMIT_BYTES} bytes.` };
  if (!/^application\/json *(;|$)/i.test(contentType))
    return { status: 415, error: 'The content type must be application/json.' };
  const { data, error } = bodies[path].safeParse(parseJson(raw.toString()));
  return data ? { status: 200, body: data } : { status: 400, error: z.prettifyError(error) };
}
