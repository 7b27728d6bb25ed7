import { describe, expect, it } from 'vitest';
import { parseLocal, when } from '../../../generator/content/dates.ts';
import { webCalendars } from '../../../generator/routes/web-calendars.ts';

const url = 'https://www.halyardpier.example/event/lights/';

/** Returns the query for each calendar, by its name. */
function queriesOf(start: string, end: string | null, venue?: string) {
  const at = (local: string | null) => parseLocal(local, 'America/New_York');
  const from = at(start);
  if (from === null) throw new Error(`${start} is not a date`);
  const links = webCalendars({
    title: 'Tea & “Lights”',
    when: when(from, at(end), { language: 'en-US' }),
    venue,
    url,
  });
  return Object.fromEntries(
    links.map(({ label, href }) => [label, Object.fromEntries(new URL(href).searchParams)]),
  );
}

describe('links to web calendars', () => {
  it('carry title, place, address and the moments of an evening', () => {
    const { 'Google Calendar': google, Outlook: outlook } = queriesOf(
      '2026-06-13T19:00:00',
      '2026-06-13T22:00:00',
      'Sail Loft',
    );
    expect(google).toEqual({
      action: 'TEMPLATE',
      text: 'Tea & “Lights”',
      dates: '20260613T230000Z/20260614T020000Z',
      location: 'Sail Loft',
      details: url,
    });
    expect(outlook).toMatchObject({
      subject: 'Tea & “Lights”',
      startdt: '2026-06-13T19:00:00-04:00',
      enddt: '2026-06-13T22:00:00-04:00',
      body: url,
    });
    expect(outlook).not.toHaveProperty('allday');
  });

  it('end whole days before the day that they name', () => {
    const { 'Google Calendar': google, Outlook: outlook } = queriesOf('2026-08-22', '2026-08-23T23:59:59');
    expect(google?.dates).toBe('20260822/20260824');
    expect(outlook).toMatchObject({ startdt: '2026-08-22', enddt: '2026-08-24', allday: 'true' });
    expect(google).not.toHaveProperty('location');
  });

  it('make a moment of an event without an end', () => {
    expect(queriesOf('2026-06-28T14:00:00', null)['Google Calendar']?.dates).toBe(
      '20260628T180000Z/20260628T180000Z',
    );
  });
});
