import type { Kind } from '../content/content.ts';
import { listPageOf } from './kind-folders.ts';
import { sectionTitles } from './section-titles.ts';

/** Returns the name of a kind for visitors: that of its list, if it has one. */
export function kindTitle(kind: Kind): string {
  const list = kind === 'page' ? undefined : listPageOf(kind);
  return list === undefined ? `${kind[0]?.toUpperCase()}${kind.slice(1)}s` : sectionTitles[`/${list}/`];
}
