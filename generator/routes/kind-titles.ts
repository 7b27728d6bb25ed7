import type { Kind } from '../content/content.ts';
import { listPageOf } from './kind-folders.ts';
import { sectionTitles } from './section-titles.ts';

/** The kinds in the order in which the search names them: what happens, where, and the news. */
export const searchedKinds = [
  'event',
  'location',
  'experience',
  'artwork',
  'post',
  'page',
] as const satisfies readonly Kind[];

/** Returns the name of a kind for visitors. */
export function kindTitle(kind: Kind): string {
  const list = kind === 'page' ? undefined : listPageOf(kind);
  return list === undefined ? 'Pages' : sectionTitles[`/${list}/`];
}
