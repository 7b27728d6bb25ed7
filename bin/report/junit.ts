import type { CheckName, CheckSwitches } from '../../config/checks.ts';
import { checkTitles } from '../../generator/checks/check-titles.ts';
import { checkNames } from '../../generator/checks/group-problems.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { Report } from '../../generator/site/report.ts';

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
  const cases = suites.flatMap(({ cases }) => cases);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="boardwalk" ${countsOf(cases)} time="${seconds(report)}">
${suites.map(({ xml }) => xml).join('\n')}
</testsuites>
`;
}

interface TestCase {
  readonly xml: string;
  readonly isFailed: boolean;
  readonly isSkipped: boolean;
}

interface Suite {
  readonly xml: string;
  readonly cases: readonly TestCase[];
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

function refused(name: string, problem: Problem): TestCase {
  return testCase({
    suite: name,
    name: nameOf(problem),
    inside: failure(problem.message, detailsOf(problem)),
  });
}

function allowed(name: string, problem: Problem): TestCase {
  const inside = `<system-out>${escapeXml(detailsOf(problem))}</system-out>`;
  return testCase({ suite: name, name: nameOf(problem), inside });
}

function failure(message: string, details: string): string {
  return `<failure message="${escapeXml(message)}">${escapeXml(details)}</failure>`;
}

function nameOf({ message, entry }: Problem): string {
  return entry === undefined ? message : `${entry.kind} ${entry.id} "${entry.title}": ${message}`;
}

function detailsOf({ message, entry, block, field, editUrl, hint }: Problem): string {
  const facts = {
    entry: entry && `${entry.kind} ${entry.id} "${entry.title}"`,
    block,
    field,
    edit: editUrl,
    hint,
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return [message, ...lines].join('\n');
}

function testCase({
  suite,
  name,
  inside,
}: {
  readonly suite: string;
  readonly name: string;
  readonly inside: string;
}): TestCase {
  const start = `<testcase classname="boardwalk.${suite}" name="${escapeXml(name)}"`;
  return {
    xml: inside === '' ? `    ${start}/>` : `    ${start}>${inside}</testcase>`,
    isFailed: inside.startsWith('<failure'),
    isSkipped: inside.startsWith('<skipped'),
  };
}

function suite(name: string, cases: readonly TestCase[]): Suite {
  const xml = [
    `  <testsuite name="${name}" ${countsOf(cases)}>`,
    ...cases.map(({ xml }) => xml),
    '  </testsuite>',
  ];
  return { xml: xml.join('\n'), cases };
}

function countsOf(cases: readonly TestCase[]): string {
  const failed = cases.filter(({ isFailed }) => isFailed).length;
  const skipped = cases.filter(({ isSkipped }) => isSkipped).length;
  return `tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
}

/** Stages overlap: the sum is the work, not the waiting time. */
function seconds({ stages }: Report): string {
  return (Object.values(stages).reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(3);
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
