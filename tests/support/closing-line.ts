import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that any machine can read: "N passed, N failed". */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const broken = modules.filter(
      (module) => module.state() === 'failed' && module.children.size === 0,
    ).length;
    process.stdout.write(`${passed} passed, ${failed + broken + errors.length} failed\n`);
  }
}
