import type { EventSummary } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { positionOf } from '../organisation.ts';
import { type Offer, offerOf } from './offer.ts';
import { type Organization, organization, ownAddress } from './organization.ts';
import { pierAround } from './pier.ts';
import { type PostalAddress, postalAddress } from './postal-address.ts';
import {
  type DescribedPage,
  type GeoCoordinates,
  geo,
  type ImageObject,
  type SiteFacts,
  type Thing,
  thing,
} from './thing.ts';

export interface EventData extends Thing<'Event'> {
  readonly name: string;
  /** ISO 8601 with the zone's offset, or a day. */
  readonly startDate: string;
  readonly endDate?: string;
  readonly eventStatus: string;
  readonly eventAttendanceMode: string;
  readonly location: Venue;
  readonly image?: ImageObject;
  readonly description: string;
  readonly organizer: Organization;
  readonly url: string;
  readonly sameAs?: string;
  readonly isAccessibleForFree?: true;
  readonly offers?: Offer;
}

interface Venue extends Thing<'Place'> {
  readonly name: string;
  readonly address?: PostalAddress;
  readonly geo?: GeoCoordinates;
  readonly containedInPlace?: object;
}

export interface EventInput {
  readonly page: DescribedPage;
  readonly summary: EventSummary;
  /** The location of the pier named in the venue. */
  readonly venue: Entry<'location'> | undefined;
  /** The event's own address elsewhere, absolute. */
  readonly eventUrl: string | undefined;
  readonly site: SiteFacts;
}

/**
 * Describes an event on the pier, with an offer where its price is certain.
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventData({ page, summary, venue, eventUrl, site }: EventInput): EventData {
  const { title, when } = summary;
  return thing('Event', {
    name: title,
    startDate: when.start,
    endDate: when.end,
    eventStatus: statusOf(title),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venueOf(summary, venue, site),
    image: page.image,
    description: page.description,
    organizer: organization(site),
    url: page.url,
    sameAs: eventUrl,
    isAccessibleForFree: summary.isFree,
    offers: summary.isPast ? undefined : offerFor(summary, eventUrl ?? page.url, site),
  });
}

function offerFor({ price, isFree }: EventSummary, url: string, { config }: SiteFacts): Offer | undefined {
  return offerOf({ price, isFree: isFree === true, url, currency: config.organisation?.currency });
}

/** The CMS has no field for it: an editor writes it into the title, "Cancelled: Lantern Parade". */
function statusOf(title: string): string {
  const [, first, last] = /^\W*(cancell?ed|postponed)\b|[([](cancell?ed|postponed)\W*$/i.exec(title) ?? [];
  const word = (first ?? last ?? '').toLowerCase();
  if (word.startsWith('c')) return 'https://schema.org/EventCancelled';
  return `https://schema.org/${word === '' ? 'EventScheduled' : 'EventPostponed'}`;
}

function venueOf({ venue }: EventSummary, location: Entry<'location'> | undefined, site: SiteFacts): Venue {
  const town = ownAddress(site);
  const address = location?.fields.address ?? '';
  const around = pierAround(site);
  return thing('Place', {
    name: venue ?? around.name,
    address: address === '' ? town : postalAddress(address, town),
    geo: location === undefined ? geo(positionOf(site.content, site.config)) : geo(location.fields),
    containedInPlace: venue === undefined ? undefined : around,
  });
}
