import type { Reporter, TestModule } from 'vitest/node';
import { findEngines } from './find-engines.ts';

/** Says at the end of a run in which engines it ran, which are missing, and the figures that tests have noted. */
export default class FiguresReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const metas = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.meta()));
    const versions = new Set(metas.flatMap(({ engine }) => engine ?? []));
    const missing = (await findEngines()).flatMap((found) =>
      'missing' in found ? [`${found.name} is missing: ${found.missing}`] : [],
    );
    const figures = metas.flatMap(({ engine, figure }) => (figure ? [`${engine}: ${figure}`] : []));
    process.stdout.write(`${['Engines', ...versions, ...missing, ...figures].join('\n  ')}\n`);
  }
}
