import { visit as open, type Visit } from '@/lib/tools/bench/undriven';
import { TEST_API, TEST_EXPORT } from '@/lib/tools/cli/test-export';

export type { Visit };

/**
 * Opens a page of the test export in a Chromium without a driver.
 * @param start path of the page
 * @param apiPort where the enquiry API listens
 * @param steps what the script does on each page, by its path; sent as text
 */
export const visit = (start: string, apiPort: number, steps: Parameters<typeof open>[1]['steps']): Promise<Visit> =>
  open(start, { root: TEST_EXPORT, steps, args: [`--host-resolver-rules=MAP ${new URL(TEST_API).hostname} 127.0.0.1:${apiPort}`] });
