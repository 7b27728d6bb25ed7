import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectNames } from './test-projects.ts';

/** Those that take a quarter of a minute or longer. Whatever is begun last keeps one worker busy while the others have ended. */
const slowest = [
  'growth/growth',
  'faults/transport',
  'faults/disk',
  'bin/exit-codes',
  'site/newcomer',
  'browser/watch',
  'browser/every-kind-of-page',
  'browser/visitor-tasks',
  'browser/long-lists',
  'browser/report-page',
];

const projects: readonly string[] = projectNames;

/** Begins with the test files that take longest, a project after the other: a worker serves one project at a time. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = slowest.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
      return rank === -1 ? slowest.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b));
  }
}
