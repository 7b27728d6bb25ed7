import { type ForeignPlugin, foreignEntry, ownType } from './foreign-cms.ts';

/**
 * The shapes of The Events Calendar with QL Events: local times of the event's own zone, the venue an entry of its own.
 * Events about both changes of clock, of whole days, over several days, and in another zone.
 */
export function eventsCalendar(): ForeignPlugin {
  const pierHall = foreignEntry('Venue', 501, {
    title: 'Pier Hall',
    address: '1 Harbour Street',
    phone: '727-555-0142',
  });
  const event = (id: number, title: string, [startDate, endDate]: readonly string[], more: object = {}) =>
    foreignEntry('Event', id, {
      ...{ title, startDate, endDate, timezone: 'America/New_York', venue: pierHall, cost: '12', url: '' },
      ...more,
    });
  return {
    schema: `
      ${ownType('Venue', 'venues', 'address: String phone: String url: String')}
      ${ownType('Event', 'events', 'startDate: String endDate: String timezone: String allDay: Boolean venue: Venue cost: String url: String')}`,
    lists: {
      venues: [pierHall],
      events: [
        event(11, 'Before the clocks change', ['2026-03-07 19:00:00', '2026-03-07 21:00:00']),
        event(12, 'After the clocks change', ['2026-03-08 19:00:00', '2026-03-08 21:00:00']),
        event(13, 'Halloween Night', ['2026-10-31 20:00:00', '2026-11-01 03:00:00'], { cost: '0' }),
        event(14, 'Winter Lights', ['2026-11-01 18:30:00', '2026-11-01 20:00:00'], { cost: '$5 – $8' }),
        event(15, 'Founders Day', ['2026-06-20 00:00:00', '2026-06-20 23:59:59'], {
          allDay: true,
          venue: null,
        }),
        event(16, 'Boat Show', ['2026-07-03 00:00:00', '2026-07-05 23:59:59'], { allDay: true }),
        event(17, 'Call from London', ['2026-10-27 18:00:00', '2026-10-27 19:00:00'], {
          timezone: 'Europe/London',
        }),
        event(18, 'Call from afar', ['2026-06-01 12:00:00', '2026-06-01 13:00:00'], { timezone: 'UTC+5.5' }),
        event(19, 'Wrong', ['20 June at eight', ''], { timezone: '' }),
      ],
    },
  };
}

/** The shapes of Advanced Custom Fields with WPGraphQL for ACF: groups, references and files as connections, dates of its pickers. */
export function customFields(): ForeignPlugin {
  const place = foreignEntry('Place', 601, {
    title: 'Deck',
    placeDetails: { street: '2 Harbour Street', map: { latitude: 27.77, longitude: -82.63 } },
  });
  const gig = (id: number, title: string, gigDetails: object) =>
    foreignEntry('Gig', id, { title, gigDetails });
  const venue = { nodes: [place] };
  return {
    schema: `
      type PlaceMap { latitude: Float longitude: Float }
      type PlaceDetails { street: String map: PlaceMap }
      type GigDetails { start: String end: String doors: String day: String seconds: Int price: Float isFree: Boolean venue: ContentNodeConnection poster: MediaItemEdge description: String kind: [String] }
      ${ownType('Place', 'places', 'placeDetails: PlaceDetails')}
      ${ownType('Gig', 'gigs', 'gigDetails: GigDetails')}`,
    lists: {
      places: [place],
      gigs: [
        gig(21, 'Tide Songs', {
          ...{
            start: '2026-03-08T19:00:00+00:00',
            end: '2026-03-08T21:30:00+00:00',
            doors: '6:30 pm',
            price: 12.5,
            venue,
          },
          ...{ day: '20260308', seconds: 1773010800, description: '<p>Songs of the <em>sea</em>.</p>' },
        }),
        gig(22, 'Quiet Morning', {
          ...{
            start: '2026-11-01T09:00:00+00:00',
            end: null,
            doors: 'early',
            price: 0,
            isFree: true,
            venue: null,
          },
          ...{ day: '20261101', seconds: 1793541600, description: null },
        }),
      ],
    },
  };
}
