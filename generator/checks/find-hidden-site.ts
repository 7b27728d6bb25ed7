import type { Problem } from '../problems/problem.ts';

interface ShownPage {
  readonly status: number;
  readonly head: { readonly robots?: string };
}

/**
 * Finds a site without any page that search engines may list: most likely a wrong option in the
 * CMS.
 */
export function findHiddenSite(pages: readonly ShownPage[]): readonly Problem[] {
  const shown = pages.filter(({ status }) => status === 200);
  if (shown.length === 0 || shown.some(({ head }) => !/\bnoindex\b/.test(head.robots ?? ''))) return [];
  return [
    {
      check: 'noindex',
      message: `All ${shown.length} pages ask search engines not to list them`,
      hint: 'Check the reading settings and the SEO plugin of the CMS.',
    },
  ];
}
