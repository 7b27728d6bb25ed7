import { pickRepresentatives } from '../../tools/quality/page-kinds.ts';
import type { SitePage } from '../../tools/quality/read-site.ts';
import { isDeep } from './depth.ts';

/** The page of each kind that shows most; all pages in the deep tests. `npm run quality` looks at all as well. */
export function samplePages(pages: readonly SitePage[]): readonly SitePage[] {
  return isDeep ? pages : pickRepresentatives(pages);
}
