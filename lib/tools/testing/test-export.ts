/** The export of the content that the tests share: apart from `out/`, which is the operator's. */
export const TEST_EXPORT = process.env.TEST_EXPORT ?? '.cache/test-export';

/** Its enquiry API. `*.localhost` is this computer in every browser; each test worker maps it to its own. */
export const TEST_API = 'http://enquiries.localhost:4789';

/** The content after a dozen edits, and its export (e2e/builds/edited.ts). */
export const EDITED = {
  CONTENT_DIR: '.cache/edited-content',
  OUT_DIR: '.cache/edited-export',
  TEST_EXPORT: '.cache/edited-export',
};

export const TEST_ENVIRONMENT = {
  OUT_DIR: TEST_EXPORT,
  ENQUIRY_HOST: TEST_API,
  SITE_URL: 'https://www.example.com',
  PICTURES: 'quick',
  // Read by next.config.ts.
  COMPILE_ONCE: '1',
};
