import { describe, expect, it } from 'vitest';
import { programme } from '../../../generator/routes/programme.ts';
import type { RouteContext } from '../../../generator/routes/route-context.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext, upcomingCards } from '../../support/route-context.ts';

/** The moment is 10 am on Saturday, June 13, 2026. */
const programmeOf = (...events: Parameters<typeof openContext>[0]) => ofAll(openContext(events).context);
const ofAll = (context: RouteContext) => programme(upcomingCards(context), context);

describe('the groups of a programme', () => {
  it('are by months, the present one for what began earlier, without what is over', () => {
    const { groups } = programmeOf(
      makeEvent(1, '2026-06-01T09:00:00'),
      makeEvent(2, '2026-05-12T10:00:00', { end: '2026-06-14T18:00:00' }),
      makeEvent(3, '2026-06-20T19:00:00'),
      makeEvent(4, '2026-08-01T19:00:00'),
      makeEvent(5, '2026-06-19T19:00:00'),
    );
    expect(
      groups.map(({ label, month, events }) => [label, month, events.map(({ title }) => title)]),
    ).toEqual([
      ['June 2026', '2026-06', ['event 2', 'event 5', 'event 3']],
      ['August 2026', '2026-08', ['event 4']],
    ]);
  });

  it('are empty without upcoming events', () => {
    expect(programmeOf(makeEvent(1, '2026-06-01T09:00:00'))).toEqual({ groups: [], months: [] });
  });
});

describe('the months of a calendar', () => {
  it('are whole weeks from Sunday, with each event in its days', () => {
    const { months } = programmeOf(makeEvent(1, '2026-06-27T10:00:00', { end: '2026-06-29T18:00:00' }));
    const [june] = months;
    expect(june?.label).toBe('June 2026');
    expect(june?.weeks.every((week) => week.length === 7)).toBe(true);
    const days = june?.weeks.flat();
    expect(days?.slice(0, 2).map((day) => day?.date)).toEqual([undefined, '2026-06-01']);
    expect(days?.filter((day) => day !== null)).toHaveLength(30);
    expect(
      days?.flatMap(
        (day) => day?.events.map(({ title, isContinued }) => [day.day, title, isContinued]) ?? [],
      ),
    ).toEqual([
      [27, 'event 1', undefined],
      [28, 'event 1', true],
      [29, 'event 1', true],
    ]);
  });

  it('keep an event that runs for long out of the days, and name it in each of its months', () => {
    const { months } = programmeOf(makeEvent(1, '2026-11-13T16:30:00', { end: '2027-01-06T22:00:00' }));
    expect(months.map(({ label, weeks }) => [label, weeks])).toEqual([
      ['November 2026', []],
      ['December 2026', []],
      ['January 2027', []],
    ]);
    expect(months[1]?.events).toEqual([
      { title: 'event 1', href: '/event/event-1/', short: 'Nov 13 – Jan 6', isLong: true },
    ]);
  });

  it('leave out months that are over, and the clock tells when the next one is', () => {
    const { context } = openContext([makeEvent(1, '2026-05-20T10:00:00', { end: '2026-07-20T18:00:00' })]);
    expect(ofAll(context).months.map(({ key }) => key)).toEqual(['2026-06', '2026-07']);
    expect(context.clock.nextChange()).toEqual({ at: '2026-07-01T04:00:00.000Z', why: 'June 2026 is over' });
  });
});
