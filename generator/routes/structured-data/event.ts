import type { EventSummary } from '../../../templates/types.ts';
import type { Entry } from '../../content/content.ts';
import { type EventState, stateOf, takesPlace } from '../../content/event-state.ts';
import { positionOf } from '../organisation.ts';
import { eventSchedule, momentOf, specialDates } from './event-schedule.ts';
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
  readonly entry: Pick<Entry<'event'>, 'title' | 'fields'>;
  /** Of a rule of many years, the one from which its dates are shown. */
  readonly year: number | undefined;
  readonly site: SiteFacts;
}

/**
 * Describes an event on the pier, with an offer where its price is certain.
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventData({ page, summary, venue, eventUrl, entry, year, site }: EventInput) {
  const { title, when } = summary;
  const { timeZone } = site.content.settings;
  const next = summary.coming.find((date) => date.state?.key !== 'cancelled');
  const isOff = summary.coming.length > 0 && next === undefined;
  const state = stateOf(entry) ?? (isOff ? 'cancelled' : undefined);
  const shared = {
    name: title,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venueOf(summary, venue, site),
    image: page.image,
    description: page.description,
    organizer: organization(site),
    url: page.url,
    isAccessibleForFree: summary.isFree,
  };
  const offersAt = (ofDate: EventState | undefined) =>
    summary.isPast
      ? undefined
      : offersOf(summary, ofDate, {
          url: eventUrl ?? page.url,
          currency: site.config.organisation?.currency,
        });
  // The former start is that of the next date.
  const whole = state === 'moved' ? undefined : state;
  const specials = specialDates(entry.fields, { year, timeZone }).map(({ state: own, ...date }) => {
    const ofDate = own === undefined || !takesPlace(state) ? whole : own;
    return thing('Event', { ...shared, ...date, eventStatus: statusOf(ofDate), offers: offersAt(ofDate) });
  });
  return thing('Event', {
    ...shared,
    startDate: when.start,
    endDate: when.end,
    eventStatus: statusOf(state),
    previousStartDate: state === 'moved' ? momentOf(entry.fields.movedFrom, timeZone) : undefined,
    doorTime: entry.fields.doors === '' ? undefined : `${entry.fields.doors}:00`,
    eventSchedule: eventSchedule(entry.fields, { year, timeZone }),
    subEvent: specials.length === 0 ? undefined : specials,
    sameAs: eventUrl,
    offers: offersAt(next?.state?.key ?? state),
  });
}

const statuses = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  moved: 'EventRescheduled',
  'sold-out': 'EventScheduled',
} as const satisfies Readonly<Record<EventState, string>>;

function statusOf(state: EventState | undefined) {
  return `https://schema.org/${state === undefined ? 'EventScheduled' : statuses[state]}` as const;
}

/** Returns the offers of an event. One that is sold out says so even without a price; one that does not take place has none. */
function offersOf(summary: EventSummary, state: EventState | undefined, place: OfferPlace) {
  if (!takesPlace(state)) return undefined;
  const offer = offerOf(summary, place);
  if (state === 'sold-out')
    return { ...(offer ?? thing('Offer', { url: place.url })), availability: 'https://schema.org/SoldOut' };
  return offer && { ...offer, availability: 'https://schema.org/InStock' };
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
