import type { WrittenPage } from './author.ts';
import { aboutPages } from './pages-about.ts';
import { homePages } from './pages-home.ts';
import { listPages } from './pages-lists.ts';
import { pressPages } from './pages-press.ts';
import { restorationPages } from './pages-restoration.ts';
import { smallPrintPages } from './pages-small-print.ts';
import { styleGuidePages } from './pages-style-guide.ts';
import { visitPages } from './pages-visit.ts';

export const pages: readonly WrittenPage[] = [
  ...homePages,
  ...visitPages,
  ...restorationPages,
  ...listPages,
  ...aboutPages,
  ...smallPrintPages,
  ...styleGuidePages,
  ...pressPages,
];

/** Returns the id of a page; throws for an unknown slug. */
export function pageId(slug: string): number {
  const index = pages.findIndex((page) => page.slug === slug);
  if (index === -1) throw new Error(`The demo has no page ${slug}`);
  return 201 + index;
}
