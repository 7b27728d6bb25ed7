import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocationCard } from '../../../templates/components/LocationCard.tsx';
import { PlaceRow } from '../../../templates/components/PlaceRow.tsx';
import type { LocationSummary } from '../../../templates/types.ts';
import { link } from '../samples.ts';

const days = [
  'Tuesday to Thursday 12 pm to 10 pm',
  'Friday and Saturday 12 pm to midnight',
  'Sunday 12 pm to 9 pm',
];

describe.each([
  ['card', (location: LocationSummary) => <LocationCard location={location} level={2} />],
  ['row', (location: LocationSummary) => <PlaceRow number={1} location={location} />],
])('the %s of a place', (_, show) => {
  const htmlOf = (hours?: readonly string[]): string => {
    const { href } = link('Oyster Shed', '/location/oyster-shed/');
    const address = '22 Halyard Pier';
    return renderToStaticMarkup(
      show({ id: 1, title: 'Oyster Shed', href, address, kinds: [], ...(hours !== undefined && { hours }) }),
    );
  };

  it('shows all lines of its opening hours, one below the other', () => {
    expect(htmlOf(days)).toContain(days.join('<br/>'));
  });

  it('shows none of them where they are too many, and says that they are on its page', () => {
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${day} 9 am to 5 pm`);
    const html = htmlOf(week);
    expect(html).toContain('See all opening hours');
    expect(html).not.toContain('9 am');
  });

  it('says nothing of hours that nobody gave', () => {
    expect(htmlOf()).not.toContain('hours');
    expect(htmlOf(['', ' '])).toBe(htmlOf());
    expect(htmlOf([])).toContain('22 Halyard Pier');
  });
});
