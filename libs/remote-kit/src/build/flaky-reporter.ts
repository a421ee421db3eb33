import type { Reporter, TestModule } from 'vitest/node';

/**
 * Names each test that passed only at its second try. It holds up nobody's landing, and is a defect to be mended; `npm test` repeats
 * these lines at its end.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) console.info(`flaky: ${module.relativeModuleId} > ${test.fullName}`);
  }
}
