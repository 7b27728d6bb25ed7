import type { Problem } from '../../generator/problems/problem.ts';

/** The parts of a report as JUnit XML, which hosted CIs show. */
export interface TestCase {
  readonly xml: string;
  readonly isFailed: boolean;
  readonly isSkipped: boolean;
}

export interface Suite {
  readonly xml: string;
  readonly cases: readonly TestCase[];
}

/** Joins suites to a document. */
export function junitXml(suites: readonly Suite[], seconds: string): string {
  const cases = suites.flatMap(({ cases }) => cases);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="boardwalk" ${countsOf(cases)} time="${seconds}">
${suites.map(({ xml }) => xml).join('\n')}
</testsuites>
`;
}

export function refused(name: string, problem: Problem): TestCase {
  return testCase({
    suite: name,
    name: nameOf(problem),
    inside: failure(problem.message, detailsOf(problem)),
  });
}

export function allowed(name: string, problem: Problem): TestCase {
  const inside = `<system-out>${escapeXml(detailsOf(problem))}</system-out>`;
  return testCase({ suite: name, name: nameOf(problem), inside });
}

export function failure(message: string, details: string): string {
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

export function testCase({
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

export function suite(name: string, cases: readonly TestCase[]): Suite {
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

/** Replaces characters that are not allowed in XML, including lone surrogates. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
