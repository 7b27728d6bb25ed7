import { pickRepresentatives } from '../../tools/quality/page-kinds.ts';
import type { SitePage } from '../../tools/quality/read-site.ts';
import { isDeep } from './depth.ts';

/**
 * The page of each kind that shows most, and every fortieth page; all of them in the deep tests. `npm run quality` looks at all as well.
 */
export function samplePages(pages: readonly SitePage[]): readonly SitePage[] {
  if (isDeep) return pages;
  const representatives = pickRepresentatives(pages);
  return pages.filter((page, index) => index % 40 === 0 || representatives.includes(page));
}
