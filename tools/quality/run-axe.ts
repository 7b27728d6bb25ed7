import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';

/** WCAG 2.2 AA with all that it builds on, and what axe holds for good practice. */
const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Those that depend on colours. A scheme changes nothing else. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

export interface AxeView {
  /** The page's path. */
  readonly path: string;
  /** Of what is seen, in words: "390 px, dark", "lightbox". */
  readonly name: string;
  readonly isColoursOnly?: boolean;
  /** The part of the page that is looked at, as a selector. Default: all of it. */
  readonly within?: string;
}

/** Runs axe on a page as it is shown now. */
export async function runAxe(
  page: Page,
  { path, name, isColoursOnly = false, within = 'html' }: AxeView,
): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = isColoursOnly ? colourRules : everyRule;
  const { violations }: AxeResults = await page.evaluate(
    ({ within, options }) => window.axe.run(within, options),
    { within, options },
  );
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      check: 'axe' as const,
      page: path,
      rule: id,
      element: target.join(' '),
      message: `${help} (${name}). ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
      hint: `See ${helpUrl}.`,
    })),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
