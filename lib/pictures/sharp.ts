import { createRequire } from 'node:module';

/** sharp's CommonJS build: the ES module has import attributes, which Node 20.9 cannot parse. */
const sharp = createRequire(import.meta.url)('sharp') as typeof import('sharp').default;
export default sharp;
