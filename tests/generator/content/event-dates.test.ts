import { describe, expect, it } from 'vitest';
import { makePage } from '../../../generator/pages/make-page.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { programme } from '../../../generator/routes/programme.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext, upcomingCards } from '../../support/route-context.ts';

/** The pages of a site with this event alone, as a content file may have it, and what is said of it. */
function siteWith(start: string, end: string | null = null) {
  const { context, warnings } = openContext([makeEvent(1, start, { end })]);
  const paths = [...collectRoutes(context)].map((route) => makePage(route, context).path);
  const told = warnings.filter(({ entry }) => entry?.id === 1);
  return { paths, told, programme: programme(upcomingCards(context), context) };
}

describe('an event whose dates cannot be meant', () => {
  it.each([
    ['9999-12-31T00:00:00', 'starts in the year 9999, probably by mistake: no list shows it'],
    ['9999-12-01T10:00:00', 'starts in the year 9999, probably by mistake: no list shows it'],
    ['0026-06-13T10:00:00', 'starts in the year 26, probably by mistake: no list shows it'],
    ['next week', 'has no valid start date (next week): no list shows it'],
  ])('has its page, and is named: it starts at %s (faults 36)', (start, says) => {
    const { paths, told, programme } = siteWith(start);
    expect(paths).toContain('/event/event-1/');
    expect(told).toMatchObject([{ message: `The event ${says}`, field: 'startDate' }]);
    expect(programme.months).toEqual([]);
  });

  it.each([
    ['2027-03-14T02:30:00', '2027-03-14T05:00:00', '2027-03-14, 02:30', 'startDate'],
    ['2027-03-13T22:00:00', '2027-03-14T02:15:00', '2027-03-14, 02:15', 'endDate'],
  ])('is named where the clocks skip its start or end: from %s to %s', (start, end, time, field) => {
    const { paths, told } = siteWith(start, end);
    expect(paths).toContain('/event/event-1/');
    expect(told).toMatchObject([{ message: `The clocks skip ${time}: it is shown an hour later`, field }]);
  });

  it('is shown without an end that is too far away, and named (faults 37)', () => {
    const { told, programme } = siteWith('2026-07-02T10:00:00', '9999-12-31T10:00:00');
    expect(told).toMatchObject([
      { message: expect.stringContaining('ends in the year 9999'), field: 'endDate' },
    ]);
    expect(programme.months.map(({ key }) => key)).toEqual(['2026-07']);
  });

  it('has some twenty years in the calendar and no more, and is named (faults 37)', () => {
    const { told, programme } = siteWith('2026-07-01T10:00:00', '2999-12-31T10:00:00');
    expect(told).toMatchObject([{ message: expect.stringContaining('lasts more than'), field: 'endDate' }]);
    expect(programme.months).toHaveLength(253);
    expect(siteWith('2026-07-01T10:00:00', '2046-06-30T10:00:00')).toMatchObject({
      told: [],
      programme: { months: { length: 240 } },
    });
  });
});
