/** OpenAPI 3.1 description of the enquiry API, generated from the schemas of the local stand-in. */
import { z } from 'zod';
import { BODY_LIMIT_BYTES, bodies, type CallPath, callPath } from './calls';

type Json = Record<string, unknown>;

/** Name of the file beside the hosts' configurations. */
export const OPENAPI_FILE = 'enquiry-api.openapi.json';

const SUMMARIES: Record<CallPath, string> = {
  '/api/mail/add': 'Keeps a general enquiry',
  '/api/email/sendMail': 'Sends a general enquiry by e-mail, after it was kept',
  '/api/course/add': 'Keeps an enquiry about a course',
  '/api/email/sendCourse': 'Sends an enquiry about a course by e-mail, after it was kept',
};

const header = (description: string, schema: Json) => ({ description, required: true, schema });
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const CORS = { 'Access-Control-Allow-Origin': ref('headers', 'AllowOrigin') };

/** Responses beside a success. */
const REFUSALS = {
  '400': 'The body is not what the schema says.',
  '413': `The body is longer than ${BODY_LIMIT_BYTES} bytes.`,
  '415': 'The content type is not application/json.',
};

function operations(path: CallPath) {
  const operationId = path.split('/').slice(2).join('_');
  return {
    post: {
      operationId,
      summary: SUMMARIES[path],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref('schemas', operationId) } },
      },
      responses: {
        '2XX': { description: 'Taken. The body is never read.', headers: CORS },
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([status, description]) => [status, { description, headers: CORS }]),
        ),
        default: {
          description: 'Not taken. A redirect counts as this too: the page does not follow it.',
          headers: CORS,
        },
      },
    },
    options: {
      operationId: `${operationId}_preflight`,
      summary: 'The preflight, which browsers send before the call, because the body is JSON',
      responses: {
        '204': {
          description:
            'The page may send the call. 200 serves as well; a redirect does not, browsers refuse it.',
          headers: {
            ...CORS,
            'Access-Control-Allow-Methods': header('POST', { type: 'string', pattern: '\\bPOST\\b' }),
            'Access-Control-Allow-Headers': header('content-type; no other header is sent', {
              type: 'string',
              pattern: '[Cc]ontent-[Tt]ype',
            }),
            'Access-Control-Max-Age': {
              description: 'How long a browser may remember it (s).',
              schema: { type: 'integer', minimum: 0 },
            },
          },
        },
      },
    },
  };
}

/**
 * Describes an enquiry API.
 * @param api its address
 * @param siteUrl public address of the site, whose pages call it
 */
export function openApi(api: string, siteUrl: string) {
  const { origin } = new URL(siteUrl);
  const schemas = callPath.options.map((path) => {
    const { $schema: _, ...schema } = z.toJSONSchema(bodies[path]) as Json;
    return [path.split('/').slice(2).join('_'), schema] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Enquiry API',
      version: '1.0.0',
      description: `Takes the enquiries of ${origin}. A form sends two calls, one after the other: the first keeps the enquiry, the second sends it. Each is sent once; when the second fails, a retry repeats only that one. Over HTTPS, without cookies or keys.`,
    },
    servers: [{ url: api }],
    paths: Object.fromEntries(callPath.options.map((path) => [path, operations(path)])),
    components: {
      schemas: Object.fromEntries(schemas),
      headers: {
        AllowOrigin: header(
          `${origin}, or the origin of the request. Every response carries it, a refusal too: else the page cannot tell one from a lost connection.`,
          { type: 'string', examples: [origin] },
        ),
      },
    },
    security: [],
  };
}

/** The description as the text of a file. */
export const openApiFile = (api: string, siteUrl: string): string =>
  `${JSON.stringify(openApi(api, siteUrl), null, 2)}\n`;
