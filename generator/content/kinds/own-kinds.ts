import type { NamedKind } from './description.ts';

/** The kinds of a site: its command line is bundled with them in the place of this list. docs/decisions/0116. */
export const ownKinds: readonly NamedKind[] = [];
