import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Names each test that passed only at its second try, and why it failed at first. It holds up nobody's landing, and is a defect to be
 * mended; `npm test` repeats these lines at its end.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) console.info(flakyLine(module, test));
  }
}

function flakyLine(module: TestModule, test: TestCase): string {
  const [reason = ''] = (test.result().errors?.[0]?.message ?? '').split('\n');
  return `flaky: ${module.relativeModuleId} > ${test.fullName}: ${reason}`;
}
