import type { Redact } from '../../generator/crawl/client/redact.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { StatusReport } from './status-report.ts';

/** A report has so many problems at most. */
const mostProblems = 200;

/** Characters of a text of a problem; an address that is longer is left out. */
const longestText = 1000;

/**
 * Returns a report as it may be sent: at most 200 problems, those of entries first, without secrets
 * and without texts of any length.
 */
export function boundReport(report: StatusReport, redact: Redact): StatusReport {
  const { problems } = report;
  if (problems === undefined) return report;
  const sorted = [
    ...problems.filter(({ entry }) => entry !== undefined),
    ...problems.filter(({ entry }) => entry === undefined),
  ];
  return { ...report, problems: sorted.slice(0, mostProblems).map((problem) => bound(problem, redact)) };
}

function bound({ entry, editUrl, ...texts }: Problem, redact: Redact): Problem {
  const { message, ...others } = texts;
  const short = (text: string) => shorten(redact(text));
  const rest: Partial<Omit<Problem, 'entry' | 'editUrl'>> = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, short(value)]),
  );
  return {
    ...{ message: short(message), ...rest },
    ...(entry && {
      entry: {
        ...{ kind: entry.kind, id: entry.id, title: short(entry.title) },
        ...(entry.uri != null && isShort(entry.uri) && { uri: redact(entry.uri) }),
      },
    }),
    ...(editUrl !== undefined && isShort(editUrl) && { editUrl }),
  };
}

/** Half of a character of two units is no text. */
function shorten(text: string): string {
  return isShort(text) ? text : `${text.slice(0, longestText - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function isShort(text: string): boolean {
  return text.length <= longestText;
}
