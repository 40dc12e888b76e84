import type { Reporter, TestCase } from '@playwright/test/reporter';

/**
 * Ends a run with `N passed, N failed`. An error outside of tests fails, such as a spec that does not load.
 */
export default class Summary implements Reporter {
  #passed = 0;
  #failed = 0;
  #skipped = 0;

  onTestEnd(test: TestCase) {
    if (test.outcome() === 'expected') this.#passed++;
    else if (test.outcome() === 'skipped') this.#skipped++;
    else this.#failed++;
  }

  onError() {
    this.#failed++;
  }

  onEnd() {
    if (this.#skipped > 0) console.log(`\n${this.#skipped} skipped`);
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
  }
}
