import { positionOf } from '../organisation.ts';
import { pierHours } from '../places/opening-times.ts';
import { type OpeningHours, openingHours } from './opening-hours.ts';
import { ownAddress } from './organization.ts';
import type { PostalAddress } from './postal-address.ts';
import {
  type GeoCoordinates,
  geo,
  type ImageObject,
  type Reference,
  type SiteFacts,
  type Thing,
  telephone,
  thing,
} from './thing.ts';

export interface Pier extends Thing<'TouristAttraction' | 'LocalBusiness'> {
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly description?: string;
  readonly image?: ImageObject;
  readonly address?: PostalAddress;
  readonly geo?: GeoCoordinates;
  readonly telephone?: string;
  readonly openingHoursSpecification?: readonly OpeningHours[];
  readonly hasMap?: string;
  readonly parentOrganization?: Reference;
}

/**
 * The pier itself: an attraction, and, with an address, a local business. `image` is the site's.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function pier(site: SiteFacts, image: ImageObject | undefined): Pier {
  const { config, content, organisation } = site;
  const address = ownAddress(site);
  return thing(
    address === undefined ? 'TouristAttraction' : (['TouristAttraction', 'LocalBusiness'] as const),
    {
      '@id': pierId(site),
      name: content.settings.title,
      url: `${config.siteUrl}/`,
      description: content.settings.tagline || undefined,
      image,
      address,
      geo: geo(positionOf(content, config)),
      telephone: telephone(organisation.phone),
      openingHoursSpecification: openingHours(pierHours(site)),
      hasMap: organisation.directions,
      parentOrganization: { '@id': `${config.siteUrl}/#organization` },
    },
  );
}

/** The pier as the place around another. */
export function pierAround({ config, content }: SiteFacts): Pick<Pier, '@type' | '@id' | 'name' | 'url'> {
  return {
    '@type': 'TouristAttraction',
    '@id': pierId({ config }),
    name: content.settings.title,
    url: `${config.siteUrl}/`,
  };
}

function pierId({ config }: Pick<SiteFacts, 'config'>): string {
  return `${config.siteUrl}/#pier`;
}
