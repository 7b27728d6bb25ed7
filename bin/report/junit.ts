import type { CheckSwitches } from '../../config/checks.ts';
import { checkNames, checkTitles } from '../../generator/checks/check-titles.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { Report } from '../../generator/site/report.ts';
import type { SyncReport } from '../../sync/options.ts';

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
  const { outcome, message, problems, warnings } = report;
  // Then every check has run.
  const isRefusedByChecks = problems.length > 0 && problems.every(({ check }) => check !== undefined);
  const findingsOf = (check: Problem['check']): readonly TestCase[] => [
    ...problems.filter((problem) => problem.check === check).map(refused),
    ...warnings.filter((problem) => problem.check === check).map(allowed),
  ];
  const published = 'The site is published';
  const build = { name: published, ...(outcome !== 'published' && { failure: message ?? published }) };
  const suites = checkNames.map((check): Suite => {
    const found = findingsOf(check);
    const stopped = outcome === 'published' || isRefusedByChecks ? undefined : 'the build stopped earlier';
    const skipped = switches[check] === 'off' ? 'switched off' : stopped;
    return { name: check, cases: found.length > 0 ? found : [{ name: checkTitles[check], skipped }] };
  });
  return junitXml([{ name: 'build', cases: [build, ...findingsOf(undefined)] }, ...suites], seconds(report));
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
  const live = { name: 'The site is live', ...(isFailed && { failure: report.message }) };
  const problems = isFailed ? report.problems : [];
  return junitXml([{ name: 'sync', cases: [live, ...problems.map(refused)] }], '0.000');
}

interface TestCase {
  readonly name: string;
  readonly failure?: string;
  readonly skipped?: string | undefined;
  /** Of a failure, or of a passed test. Default: the text of the failure. */
  readonly details?: string;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

function refused(problem: Problem): TestCase {
  return { ...allowed(problem), failure: problem.message };
}

function allowed({ message, entry, block, field, editUrl, hint }: Problem): TestCase {
  const named = entry && `${entry.kind} ${entry.id} "${entry.title}"`;
  const lines = Object.entries({ entry: named, block, field, edit: editUrl, hint }).flatMap(
    ([name, value]) => (value === undefined ? [] : `${name}: ${value}`),
  );
  return {
    name: named === undefined ? message : `${named}: ${message}`,
    details: [message, ...lines].join('\n'),
  };
}

function junitXml(suites: readonly Suite[], seconds: string): string {
  const all = suites.flatMap(({ cases }) => cases);
  const lines = suites.flatMap(({ name, cases }) => [
    `  <testsuite name="${name}" ${countsOf(cases)}>`,
    ...cases.map((one) => testCase(name, one)),
    '  </testsuite>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="boardwalk" ${countsOf(all)} time="${seconds}">
${lines.join('\n')}
</testsuites>
`;
}

function testCase(suite: string, { name, failure, skipped, details = failure }: TestCase): string {
  const text = details && escapeXml(details);
  const inside =
    failure !== undefined
      ? `<failure message="${escapeXml(failure)}">${text}</failure>`
      : skipped !== undefined
        ? `<skipped message="${skipped}"/>`
        : text && `<system-out>${text}</system-out>`;
  const start = `    <testcase classname="boardwalk.${suite}" name="${escapeXml(name)}"`;
  return inside ? `${start}>${inside}</testcase>` : `${start}/>`;
}

function countsOf(cases: readonly TestCase[]): string {
  const failed = cases.filter(({ failure }) => failure !== undefined).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  return `tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
}

/** Replaces characters that are not allowed in XML, including lone surrogates. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
