import type { Reporter, TestCase } from '@playwright/test/reporter';

/**
 * Ends a run with `N passed, N failed`. An error outside of tests fails, such as a spec that does not load.
 */
export default class Summary implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestEnd(test: TestCase) {
    if (test.outcome() === 'expected') this.#passed++;
    else if (test.outcome() !== 'skipped') this.#failed++;
  }

  onError() {
    this.#failed++;
  }

  onEnd() {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
  }
}
