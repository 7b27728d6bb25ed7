import { describe, expect, it } from 'vitest';
import { sayUnknown, sayWhere } from '../../../templates/islands/where-am-i.ts';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { metresBetween } from '../../../words/formats/metres-between.ts';
import { writeDistance } from '../../../words/formats/write-distance.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { href } from '../samples.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const bounds = [at(43.65, -70.25), at(43.66, -70.24)] as const;
const place = (title: string, number: number, latitude: number) => ({
  title,
  number,
  href: href(`/location/${number}/`),
  position: at(latitude, -70.245),
});
const places = [place('Gate', 1, 43.651), place('Light', 2, 43.659)];

describe('a visitor on the map', () => {
  it('is told the nearest place on the plan, and the distance to it off the plan', () => {
    expect(sayWhere(at(43.6511, -70.245), { places, bounds })).toBe(
      'You are here. Nearest to you: Gate (1), 40 ft away.',
    );
    expect(sayWhere(at(43.7, -70.245), { places, bounds })).toBe('You are 2.8 mi from the pier.');
    expect(sayWhere(at(43.7, -70.245), { places: [], bounds })).toBe('You are 2.8 mi from the pier.');
    expect(sayWhere(at(43.655, -70.245), { places: [], bounds })).toBe('You are here.');
  });

  it('is told why there is no position', () => {
    expect(sayUnknown({ code: 1 })).toMatch(/Allow it for this site/);
    expect(sayUnknown({ code: 2 })).toMatch(/cannot be found/);
    expect(sayUnknown({ code: 3 })).toMatch(/too long/);
    expect(sayUnknown(new TypeError('geolocation is undefined'))).toMatch(/cannot be found/);
  });

  it('reads distances in the units of the language, none of them more exact than a position', () => {
    const inLanguage = (metres: number, language: string) =>
      writeDistance(metres, formatsOf(language), wordsOf(language).map);
    const all = [4, 64, 280, 950, 3_000, 42_195];
    expect(all.map((metres) => inLanguage(metres, 'en-US'))).toEqual([
      '10 ft',
      '210 ft',
      '920 ft',
      '0.6 mi',
      '1.9 mi',
      '26 mi',
    ]);
    const countsIn = (language: 'de' | 'en-GB') =>
      all.map((metres) => inLanguage(metres, language).split(/\s/u)[0]);
    expect(countsIn('de')).toEqual(['10', '60', '280', '950', '3', '42']);
    expect(countsIn('en-GB')).toEqual(['10', '60', '280', '0.6', '1.9', '26']);
  });

  it('is as far as the earth is round', () => {
    expect(metresBetween(at(0, 0), at(0, 90)) / 1000).toBeCloseTo(10_007.5, 0);
    expect(metresBetween(at(50, 8), at(50, 8))).toBe(0);
    expect(metresBetween(at(0, 179.999), at(0, -179.999))).toBeCloseTo(222.4, 0);
  });
});
