import type { CheckName, CheckSwitches } from '../../config/checks.ts';
import { checkNames, checkTitles } from '../../generator/checks/check-titles.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { Report } from '../../generator/site/report.ts';
import type { SyncReport } from '../../sync/options.ts';
import {
  allowed,
  failure,
  junitXml,
  refused,
  type Suite,
  suite,
  type TestCase,
  testCase,
} from './junit-xml.ts';

/**
 * Formats a report as JUnit XML, which hosted CIs show: a suite for the build as a whole and one
 * for each check. A check without findings is a passed test; each refused finding is a failure,
 * each allowed one a passed test with its text; a check that is off, or not reached, is skipped.
 * docs/report.schema.json describes the same data as JSON.
 */
export function junit({
  report,
  switches,
}: {
  readonly report: Report;
  readonly switches: CheckSwitches;
}): string {
  const isWhole = report.outcome === 'published' || isRefusedByChecks(report);
  const suites = [
    buildSuite(report),
    ...checkNames.map((check) => {
      const skipped =
        switches[check] === 'off' ? 'switched off' : isWhole ? null : 'the build stopped earlier';
      return suite(check, casesOf(check, report, skipped));
    }),
  ];
  return junitXml(suites, seconds(report));
}

/** The suite of the build: published or not, and the problems of no check. */
function buildSuite({ outcome, message, problems, warnings }: Report): Suite {
  const failures = problems.filter(isOf(undefined));
  const name = 'The site is published';
  const inside = outcome === 'published' ? '' : failure(message ?? name, message ?? name);
  return suite('build', [
    testCase({ suite: 'build', name, inside }),
    ...failures.map((problem) => refused('build', problem)),
    ...warnings.filter(isOf(undefined)).map((problem) => allowed('build', problem)),
  ]);
}

function isOf(check: Problem['check']): (problem: Problem) => boolean {
  return (problem) => problem.check === check;
}

/** Then every check has run. */
function isRefusedByChecks({ problems }: Report): boolean {
  return problems.length > 0 && problems.every(({ check }) => check !== undefined);
}

/** `skipped` is the reason why a check without findings is not known to have passed. */
function casesOf(check: CheckName, report: Report, skipped: string | null): readonly TestCase[] {
  const problems = report.problems.filter(isOf(check));
  const warnings = report.warnings.filter(isOf(check));
  if (problems.length + warnings.length === 0) {
    const inside = skipped === null ? '' : `<skipped message="${skipped}"/>`;
    return [testCase({ suite: check, name: checkTitles[check], inside })];
  }
  return [
    ...problems.map((problem) => refused(check, problem)),
    ...warnings.map((problem) => allowed(check, problem)),
  ];
}

/** Stages overlap: the sum is the work, not the waiting time. */
function seconds({ stages }: Report): string {
  return (Object.values(stages).reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(3);
}

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
