import type { Kind } from '../../content/content.ts';
import type { Place } from '../../content/place.ts';
import type { Filling } from './define-section.ts';

/**
 * Finds the entries with these slugs, in this order. Reports an unknown slug as a problem of the
 * section.
 */
export function entriesBySlug<K extends Kind>(
  kind: K,
  slugs: readonly string[],
  { context, warn }: Filling,
): readonly Place<K>[] {
  return slugs.flatMap((slug) => {
    const entry = context.lists.bySlug(kind, slug.normalize('NFC'));
    if (entry !== undefined) return entry;
    warn({
      message: `A grid lists "${slug}", which is not published`,
      field: 'content',
      hint: 'Correct the slug in the section, or publish the entry.',
    });
    return [];
  });
}
