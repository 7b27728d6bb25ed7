import { type SiteFacts, thing } from './thing.ts';

/** "1 Pier Road, Port Ellery, ME 04099": street, town, state and ZIP code. */
const american = /^(.+), *([^,]+), *([A-Z]{2}) +(\d{5}(?:-\d{4})?)$/;

/**
 * Splits a typed address into its parts where that is certain; otherwise all of it is the street. A
 * street alone is in the town of `around`. https://schema.org/PostalAddress
 */
export function postalAddress(typed: string, around?: object) {
  const address = typed.split(/\s*\n\s*/).join(', ');
  const [, streetAddress, addressLocality, addressRegion, postalCode] = american.exec(address) ?? [];
  if (streetAddress === undefined)
    return { ...around, ...thing('PostalAddress', { streetAddress: address }) };
  return thing('PostalAddress', {
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  });
}

/** Returns the address of the pier. */
export function ownAddress({ organisation: { address = '' } }: SiteFacts) {
  return address.trim() === '' ? undefined : postalAddress(address.trim());
}
