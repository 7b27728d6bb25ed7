import type { Place } from '../../content/place.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import type { LinkRef } from '../../content/stored-blocks.ts';
import type { EntryPaths } from '../entry-paths.ts';
import type { ReadRow } from '../open-rows.ts';

type Location = Place<'location'>;

interface WorksInput {
  readonly locations: readonly Location[];
  readonly paths: Pick<EntryPaths, 'ofAddress' | 'thingAt'>;
  readonly row: ReadRow;
}

/**
 * Finds the place of each work of art, by its id: the location that the CMS names, else the first location of the
 * pier that its text links to.
 */
export function placesOfWorks(
  works: readonly Place<'artwork'>[],
  { locations, paths, row }: WorksInput,
): ReadonlyMap<number, Location | undefined> {
  const byId = new Map(locations.map((location) => [location.id, location]));
  const placeOf = (artwork: Place<'artwork'>): Location | undefined => {
    const named = byId.get(artwork.fields.locationId ?? Number.NaN);
    if (named !== undefined) return named;
    for (const { to } of internalLinks(unpackBlocks(row(artwork).blocks))) {
      const path = paths.ofAddress(to);
      const thing = path === null ? undefined : paths.thingAt(path);
      if (thing?.kind === 'location') return byId.get(thing.id);
    }
    return undefined;
  };
  return new Map(works.map((work) => [work.id, placeOf(work)]));
}

/** Finds the links to entries of the CMS anywhere in some blocks, in the order of the text. */
function internalLinks(value: unknown): readonly LinkRef[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isInternalLink(value)) return [value];
  return Object.values(value).flatMap(internalLinks);
}

function isInternalLink(value: object): value is LinkRef {
  return 'ref' in value && value.ref === 'link' && 'isInternal' in value && value.isInternal === true;
}
