import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { organisationOf } from '../../../generator/routes/organisation.ts';
import { countryOf, phoneLink, undialled } from '../../../generator/routes/phone.ts';
import { telephone } from '../../../generator/routes/structured-data/thing.ts';
import { ReachLines } from '../../../templates/components/ContactLines.tsx';
import { PlaceFacts } from '../../../templates/components/PlaceFacts.tsx';
import { makeContent } from '../../support/entries.ts';
import { pageSettings } from '../../support/page-settings.ts';

it('a number is shown as typed, and dialled as it is in its country, by search engines, too', () => {
  const typed = '207 555 0142 / 0143';
  const phone = phoneLink(typed, 'US');
  expect(phone).toEqual({ label: typed, href: 'tel:+12075550142' });
  expect(telephone(phone)).toBe('+12075550142');
});

it('what cannot be dialled is shown as text, and told', () => {
  const phone = phoneLink('at the gate', 'US');
  expect(phone).toEqual({ label: 'at the gate' });
  expect(telephone(phone)).toBeUndefined();
  expect(undialled({ label: 'at the gate' }).message).toContain('"at the gate"');
  const organisation = { name: 'Pier', phone: { label: 'at the gate' }, hours: [], social: [] };
  const pages = [
    <PlaceFacts key="p" title="Shed" phone={{ label: 'at the gate' }} />,
    <ReachLines key="r" organisation={organisation} />,
  ];
  for (const page of pages) {
    const html = renderToStaticMarkup(page);
    expect(html).toContain('at the gate');
    expect(html).not.toContain('<a ');
  }
  expect(phoneLink('', 'US')).toBeUndefined();
});

it.each([
  [{ country: 'GB', address: '1 Pier Road, Port Ellery, ME 04099', language: 'de-DE' }, 'GB'],
  [{ address: '1 Pier Road, Port Ellery, ME 04099', language: 'de-DE' }, 'US'],
  [{ address: 'Hafen 1, Hamburg', language: 'de-DE' }, 'DE'],
  [{ language: 'en-US' }, 'US'],
  [{ language: 'en' }, undefined],
  [{ country: 'XX', language: 'es-419' }, undefined],
])('the country of %o is %s', (signs, country) => expect(countryOf(signs)).toBe(country));

it('the number of the organisation is of its country', () => {
  const organisation = { name: 'Pier', phone: '020 7946 0018', country: 'GB', hours: [], social: [] };
  const found = organisationOf(makeContent(), { ...pageSettings, organisation });
  expect(found.phone).toEqual({ label: '020 7946 0018', href: 'tel:+442079460018' });
});
