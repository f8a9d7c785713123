// Says each figure beside its limit.

import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Figures implements Reporter {
  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const figures = result.annotations.filter(({ type }) => type === 'figure').map(({ description }) => description ?? '');
    const verdict = result.status === 'passed' ? 'good' : result.status === 'skipped' ? 'left out' : 'MISSED';
    console.log(`${verdict.padEnd(9)}${test.title}${figures.map((figure) => `\n           ${figure}`).join('')}`);
    // What missed its limit has said so; anything else that went wrong is said in full.
    for (const error of result.errors.filter(() => figures.length === 0)) {
      console.log(error.message ?? error.value);
    }
  }

  onError(error: { message?: string }): void {
    console.log(error.message);
  }

  onEnd(result: FullResult): void {
    console.log(result.status === 'passed' ? 'All is good.' : 'Something is not good, see above.');
  }
}
