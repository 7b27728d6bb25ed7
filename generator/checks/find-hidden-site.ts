import type { Problem } from '../problems/problem.ts';

interface ShownPage {
  readonly status: number;
  readonly head: { readonly robots?: string };
}

/**
 * Finds a site without any page that search engines may list: most likely a wrong option in the
 * CMS.
 */
export function findHiddenSite(pages: Iterable<ShownPage>): readonly Problem[] {
  let shown = 0;
  for (const page of pages) {
    if (page.status !== 200) continue;
    if (!/\bnoindex\b/.test(page.head.robots ?? '')) return [];
    shown += 1;
  }
  if (shown === 0) return [];
  return [
    {
      check: 'noindex',
      message: `All ${shown} pages ask search engines not to list them`,
      hint: 'Check the reading settings and the SEO plugin of the CMS.',
    },
  ];
}
