import type { Place } from '../content/place.ts';
import { openIndex } from '../dependencies/questions.ts';
import { groupBy } from '../util/group-by.ts';
import { businessExperiences } from './business-experiences.ts';
import { experiencesByLocation } from './experiences-by-location.ts';
import type { Listed } from './listed.ts';
import type { ListsInput } from './lists-input.ts';
import { nearestLocations } from './places/nearest-locations.ts';
import { placesOfWorks } from './places/places-of-works.ts';

type Location = Place<'location'>;
type Artwork = Place<'artwork'>;
type Experience = Place<'experience'>;

export interface PlaceLists {
  readonly nearestLocations: (location: Location) => readonly Location[];
  readonly placeOfWork: (artwork: Artwork) => Location | undefined;
  readonly worksAt: (location: number) => Listed<Artwork>;
  readonly newestWorks: Listed<Artwork>;
  readonly experiencesFor: (audience: 'business' | 'visitors') => Listed<Experience>;
  /** Those whose location grids list the location with a slug. */
  readonly experiencesOf: (slug: string) => Listed<Experience>;
}

const nearbyCount = 3;

/** Opens the questions about what is on the pier. */
export function placeLists({ places, paths, row, rowOf, list, ask, askOne }: ListsInput): PlaceLists {
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

  const byAudience = openIndex(() =>
    groupBy(experiences, ({ slug }): string => (businessExperiences.has(slug) ? 'business' : 'visitors')),
  );
  const byLocation = openIndex(() => experiencesByLocation(experiences, row));
  return {
    nearestLocations: ({ id }) => nearest(id),
    placeOfWork: ({ id }) => placeOfWork(id),
    worksAt: list('artwork+location?works-at', (location) => byPlace().get(Number(location)) ?? []),
    newestWorks: list('artwork?newest', newest)(),
    experiencesFor: list('experience?for', (audience) => byAudience().get(audience) ?? []),
    experiencesOf: list('experience?with-grid', (slug) => byLocation().get(slug) ?? []),
  };
}
