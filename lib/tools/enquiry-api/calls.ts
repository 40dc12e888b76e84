/** The four calls that the enquiry API takes, and what a body of each must be (specification, section 7). */
import { z } from 'zod';

// A pattern, not a function: the OpenAPI description is made of these schemas.
const filled = z.string().regex(/\S/, 'must not be blank');
const person = {
  name: filled,
  mobile: filled,
  email: z.string().regex(z.regexes.html5Email, 'must be an email address'),
};

const general = z.strictObject({ ...person, enquiry: filled });
// The course name may be empty: a visitor who opens the form directly cannot fill it (decisions.md).
const course = z.strictObject({
  ...person,
  mobile: z.string().regex(/^[0-9]{10}$/, 'must be exactly 10 digits'),
  courseName: z.string(),
});

/** The body of each call, as a schema. */
export const bodies = {
  '/api/mail/add': general,
  '/api/email/sendMail': general,
  '/api/course/add': course,
  '/api/email/sendCourse': course,
} as const;

export type CallPath = keyof typeof bodies;
/** Path of a call, as a schema. */
export const callPath = z.enum(Object.keys(bodies) as [CallPath, ...CallPath[]]);

export const isCall = (path: string): path is CallPath => Object.hasOwn(bodies, path);

export type Checked = { body: Record<string, string> } | { status: 400 | 413 | 415; error: string };

/** A body that is too long is answered with 413. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Checks what a call carries. Errors name what is wrong, never what was written.
 * @param raw the body, or nothing where it was too long
 */
export function checkCall(path: CallPath, contentType: string | undefined, raw: Buffer | undefined): Checked {
  if (!raw) return { status: 413, error: `The body is longer than ${BODY_LIMIT_BYTES} bytes.` };
  if (!/^application\/json *(;|$)/i.test(contentType ?? ''))
    return { status: 415, error: 'The content type must be application/json.' };
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return { status: 400, error: 'The body is not JSON in UTF-8.' };
  }
  const result = bodies[path].safeParse(json);
  return result.success ? { body: result.data } : { status: 400, error: z.prettifyError(result.error) };
}
