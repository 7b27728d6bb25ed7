import { expect, it } from 'vitest';
import { postalAddress } from '../../../../generator/routes/structured-data/postal-address.ts';

const town = {
  '@type': 'PostalAddress',
  streetAddress: '1 Pier Road',
  addressLocality: 'Port Ellery',
  addressRegion: 'ME',
  postalCode: '04099',
  addressCountry: 'US',
};

it('tells the parts of an american address apart', () => {
  expect(postalAddress('1 Pier Road, Port Ellery, ME 04099')).toEqual(town);
  expect(postalAddress('1 Pier Road\nPort Ellery, ME 04099-1234')).toEqual({
    ...town,
    postalCode: '04099-1234',
  });
});

it('guesses nothing of any other', () => {
  const streetAddress = 'Seebrücke 1, 18609 Binz';
  expect(postalAddress(streetAddress)).toEqual({ '@type': 'PostalAddress', streetAddress });
});

it('puts a street alone into the town that it lies in', () => {
  const around = postalAddress('1 Pier Road, Port Ellery, ME 04099');
  const streetAddress = '20 Halyard Pier, roof level';
  expect(postalAddress(streetAddress, around)).toEqual({ ...town, streetAddress });
});
