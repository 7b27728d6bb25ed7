import { describe, expect, it } from 'vitest';
import type { EventDates, EventDay } from '../../../generator/content/content.ts';
import { makePage } from '../../../generator/pages/make-page.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { makeEntry } from '../../support/entries.ts';
import { openContext, upcomingCards } from '../../support/route-context.ts';

const weekly: EventDates = {
  ...{ repeats: 'weekly', interval: 1, weekdays: [], weeks: [] },
  ...{ until: '2026-09-24', count: null, days: [] },
};
const day = (date: string, change: EventDay['change'], more: Partial<EventDay> = {}): EventDay => ({
  ...{ date, change, from: '', until: '', note: '' },
  ...more,
});

/** A market on Thursdays from June 4, seen on Saturday, June 13. */
function site(dates: Partial<EventDates>, times: { start?: string; end?: string | null } = {}) {
  const fields = {
    ...{ start: '2026-06-04T10:00:00', end: '2026-06-04T14:00:00', dates: { ...weekly, ...dates } },
    ...times,
  };
  const { context, warnings } = openContext([makeEntry('event', 1, { fields })]);
  const html = [...collectRoutes(context)].map((route) => makePage(route, context));
  return { context, html, told: warnings.map(({ message }) => message) };
}

describe('an event with several dates', () => {
  it('is shown on its next date, and says how it repeats', () => {
    const [card] = upcomingCards(site({}).context);
    expect(card?.when.short).toBe('Thu, Jun 18');
    expect(card?.repeats).toBe('Every Thursday, until September 24, 2026');
    expect(card?.coming).toHaveLength(15);
  });

  it('is shown on the date after one that is cancelled, which stays among its dates', () => {
    const [card] = upcomingCards(site({ days: [day('2026-06-18', 'cancelled')] }).context);
    expect(card?.when.short).toBe('Thu, Jun 25');
    expect(card?.coming[0]).toMatchObject({ day: '2026-06-18', state: { label: 'Canceled' } });
  });

  it.each<[Partial<EventDates>, string]>([
    [{ repeats: 'daily', until: '2026-06-30' }, 'Daily, until June 30, 2026'],
    [{ weekdays: [2, 4, 6] }, 'Every Tuesday, Thursday and Saturday, until September 24, 2026'],
    [{ interval: 2, until: null, count: 9 }, 'Every 2 weeks: Thursday'],
    [
      { repeats: 'monthly', weekdays: [6], weeks: [1, -1], until: null, count: 9 },
      'Every month: first Saturday and last Saturday',
    ],
    [{ repeats: 'list', days: [day('2026-07-01', 'added')] }, 'On 2 days'],
    [{ repeats: 'list', days: [day('2026-07-01', 'sold-out'), day('2026-07-02', 'cancelled')] }, 'On 2 days'],
  ])('says its rule in words: %j', (dates, words) => {
    expect(upcomingCards(site(dates).context)[0]?.repeats).toBe(words);
  });

  it('is not running in the night between two dates of a season', () => {
    const season = { start: '2026-06-10T16:30:00', end: '2026-06-30T22:00:00' };
    const [card] = upcomingCards(site({ repeats: 'daily', until: null }, season).context);
    expect(card).toMatchObject({ isPast: false, when: { short: 'Sat, Jun 13' } });
  });

  it('changes when its next date is over', () => {
    const { context } = site({});
    expect(context.clock.nextChange()).toMatchObject({ at: '2026-06-18T18:00:00.000Z' });
  });
});

describe('dates that cannot be meant are told, and the page is right', () => {
  it.each<[Partial<EventDates>, string]>([
    [{ until: null }, 'The rule has no end: its dates are shown up to two years ahead'],
    [{ until: '2026-01-01' }, 'The last day, 2026-01-01, is before the start: only the first date is shown'],
    [{ repeats: 'daily', until: '2027-12-31' }, 'The event has more than 400 dates: the first 400 are shown'],
    [
      { days: [day('2026-07-04', 'left-out')] },
      'The day 2026-07-04 is marked as left-out, and the event is not on that day',
    ],
    [{ days: [day('2026-06-11', 'added')] }, 'The added day 2026-06-11 is one of its dates already'],
    [
      { repeats: 'list', days: [day('2026-06-04', 'left-out')] },
      'All dates are left out: no list shows the event',
    ],
    [
      { repeats: 'list', days: [day('2027-03-14', 'added', { from: '02:30', until: '05:00' })] },
      'The clocks skip 2027-03-14, 02:30: it is shown an hour later',
    ],
  ])('%j', (dates, message) => {
    const { told, html } = site(dates);
    expect(told).toContain(message);
    expect(html.map(({ path }) => path)).toContain('/event/event-1/');
  });

  it('tells of an end that is neither that of a date nor the last day', () => {
    const { told } = site({}, { end: '2026-09-24T14:00:00' });
    expect(told.join()).toContain('The end is days after the start');
  });
});
