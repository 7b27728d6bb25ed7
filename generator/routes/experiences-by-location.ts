import type { Place } from '../content/place.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { StoredBlock } from '../content/stored-blocks.ts';
import { groupPairs } from '../util/group-by.ts';
import { businessExperiences } from './business-experiences.ts';
import type { ReadRow } from './open-rows.ts';

/**
 * Lists the experiences that name a location in a grid, by its slug and in order: the CMS has no other field
 * for the kind of a place. Leasing and work are not kinds of places.
 */
export function experiencesByLocation(
  experiences: readonly Place<'experience'>[],
  row: ReadRow,
): ReadonlyMap<string, readonly Place<'experience'>[]> {
  return groupPairs(
    experiences
      .filter(({ slug }) => !businessExperiences.has(slug))
      .flatMap((experience) => {
        const slugs = new Set(unpackBlocks(row(experience).blocks).flatMap(slugsOfGrid));
        return [...slugs].map((slug) => [slug, experience] as const);
      }),
  );
}

function slugsOfGrid(block: StoredBlock): readonly string[] {
  if (!('settings' in block) || block.block !== 'pier/location-grid') return [];
  const { settings } = block;
  if (typeof settings !== 'object' || settings === null || !('slugs' in settings)) return [];
  return Array.isArray(settings.slugs)
    ? settings.slugs.flatMap((slug) => (typeof slug === 'string' ? slug.normalize('NFC') : []))
    : [];
}
