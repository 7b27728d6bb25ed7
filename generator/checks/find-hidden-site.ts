import type { Problem } from '../problems/problem.ts';

interface ShownPage {
  readonly status: number;
  readonly head: { readonly robots?: string };
}

/** The problem of a site of which search engines may list no page: most likely one tick in the CMS too many. */
export function findHiddenSite(pages: readonly ShownPage[]): readonly Problem[] {
  const shown = pages.filter(({ status }) => status === 200);
  if (shown.length === 0 || shown.some(({ head }) => !/\bnoindex\b/.test(head.robots ?? ''))) return [];
  return [
    {
      gate: 'noindex',
      message: `All ${shown.length} pages ask search engines not to list them`,
      hint: 'Check the reading settings and the SEO plugin of the CMS.',
    },
  ];
}
