/** OpenAPI 3.1 description of the enquiry API, generated from the schemas of the local stand-in. */
import { z } from 'zod';
import { CALL_PATHS, type CallPath, calls } from './calls';

/** File name in the folder of the hosts' configurations. */
export const OPENAPI_FILE = 'enquiry-api.openapi.json';

function operations(path: CallPath, origin: string) {
  const { summary, body } = calls[path];
  const { $schema: _, ...schema } = z.toJSONSchema(body);
  const operationId = path.split('/').slice(2).join('_');
  const header = (description: string) => ({ description, required: true, schema: { type: 'string' } });
  const headers = {
    'Access-Control-Allow-Origin': header(
      `${origin}, or the origin of the request. A refusal carries it too: else the page cannot tell it from a lost connection.`,
    ),
  };
  return {
    post: {
      operationId,
      summary,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Taken. The body is never read.', headers },
        '400': { description: 'The body is not what the schema says.', headers },
        default: {
          description: 'Not taken. A redirect counts as this too: the page does not follow it.',
          headers,
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
            ...headers,
            'Access-Control-Allow-Methods': header('POST'),
            'Access-Control-Allow-Headers': header('content-type; no other header is sent'),
          },
        },
      },
    },
  };
}

export function openApi(api: string, siteUrl: string) {
  const { origin } = new URL(siteUrl);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Enquiry API',
      version: '1.0.0',
      description: `Takes the enquiries of ${origin}. A form sends two calls, one after the other: the first keeps the enquiry, the second sends it. Each is sent once; when the second fails, a retry repeats only that one. Over HTTPS, without cookies or keys.`,
    },
    servers: [{ url: api }],
    paths: Object.fromEntries(CALL_PATHS.map((path) => [path, operations(path, origin)])),
    security: [],
  };
}
