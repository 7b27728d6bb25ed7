import type { Place } from '../../content/place.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import type { LinkRef } from '../../content/stored-blocks.ts';
import { findById } from '../../dependencies/find-in-list.ts';
import type { Table } from '../../dependencies/tables.ts';
import type { RouteContext } from '../route-context.ts';

/**
 * Finds the place of a work of art: the location that the CMS names, else the first location of the
 * pier that its text links to.
 */
function artLocation(
  artwork: Place<'artwork'>,
  { content, paths, row }: Pick<RouteContext, 'content' | 'paths' | 'row'>,
): Place<'location'> | undefined {
  const { location: locations } = content.entries;
  const { locationId } = artwork.fields;
  const named = locationId === null ? undefined : findById(locations, locationId);
  if (named !== undefined) return named;
  for (const { to } of internalLinks(unpackBlocks(row(artwork).blocks))) {
    const path = paths.ofAddress(to);
    const thing = path === null ? undefined : paths.thingAt(path);
    if (thing?.kind !== 'location') continue;
    return findById(locations, thing.id);
  }
  return undefined;
}

/** Indexes the place of each work, by its id. */
export function artPlacesTable(
  context: Pick<RouteContext, 'content' | 'paths' | 'row'>,
): Table<ReadonlyMap<number, Place<'location'> | undefined>> {
  return {
    key: 'artwork:locations',
    about: ['artwork', 'location'],
    make: () =>
      new Map(context.content.entries.artwork.map((artwork) => [artwork.id, artLocation(artwork, context)])),
    rows: (places) => Array.from(places, ([id, place]) => [id, place?.id]),
  };
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
