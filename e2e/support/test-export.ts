/** Folder of the export that the tests share, apart from `out/`, which is the operator's. */
export const TEST_EXPORT = process.env.TEST_EXPORT ?? '.cache/test-export';

/** Enquiry API of that export. Each test worker maps this host name to the port of its stand-in. */
export const TEST_API = 'http://enquiries.localhost:4789';

export const TEST_ENVIRONMENT = {
  OUT_DIR: TEST_EXPORT,
  ENQUIRY_HOST: TEST_API,
  SITE_URL: 'https://www.example.com',
  PICTURES: 'quick',
  // next.config.ts reads this variable.
  COMPILE_ONCE: '1',
};
