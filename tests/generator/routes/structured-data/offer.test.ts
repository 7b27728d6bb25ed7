import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../../generator/routes/structured-data/offer.ts';

const url = 'https://pier.example/event/lights/';
const offered = (price: string | undefined, currency: string | undefined, isFree = false) => {
  const offer = offerOf({ price, isFree, url, currency });
  return offer && `${offer.price} ${offer.priceCurrency ?? '-'}`;
};

describe('the offer of an event', () => {
  it.each([
    ['$12', 'USD', '12 USD'],
    ['$ 12.50', 'CAD', '12.50 CAD'],
    ['12,50 €', undefined, '12.50 EUR'],
    ['€12', 'USD', '12 EUR'],
    ['CHF 20', 'USD', '20 CHF'],
    ['20 SEK', undefined, '20 SEK'],
    ['12', 'USD', '12 USD'],
  ])('has one amount in a known currency: %s in %s', (price, currency, expected) => {
    expect(offered(price, currency)).toBe(expected);
  });

  it.each([
    ['from $5', 'USD'],
    ['$65, under 12 free', 'USD'],
    ['$5 – $10', 'USD'],
    ['By donation', 'USD'],
    ['1,250', 'USD'],
    ['$12 CAD', 'USD'],
    ['$12', undefined],
    ['12', undefined],
    ['', 'USD'],
    [undefined, 'USD'],
  ])('is missing where the price is not certain: %s in %s', (price, currency) => {
    expect(offered(price, currency)).toBeUndefined();
  });

  it('costs nothing where the event is free, in whatever currency', () => {
    expect(offered('Free', 'USD', true)).toBe('0 USD');
    expect(offered('Free', undefined, true)).toBe('0 -');
  });
});
