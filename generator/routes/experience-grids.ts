import type { Place } from '../content/place.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { StoredBlock } from '../content/stored-blocks.ts';
import type { Table } from '../dependencies/tables.ts';
import { groupPairs } from '../util/group-by.ts';
import { businessExperiences } from './business-experiences.ts';
import type { RouteContext } from './route-context.ts';

export type ExperiencesByLocation = ReadonlyMap<string, readonly Place<'experience'>[]>;

/** Indexes the experiences whose grid of locations lists a location. */
export function experienceGridsTable(
  context: Pick<RouteContext, 'lists' | 'row'>,
): Table<ExperiencesByLocation> {
  return {
    key: 'experience:grids',
    about: ['experience'],
    make: () => experiencesByLocation(context),
    rows: (grids) => Array.from(grids, ([slug, experiences]) => [slug, experiences.map(({ id }) => id)]),
  };
}

/**
 * Lists the experiences that name a location, by its slug and in order: the CMS has no other field
 * for the kind of a place. Leasing and work are not kinds of places.
 */
function experiencesByLocation({ lists, row }: Pick<RouteContext, 'lists' | 'row'>): ExperiencesByLocation {
  return groupPairs(
    lists.experience
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
