import type { Kind } from '../../content/content.ts';
import type { Place } from '../../content/place.ts';
import { findBySlug } from '../../dependencies/find-in-list.ts';
import type { Filling } from './define-section.ts';

/**
 * Finds the entries with these slugs, in this order. Reports an unknown slug as a problem of the
 * section.
 */
export function entriesBySlug<K extends Kind>(
  entries: readonly Place<K>[],
  slugs: readonly string[],
  { warn }: Filling,
): readonly Place<K>[] {
  return slugs.flatMap((slug) => {
    const entry = findBySlug(entries, slug.normalize('NFC'));
    if (entry !== undefined) return entry;
    warn({
      message: `A grid lists "${slug}", which is not published`,
      field: 'content',
      hint: 'Correct the slug in the section, or publish the entry.',
    });
    return [];
  });
}
