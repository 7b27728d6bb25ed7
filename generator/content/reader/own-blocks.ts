import type { NamedBlock } from './define-block.ts';

/** The blocks of a site: its command line is bundled with them in the place of this list. docs/decisions/0116. */
export const ownBlocks: readonly NamedBlock[] = [];
