/** The checks of the quality report, in the order in which they run: the quick ones first. */
export const checks = ['html', 'links', 'weight', 'layout', 'axe', 'lighthouse'] as const;

export type Check = (typeof checks)[number];

/** A fault that must be fixed. */
export interface Finding {
  readonly check: Check;
  /** The path of the page or of the file: "/visit/". */
  readonly page: string;
  /** The rule's name, by which its documentation is found. */
  readonly rule: string;
  /** The place on the page: a selector, an address. Empty for the page as a whole. */
  readonly element: string;
  readonly message: string;
  /** The next step. */
  readonly hint: string;
}

/** A finding with all the pages that it is on. */
export interface FindingGroup extends Omit<Finding, 'page'> {
  readonly pages: readonly string[];
}

/**
 * Groups findings that differ only in their page: a fault of the footer is fixed once. Keeps the
 * order.
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { page, ...what } of findings) {
    const key = JSON.stringify([what.check, what.rule, what.element, what.message]);
    const pages = groups.get(key)?.pages ?? [];
    groups.set(key, { ...what, pages: pages.includes(page) ? pages : [...pages, page] });
  }
  return [...groups.values()];
}
