import type { Problem } from '../../generator/problems/problem.ts';
import type { SyncReport } from '../../sync/options.ts';
import { failure, junitXml, refused, suite, testCase } from './junit-xml.ts';

/** The report of a sync: what it did, or why it stopped. */
export type SyncOutcome =
  | SyncReport
  | {
      readonly outcome: 'failed';
      readonly exitCode: number;
      readonly message: string;
      readonly problems: readonly Problem[];
    };

/** Formats the report of a sync as JUnit XML: one suite, with a failure for each problem. */
export function syncJunit(report: SyncOutcome): string {
  const isFailed = report.outcome === 'failed';
  const inside = isFailed ? failure(report.message, report.message) : '';
  const problems = isFailed ? report.problems : [];
  return junitXml(
    [
      suite('sync', [
        testCase({ suite: 'sync', name: 'The site is live', inside }),
        ...problems.map((problem) => refused('sync', problem)),
      ]),
    ],
    '0.000',
  );
}
