import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that any machine can read: "N passed, N failed". */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = (module: TestModule, state: string): number =>
      [...module.children.allTests()].filter((test) => test.result().state === state).length;
    const sum = (state: string): number => modules.reduce((all, module) => all + count(module, state), 0);
    // A file, or what comes before its tests.
    const broken = modules.filter((module) => module.state() === 'failed' && count(module, 'failed') === 0);
    process.stdout.write(
      `${sum('passed')} passed, ${sum('failed') + broken.length + errors.length} failed\n`,
    );
  }
}
