/** The description of the enquiry API: valid, and the same as what the local stand-in does. */
import { expect } from '@playwright/test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { callPath } from './calls';
import { openApi } from './openapi';
import { BODIES, ORIGIN, post, test } from './testing';

const document = openApi('https://enquiries.example.com', 'https://www.example.com');

test('it is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  expect((await new Validator().validate({ ...document, info: {} })).valid).toBe(false);
});

test('it names the four calls, their address, and the preflight of each', () => {
  expect(Object.keys(document.paths).sort()).toEqual([...callPath.options].sort());
  expect(document.servers).toEqual([{ url: 'https://enquiries.example.com' }]);
  for (const path of Object.values(document.paths)) expect(Object.keys(path)).toEqual(['post', 'options']);
});

for (const [path, body] of Object.entries(BODIES)) {
  const { post: call, options: preflight } = document.paths[path] as NonNullable<
    (typeof document.paths)[string]
  >;
  const name = call.requestBody.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
  const schema = z.fromJSONSchema(document.components.schemas[name] ?? false);
  const cases: [string, unknown][] = [
    ['a right body', body],
    ['a key too many', { ...body, more: 'x' }],
    ['a key too few', { ...body, name: undefined }],
    ['a blank name', { ...body, name: ' \t' }],
    ['no e-mail address', { ...body, email: 'asha' }],
    ['a number for text', { ...body, mobile: 1 }],
    ['a mobile number with letters', { ...body, mobile: '00000o0000' }],
    ['a list', [body]],
  ];
  for (const [what, sent] of cases) {
    test(`${path}, ${what}: who reads the description expects what the stand-in answers`, async ({ api }) => {
      const plain = JSON.parse(JSON.stringify(sent));
      const { status } = await post(api, path, plain);
      expect(schema.safeParse(plain).success).toBe(status === 200);
      expect(Object.keys(call.responses)).toContain(status === 200 ? '2XX' : String(status));
    });
  }

  test(`${path} may be called from another origin with a content type and nothing else, as it is described`, async ({
    api,
  }) => {
    const answer = await fetch(api.url + path, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(answer.status).toBe(204);
    for (const header of Object.keys(preflight.responses['204'].headers))
      expect(answer.headers.has(header), header).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': expect.stringMatching(/^[1-9]/),
    });
  });
}
