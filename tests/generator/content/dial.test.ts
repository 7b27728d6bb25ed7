import { describe, expect, it } from 'vitest';
import { dial } from '../../../generator/content/dial.ts';

describe('a telephone number', () => {
  it.each([
    // Two numbers are never one.
    ['207 555 0142 / 0143', '+12075550142'],
    ['207 555 0142/207 555 0199', '+12075550142'],
    ['207 555 0142 or 207 555 0199', '+12075550142'],
    ['+1 207 555 0142, +1 207 555 0199', '+12075550142'],
    ['Box office 207 555 0142, bar 207 555 0199', '+12075550142'],
    ['+1 (207) 555-0142 ext. 5', '+12075550142;ext=5'],
    ['207-555-0142 x5', '+12075550142;ext=5'],
    ['207-555-0142 #12', '+12075550142;ext=12'],
    ['207 555 0142 (ext 5)', '+12075550142;ext=5'],
    ['207 555 0142, ext. 77', '+12075550142;ext=77'],
    ['+1 207 555 0142;ext=77', '+12075550142;ext=77'],
    ['(207) 555-0142', '+12075550142'],
    ['207.555.0142', '+12075550142'],
    ['+1‑207‑555 0142', '+12075550142'],
    ['＋1 207 555 0142', '+12075550142'],
    ['Tel: +12075550142', '+12075550142'],
    // A country code, with the zero that is dialled within the country only.
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+353 (0) 1 555 0100', '+35315550100'],
    ['011 44 20 7946 0018', '+442079460018'],
    // Letters are keys.
    ['1-800-FLOWERS', '+18003569377'],
    ['1 (800) FLOWERS', '+18003569377'],
    ['800-FLOWERS', '+18003569377'],
    ['+1 800 CONTACTS', '+18002668228'],
    // Hours are no part of it.
    ['207 555 0142 (9–5)', '+12075550142'],
    ['207 555 0142, 9 am–5 pm', '+12075550142'],
    ['207 555 0142; 9–5', '+12075550142'],
    ['Mon–Fri 9–5: 207 555 0142', '+12075550142'],
  ])('%s of a pier in America dials %s', (typed, number) => expect(dial(typed, 'US')).toBe(`tel:${number}`));

  it.each([
    ['0207 946 0018 (9–5)', 'GB', '+442079460018'],
    ['(020) 7946 0018', 'GB', '+442079460018'],
    ['030 / 90182-0', 'DE', '+4930901820'],
    ['+49 (0) 30 901820', 'DE', '+4930901820'],
    ['1300 FLIGHT', 'AU', '+611300354448'],
  ] as const)('%s is one of %s: %s', (typed, country, number) => {
    expect(dial(typed, country)).toBe(`tel:${number}`);
  });

  it.each([
    ...['', 'at the gate', '911', '555-0142', '+1 555 0100', '0207 946 0018', '207 555 0142-3'],
    ...['0800 CALL NOW', '10/06/2026 19:00', '43.6591, -70.2568', '207 MAIN STREET', '1234567890123456789'],
  ])('%s is not one in America: no link', (typed) => expect(dial(typed, 'US')).toBeUndefined());

  it('needs its country code where the country is not known', () => {
    expect([dial('207 555 0142'), dial('+1 207 555 0142')]).toEqual([undefined, 'tel:+12075550142']);
  });

  it('is looked for in a long text at once', () => {
    expect(dial('('.repeat(20_000) + '1-'.repeat(20_000), 'US')).toBeUndefined();
  });
});
