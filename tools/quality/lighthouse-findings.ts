import * as z from 'zod';
import type { Finding } from './finding.ts';
import { isExcepted } from './lighthouse-exceptions.ts';
import type { SitePage } from './read-site.ts';

/** The part of Lighthouse's result that the report reads: its types are not in the project. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
  readonly categories: Readonly<Record<string, LighthouseCategory>>;
}

interface LighthouseAudit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** From 0 to 1. */
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: unknown;
}

interface LighthouseCategory {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/**
 * Lists Lighthouse's faults of a page: every audit below 1 without an exception, and a performance
 * below 100 with its metrics. The other categories are the sums of their audits.
 */
export function findLighthouseFaults(
  { path, kind }: Pick<SitePage, 'path' | 'kind'>,
  result: LighthouseResult,
): Finding[] {
  const faults = [...failedAudits(result), ...slowMetrics(result)].filter(
    ({ rule }) => !isExcepted(rule, kind),
  );
  return faults.map((fault) => ({ check: 'lighthouse', page: path, ...fault }));
}

type Fault = Pick<Finding, 'rule' | 'element' | 'message' | 'hint'>;

/** Metrics have a share in the score instead of passing or failing. */
function failedAudits({ audits }: LighthouseResult): Fault[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode: mode }) => score !== null && score < 1 && mode !== 'numeric')
    .map(({ id, title, description, displayValue = '', details }) => ({
      rule: id,
      element: firstElementOf(details),
      message: `${title}. ${displayValue}`.trim(),
      hint: `See ${linkIn(description)}.`,
    }));
}

function slowMetrics({ categories, audits }: LighthouseResult): Fault[] {
  const score = Math.round((categories.performance?.score ?? 0) * 100);
  if (score === 100) return [];
  const metrics = (categories.performance?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? 'unknown'}`);
  return [
    {
      rule: 'performance',
      element: '',
      message: `${score} of 100: ${metrics.join(', ')}`,
      hint: 'Measure again on a quiet machine; then check what is loaded before the largest element.',
    },
  ];
}

const tableOfNodes = z.object({
  items: z.array(z.object({ node: z.object({ selector: z.string() }) })).min(1),
});
const tableOfFiles = z.object({ items: z.array(z.object({ url: z.string() })).min(1) });

function firstElementOf(details: unknown): string {
  return (
    tableOfNodes.safeParse(details).data?.items[0]?.node.selector ??
    tableOfFiles.safeParse(details).data?.items[0]?.url ??
    ''
  );
}

/** Descriptions are Markdown. */
function linkIn(description: string): string {
  return /\]\((https:[^)]+)\)/.exec(description)?.[1] ?? 'https://developer.chrome.com/docs/lighthouse';
}
