import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take a minute or longer. Whatever is begun last keeps one worker busy while the others have ended. */
const slowest = [
  'site/rebuild-equals-clean-build',
  'faults/transport',
  'generator/watch/memory',
  'site/interrupted-build',
  'tools/bench',
  'browser/watch',
  'faults/answers',
];

/** Begins with the test files that take longest. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = slowest.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
      return rank === -1 ? slowest.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
