import type { Kind } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';

const last: readonly Kind[] = ['post', 'page'];

/** The kinds in the order in which the search names them: the news and the pages come last. */
export const searchedKinds: readonly Kind[] = [...kinds.filter((kind) => !last.includes(kind)), ...last];
