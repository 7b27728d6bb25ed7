import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Place } from '../content/place.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { StoredBlock } from '../content/stored-blocks.ts';
import { openIndex } from '../dependencies/questions.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';
import type { EntryPaths } from './entry-paths.ts';
import { businessExperiences } from './fixed-pages.ts';
import { linkedInText } from './linked-in-text.ts';
import type { Listed, ListsInput } from './listed.ts';
import type { ReadRow } from './open-rows.ts';

type Location = Place<'location'>;
type Artwork = Place<'artwork'>;
type Experience = Place<'experience'>;

export interface PlaceLists {
  readonly nearestLocations: (location: Location) => readonly Location[];
  /** Places to eat, the nearest to a location first; not the location itself. */
  readonly kitchensNear: (location: Location) => readonly Location[];
  readonly placeOfWork: (artwork: Artwork) => Location | undefined;
  readonly worksAt: (location: number) => Listed<Artwork>;
  /** Those with an access: "step-free". */
  readonly placesWith: (access: string) => Listed<Location>;
  /** From the gate to the end of the pier, without those that are elsewhere. */
  readonly placesOnWay: Listed<Location>;
  readonly worksOnWay: Listed<Artwork>;
  readonly newestWorks: Listed<Artwork>;
  readonly experiencesFor: (audience: 'business' | 'visitors') => Listed<Experience>;
  /** Those whose location grids list the location with a slug. */
  readonly experiencesOf: (slug: string) => Listed<Experience>;
}

const nearbyCount = 3;

const kitchenCount = 6;

/** Opens the questions about what is on the pier. */
export function placeLists(input: ListsInput): PlaceLists {
  const { places, paths, row, rowOf, metresFromGate, list, ask, askOne } = input;
  const { location: locations, artwork: works, experience: experiences } = places;
  const byId = openIndex(() => new Map(locations.map((location) => [location.id, location])));
  const nearest = ask({
    name: 'location?nearest',
    answer: (id) => {
      const location = byId().get(Number(id));
      return location === undefined ? [] : nearestLocations(location, locations, nearbyCount);
    },
    rows: (found) => found.map(rowOf),
  });

  const placeOf = openIndex(() => placesOfWorks(works, { locations, paths, row }));
  const placeOfWork = askOne('artwork+location?of-work', (id) => placeOf().get(Number(id)));
  const byPlace = openIndex(() => groupBy(works, ({ id }) => placeOf().get(id)?.id));
  const newest = openIndex(() => works.toSorted((a, b) => (b.fields.year ?? 0) - (a.fields.year ?? 0)));

  const byAccess = openIndex(() =>
    groupPairs(
      locations.flatMap((place) => row(place).fields.access.map((access) => [access, place] as const)),
    ),
  );
  const placesOnWay = openIndex(() => sortBy(locations, metresFromGate));
  const worksOnWay = openIndex(() =>
    sortBy(works, ({ id }) => {
      const place = placeOf().get(id);
      return place && metresFromGate(place);
    }),
  );

  const byAudience = openIndex(() =>
    groupBy(experiences, ({ slug }): string => (businessExperiences.has(slug) ? 'business' : 'visitors')),
  );
  const byLocation = openIndex(() => experiencesByLocation(experiences, row));
  const allKitchens = openIndex(() =>
    locations.filter(({ slug }) =>
      byLocation()
        .get(slug)
        ?.some((one) => one.slug === 'dining'),
    ),
  );
  const kitchens = ask({
    name: 'location+experience?kitchens',
    answer: (id) => {
      const location = byId().get(Number(id));
      return location === undefined ? [] : nearestLocations(location, allKitchens(), kitchenCount);
    },
    rows: (found) => found.map(rowOf),
  });
  return {
    nearestLocations: ({ id }) => nearest(id),
    kitchensNear: ({ id }) => kitchens(id),
    placeOfWork: ({ id }) => placeOfWork(id),
    worksAt: list('artwork+location?works-at', (location) => byPlace().get(Number(location)) ?? []),
    placesWith: list('location?with-access', (access) => byAccess().get(access) ?? []),
    placesOnWay: list('location+page+experience?on-way', placesOnWay)(),
    worksOnWay: list('artwork+location+page+experience?on-way', worksOnWay)(),
    newestWorks: list('artwork?newest', newest)(),
    experiencesFor: list('experience?for', (audience) => byAudience().get(audience) ?? []),
    experiencesOf: list('experience?with-grid', (slug) => byLocation().get(slug) ?? []),
  };
}

/** Sorts items by a number, without those that have none. */
function sortBy<Item>(items: readonly Item[], numberOf: (item: Item) => number | undefined): readonly Item[] {
  return items
    .flatMap((item) => {
      const number = numberOf(item);
      return number === undefined ? [] : [{ item, number }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ item }) => item);
}

/**
 * Lists the experiences that name a location in a grid, by its slug and in order: the CMS has no other field
 * for the kind of a place. Leasing and work are not kinds of places.
 */
function experiencesByLocation(
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

interface WorksInput {
  readonly locations: readonly Location[];
  readonly paths: Pick<EntryPaths, 'ofAddress' | 'thingAt'>;
  readonly row: ReadRow;
}

/**
 * Finds the place of each work of art, by its id: the location that the CMS names, else the first location of the
 * pier that its text links to.
 */
function placesOfWorks(
  works: readonly Place<'artwork'>[],
  { locations, paths, row }: WorksInput,
): ReadonlyMap<number, Location | undefined> {
  const byId = new Map(locations.map((location) => [location.id, location]));
  const placeOf = (artwork: Place<'artwork'>): Location | undefined => {
    const named = byId.get(artwork.fields.locationId ?? Number.NaN);
    if (named !== undefined) return named;
    const linked = linkedInText(row(artwork), paths).find(({ kind }) => kind === 'location');
    return linked && byId.get(linked.id);
  };
  return new Map(works.map((work) => [work.id, placeOf(work)]));
}

/**
 * Finds the locations nearest to one, nearest first, at most `count`, without itself. Locations
 * without a position are skipped. `all` is indexed at the first call, and must not change.
 * @internal
 */
export function nearestLocations(
  location: Location,
  all: readonly Location[],
  count: number,
): readonly Location[] {
  const { latitude, longitude } = location.fields;
  if (latitude === null || longitude === null) return [];
  const { placed, index } = indexOf(all);
  return around(
    index,
    longitude,
    latitude,
    count,
    undefined,
    (place) => placed[place]?.id !== location.id,
  ).flatMap((place) => placed[place] ?? []);
}

/** A small number, so that a search visits few places. */
const placesInLeaf = 8;

const indexOf = rememberValue((all: readonly Location[]) => {
  const placed = all.filter(({ fields }) => fields.latitude !== null && fields.longitude !== null);
  const index = new KDBush(placed.length, placesInLeaf);
  for (const { fields } of placed) index.add(fields.longitude ?? 0, fields.latitude ?? 0);
  return { placed, index: index.finish() };
});
