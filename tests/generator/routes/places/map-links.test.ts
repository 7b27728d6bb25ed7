import { describe, expect, it } from 'vitest';
import { directionLinks, wayLink } from '../../../../generator/routes/places/map-links.ts';

const position = { latitude: 43.6531, longitude: -70.2468 };
const all = { mapApps: ['google', 'apple', 'openstreetmap'] } as const;
const mapApps = (...apps: ('google' | 'apple' | 'openstreetmap')[]) => ({ mapApps: apps });

describe('directions to a place', () => {
  it('lead to its position, by foot, public transport and car, in the first application', () => {
    expect(directionLinks({ position, address: '1 Pier Road' }, { mapApps: [...all.mapApps] })).toEqual({
      app: 'Google Maps',
      ways: [
        ['foot', 'walking'],
        ['transit', 'transit'],
        ['car', 'driving'],
      ].map(([way, mode]) => ({
        way,
        app: 'Google Maps',
        href: `https://www.google.com/maps/dir/?api=1&destination=43.6531%2C-70.2468&travelmode=${mode}`,
      })),
      others: [
        { label: 'Apple Maps', href: 'https://maps.apple.com/?daddr=43.6531%2C-70.2468' },
        {
          label: 'OpenStreetMap',
          href: 'https://www.openstreetmap.org/directions?route=%3B43.6531%2C-70.2468',
        },
      ],
    });
  });

  it('lead to an address where the position is unknown, in applications that find addresses', () => {
    const links = directionLinks(
      { address: ' 1 Pier Road,\n Port Ellery & more ' },
      mapApps('openstreetmap', 'apple'),
    );
    const end = '1%20Pier%20Road%2C%20Port%20Ellery%20%26%20more';
    expect(links?.ways.map(({ href }) => href)).toEqual(
      ['w', 'r', 'd'].map((flag) => `https://maps.apple.com/?daddr=${end}&dirflg=${flag}`),
    );
  });

  it('open the next application for a way that the first does not know', () => {
    const settings = mapApps('openstreetmap', 'apple');
    expect(wayLink({ position }, 'foot', settings)?.href).toBe(
      'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B43.6531%2C-70.2468',
    );
    expect(wayLink({ position }, 'ferry', settings)).toMatchObject({ app: 'Apple Maps' });
    expect(wayLink({ position }, 'ferry', mapApps('openstreetmap'))).toBeUndefined();
  });

  it('are missing without a destination, and without applications', () => {
    expect(directionLinks({ address: ' ' }, mapApps('google'))).toBeUndefined();
    expect(directionLinks({ position }, mapApps())).toBeUndefined();
    expect(wayLink({}, 'foot', mapApps('google'))).toBeUndefined();
  });
});
