import { describe, expect, it } from 'vitest';
import type { PierSettings } from '../../../generator/content/content.ts';
import { kinds } from '../../../generator/content/kinds/descriptions.ts';
import { fixedPagesOf } from '../../../generator/routes/fixed-pages.ts';
import { organisationOf, positionOf } from '../../../generator/routes/organisation.ts';
import { makeContent } from '../../support/entries.ts';
import { pageSettings } from '../../support/page-settings.ts';

const configured = {
  name: 'The Trust',
  phone: '+1 207 555 0142',
  position: { latitude: 1, longitude: 2 },
  hours: [],
  social: [],
};
const config = { ...pageSettings, organisation: configured };
const pier: PierSettings = {
  name: '',
  address: '1 Pier Road, Port Ellery',
  phone: '',
  email: 'hello@pier.example',
  directionsUrl: 'https://maps.example/pier',
  position: { latitude: 43, longitude: -70 },
  hours: [{ days: 'Monday', hours: '09:00–17:00' }],
  openingHours: null,
  social: [{ label: 'Mastodon', url: 'https://social.example/@pier' }],
  notice: null,
};

describe('the organisation', () => {
  it('is that of the page Pier of the CMS as a whole, where anything is filled in', () => {
    expect(organisationOf(makeContent([], { pier }), config)).toEqual({
      name: 'Halyard Pier',
      address: '1 Pier Road, Port Ellery',
      email: { label: 'hello@pier.example', href: 'mailto:hello@pier.example' },
      directions: 'https://maps.example/pier',
      hours: pier.hours,
      social: [{ label: 'Mastodon', href: 'https://social.example/@pier' }],
    });
    expect(positionOf({ pier }, config)).toEqual(pier.position);
    expect(positionOf({ pier: { ...pier, position: null } }, config)).toBeUndefined();
  });

  it('is that of the settings where the page Pier is empty', () => {
    expect(organisationOf(makeContent(), config)).toMatchObject({
      name: 'The Trust',
      phone: { href: 'tel:+12075550142' },
      directions: 'https://www.google.com/maps/dir/?api=1&destination=1%2C2',
    });
    expect(positionOf({}, config)).toEqual({ latitude: 1, longitude: 2 });
  });

  it('is that of the settings where the page Pier has a notice alone', () => {
    const empty = {
      ...pier,
      address: '',
      email: '',
      directionsUrl: '',
      position: null,
      hours: [],
      social: [],
    };
    const notice = { text: 'Storm', link: null, until: null };
    const content = makeContent([], { pier: { ...empty, notice } });
    expect(organisationOf(content, config).name).toBe('The Trust');
    expect(positionOf(content, config)).toEqual({ latitude: 1, longitude: 2 });
  });

  it('gives a site without the kinds of a pier its pages about the way there', () => {
    const without = kinds.filter((kind) => kind !== 'post' && kind !== 'page');
    const settings = { search: false };
    expect([...fixedPagesOf({ without, pier }, settings)]).toEqual(['contact', 'news', 'visit']);
    expect([...fixedPagesOf({ without }, settings)]).toEqual(['news']);
  });
});
