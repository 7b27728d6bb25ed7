import type { PageType } from './page-type.ts';

/** The page types of a site: its command line is bundled with them in the place of this list. docs/decisions/0116. */
export const ownPageTypes: readonly PageType[] = [];
