import { type Thing, thing } from './thing.ts';

export interface Offer extends Thing<'Offer'> {
  /** A number, as schema.org wants it: "12.50". */
  readonly price: string;
  /** ISO 4217. */
  readonly priceCurrency?: string;
  readonly url: string;
}

interface OfferInput {
  /** As visitors read it. */
  readonly price: string | undefined;
  readonly isFree: boolean;
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
 */
export function offerOf({ price = '', isFree, url, currency }: OfferInput): Offer | undefined {
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
