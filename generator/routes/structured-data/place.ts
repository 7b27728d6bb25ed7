import type { Entry } from '../../content/content.ts';
import { openingHours } from './opening-hours.ts';
import { pierAround } from './pier.ts';
import { ownAddress, postalAddress } from './postal-address.ts';
import { type DescribedPage, geo, type SiteFacts, type Thing, thing } from './thing.ts';

export interface PlaceInput {
  readonly page: DescribedPage;
  readonly location: Entry<'location'>;
  /** Slugs of the experiences that list it. */
  readonly experiences: readonly string[];
  /** As dialled. */
  readonly telephone: string | undefined;
  /** Absolute. */
  readonly website: string | undefined;
  /** "Step-free", "Hearing loop" */
  readonly amenities: readonly string[];
  readonly site: SiteFacts;
}

/** Types of places by their experience; a café or an ice-cream stand is not a restaurant. */
const typesByExperience: Readonly<Record<string, string>> = {
  dining: 'FoodEstablishment',
  retail: 'Store',
};

/**
 * A place on the pier: a business with hours or a telephone, otherwise a place.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function place({
  page,
  location,
  experiences,
  telephone,
  website,
  amenities,
  site,
}: PlaceInput): Thing {
  const { address, hours, openingHours: times, latitude, longitude } = location.fields;
  const town = ownAddress(site);
  const [known] = experiences.flatMap((slug) => typesByExperience[slug] ?? []);
  const isBusiness = hours.length > 0 || telephone !== undefined;
  return thing(known ?? (isBusiness ? 'LocalBusiness' : 'Place'), {
    name: page.name,
    url: page.url,
    description: page.description,
    image: page.image,
    address: address === '' ? town : postalAddress(address, town),
    geo: geo({ latitude, longitude }),
    telephone,
    openingHoursSpecification: openingHours(times, site),
    sameAs: website,
    amenityFeature:
      amenities.length === 0
        ? undefined
        : amenities.map((name) => thing('LocationFeatureSpecification', { name, value: true })),
    containedInPlace: pierAround(site),
  });
}
