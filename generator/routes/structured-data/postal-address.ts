import { type Thing, thing } from './thing.ts';

export interface PostalAddress extends Thing<'PostalAddress'> {
  readonly streetAddress: string;
  readonly addressLocality?: string;
  readonly addressRegion?: string;
  readonly postalCode?: string;
  readonly addressCountry?: string;
}

/** "1 Pier Road, Port Ellery, ME 04099": street, town, state and ZIP code. */
const american = /^(.+), *([^,]+), *([A-Z]{2}) +(\d{5}(?:-\d{4})?)$/;

/**
 * Splits a typed address into its parts where that is certain; otherwise all of it is the street. A
 * street alone is in the town of `around`. https://schema.org/PostalAddress
 */
export function postalAddress(typed: string, around?: PostalAddress): PostalAddress {
  const address = typed.split(/\s*\n\s*/).join(', ');
  const [, streetAddress, addressLocality, addressRegion, postalCode] = american.exec(address) ?? [];
  if (streetAddress === undefined) return { ...around, '@type': 'PostalAddress', streetAddress: address };
  return thing('PostalAddress', {
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  });
}
