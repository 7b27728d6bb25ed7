import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { Phone } from '../../templates/organisation.ts';
import type { NamedLink } from '../../templates/types.ts';
import type { Words } from '../../words/table.ts';
import { dial } from '../content/dial.ts';
import { asHref } from '../content/paths.ts';
import type { Problem } from '../problems/problem.ts';
import { compact } from '../util/omit-undefined.ts';

/** Links a typed telephone number, as far as it is certain; undefined without one. */
export function phoneLink(phone: string | undefined, country: CountryCode | undefined): Phone | undefined {
  if (phone === undefined || phone === '') return undefined;
  const number = dial(phone, country);
  return compact({ label: phone, href: number === undefined ? undefined : asHref(number) });
}

/** Ends with state and ZIP code: "Port Ellery, ME 04099". */
const american = /, *[A-Z]{2} +\d{5}(-\d{4})?$/;

export interface CountrySigns {
  /** The setting `organisation.country`. */
  readonly country?: string | undefined;
  /** The address of the organisation. */
  readonly address?: string | undefined;
  /** The language of the site: "en-US". */
  readonly language: string;
}

/**
 * Returns the country of numbers without a country code: the one in the settings, or that of the
 * organisation's address, or of the site's language.
 */
export function countryOf({ country, address = '', language }: CountrySigns): CountryCode | undefined {
  const signs = [country, american.test(address) ? 'US' : undefined, language.split('-')[1]];
  return signs.find((sign): sign is CountryCode => sign !== undefined && isSupportedCountry(sign));
}

/** Tells of a number that is shown without a link. */
export function undialled({ label }: Phone): Problem {
  return {
    message: `The telephone number "${label}" is shown without a link: it cannot be dialled as it is`,
    field: 'phone',
    hint: 'Write one number first, with its country code, as +1 207 555 0142; or set organisation.country.',
  };
}

/** Links to the telephone of the pier. A number that cannot be dialled is on the page of contacts. */
export function callTo({
  organisation: { phone },
  words,
}: {
  readonly organisation: { readonly phone?: Phone | undefined };
  readonly words: Words;
}): NamedLink | undefined {
  return phone?.href && { label: words.facts.call({ number: phone.label }), href: phone.href };
}
