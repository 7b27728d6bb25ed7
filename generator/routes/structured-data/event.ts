import type { EventSummary } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { positionOf } from '../organisation.ts';
import { organization, pierAround } from './pier.ts';
import { ownAddress, postalAddress } from './postal-address.ts';
import { type DescribedPage, geo, type SiteFacts, thing } from './thing.ts';

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
export function eventData({ page, summary, venue, eventUrl, site }: EventInput) {
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
    offers: summary.isPast
      ? undefined
      : offerOf(summary, { url: eventUrl ?? page.url, currency: site.config.organisation?.currency }),
  });
}

/** The CMS has no field for it: an editor writes it into the title, "Cancelled: Lantern Parade". */
function statusOf(title: string): string {
  const [, first, last] = /^\W*(cancell?ed|postponed)\b|[([](cancell?ed|postponed)\W*$/i.exec(title) ?? [];
  const word = (first ?? last ?? '').toLowerCase();
  if (word.startsWith('c')) return 'https://schema.org/EventCancelled';
  return `https://schema.org/${word === '' ? 'EventScheduled' : 'EventPostponed'}`;
}

function venueOf({ venue }: EventSummary, location: Entry<'location'> | undefined, site: SiteFacts) {
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

interface OfferPlace {
  /** Where tickets are, otherwise the event's page. */
  readonly url: string;
  /** The currency of the site's settings. */
  readonly currency: string | undefined;
}

/** Signs of one currency. "$", "£" or "kr" belong to several. */
const currencyBySign: Readonly<Record<string, string>> = { '€': 'EUR', '₹': 'INR', '₩': 'KRW', '₺': 'TRY' };

const amount =
  /^(?<before>\p{Sc}|[A-Z]{3})?\s*(?<number>\d{1,6}(?:[.,]\d{2})?)\s*(?<after>\p{Sc}|[A-Z]{3})?$/u;

/**
 * Makes an offer of a price that is certain: nothing, or one amount in a known currency. "from $5"
 * or "$65, under 12 free" is told to people only.
 * @internal
 */
export function offerOf(
  { price = '', isFree = false }: { readonly price?: string | undefined; readonly isFree?: boolean },
  { url, currency }: OfferPlace,
) {
  if (isFree) return thing('Offer', { price: '0', priceCurrency: currency, url });
  const { before, number, after } = amount.exec(price.trim())?.groups ?? {};
  if (number === undefined || (before !== undefined && after !== undefined)) return undefined;
  const priceCurrency = currencyOf(before ?? after, currency);
  if (priceCurrency === undefined) return undefined;
  return thing('Offer', { price: number.replace(',', '.'), priceCurrency, url });
}

/** A sign of several currencies is read as that of the settings. */
function currencyOf(sign: string | undefined, setting: string | undefined): string | undefined {
  if (sign !== undefined && /^[A-Z]{3}$/.test(sign)) return sign;
  return currencyBySign[sign ?? ''] ?? setting;
}
