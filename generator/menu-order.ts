import type { Entry, Kind } from './content.ts';
import { compareText } from './summaries.ts';

/** The order that editors give in the CMS, then by title. */
export function inMenuOrder<K extends Kind>(entries: readonly Entry<K>[]): readonly Entry<K>[] {
  return [...entries].sort(
    (a, b) => a.menuOrder - b.menuOrder || compareText(a.title, b.title) || a.id - b.id,
  );
}
