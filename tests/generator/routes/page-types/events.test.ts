import { describe, expect, it } from 'vitest';
import { relatedEvents } from '../../../../generator/routes/page-types/events.ts';
import { makeEntry } from '../../../support/entries.ts';
import { makeEvent } from '../../../support/events.ts';
import { openContext } from '../../../support/route-context.ts';

describe('the location that a venue names', () => {
  const places = [
    makeEntry('location', 1, { title: 'The Pavilion' }),
    makeEntry('location', 2, { title: 'Pier' }),
    makeEntry('location', 3, { title: 'Pier Head Light' }),
    makeEntry('location', 4, { title: '☕' }),
  ];
  const { context } = openContext(places);

  it.each([
    ['its very name', 'the pavilion', 1],
    ['its name among other words', 'The Pavilion, upstairs', 1],
    ['the longest of several names', 'Pier Head Light', 3],
    ['a part of a word', 'Pierhead', undefined],
    ['no place of the pier', 'Harbour Lawn', undefined],
    ['nothing', '', undefined],
  ])('is found by %s', (_, venue, id) => {
    expect(context.lists.locationOf(makeEvent(9, '2026-06-20T19:00:00', { venue }))?.id).toBe(id);
  });
});

describe('related events', () => {
  const pavilion = makeEntry('location', 100, { title: 'The Pavilion' });
  const events = [
    makeEvent(1, '2026-06-20T19:00:00', { venue: 'Lawn' }),
    makeEvent(2, '2026-06-21T19:00:00', { venue: 'The Pavilion' }),
    makeEvent(3, '2026-06-22T19:00:00', { venue: 'The Pavilion, upstairs' }),
    makeEvent(4, '2026-06-23T19:00:00', { venue: 'lawn' }),
    makeEvent(5, '2026-06-01T19:00:00', { venue: 'Lawn' }),
  ];
  const { context } = openContext([pavilion, ...events]);
  const titlesFor = (id: number, limit = 3) => {
    const entry = events.find((event) => event.id === id);
    return entry && relatedEvents(entry, limit, context).map(({ title }) => title);
  };

  it('are those at the same place first, then the ones after it, then the next ones, without the event itself', () => {
    expect(titlesFor(2)).toEqual(['event 3', 'event 4', 'event 1']);
    expect(titlesFor(4)).toEqual(['event 1', 'event 2', 'event 3']);
  });

  it('of an event that is over are to come', () => expect(titlesFor(5, 2)).toEqual(['event 1', 'event 4']));
});
