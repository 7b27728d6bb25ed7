import { describe, expect, it } from 'vitest';
import { hoursNode, readHours } from '../../../../generator/content/hours/read-hours.ts';

function read(node: unknown, lines: readonly string[] = []) {
  const reasons: string[] = [];
  const hours = readHours(hoursNode.parse(node), { lines, tell: (reason) => reasons.push(reason) });
  return { hours, reasons };
}

const monday = { day: 1, opens: '09:00', closes: '17:00' };
const closed = { date: '2026-12-25', isClosed: true, opens: '', closes: '', note: 'Holiday' };
const summer = { name: 'Summer', from: '05-01', until: '09-30', week: [monday] };

describe('opening hours as structure', () => {
  it('are taken as they are where they agree', () => {
    const week = [
      monday,
      { day: 1, opens: '18:00', closes: '02:00' },
      { day: 2, opens: '02:00', closes: '04:00' },
    ];
    const eve = { date: '2026-12-24', opens: '09:00', closes: '12:00' };
    const winter = { name: 'Winter', from: '10-01', until: '02-29' };
    const node = {
      ...{ week, exceptions: [closed, { ...eve, isClosed: null, note: null }] },
      seasons: [summer, { ...winter, week: null }],
    };
    const exceptions = [closed, { ...eve, isClosed: false, note: '' }];
    const hours = { week, exceptions, seasons: [summer, { ...winter, week: [] }] };
    expect(read(node)).toEqual({ hours, reasons: [] });
  });

  it('end at midnight where the CMS writes 24:00, and have no times on a closed day', () => {
    const week = [{ day: 7, opens: '00:00', closes: '24:00' }];
    const { hours } = read({ week, exceptions: [{ ...closed, opens: 'x' }] });
    expect(hours).toMatchObject({ week: [{ closes: '00:00' }], exceptions: [{ opens: '' }] });
  });

  it('come from the words where the CMS has no structure', () => {
    const lines = ['Monday 9 am to 5 pm'];
    for (const nothing of [null, undefined, {}, { week: [], exceptions: null, seasons: [] }])
      expect(read(nothing, lines).hours?.week).toEqual([monday]);
    expect(read(null, ['by appointment'])).toEqual({ hours: null, reasons: [] });
  });

  const late = { day: 1, opens: '12:00', closes: '20:00' };
  const night = { day: 7, opens: '20:00', closes: '10:00' };
  const open = { ...closed, isClosed: false, opens: '09:00', closes: '12:00' };
  const nextDay = { ...closed, date: '2026-02-30' };
  const winter = { ...summer, from: '09-30', until: '04-30' };
  const overlap = 'Sunday 20:00–10:00 and Monday 09:00–17:00 overlap';
  const shared = 'the seasons from 05-01 and from 09-30 share a day';
  const unsure = { ...closed, isClosed: false };
  it.each<readonly [string, object, string]>([
    [
      'a time that no clock shows',
      { week: [{ ...monday, closes: '25:00' }] },
      'row 1 of "week" cannot be read',
    ],
    ['a time in words', { week: [monday, { day: 2, opens: 'nine', closes: '17:00' }] }, 'row 2 of "week"'],
    ['an eighth day', { week: [{ ...monday, day: 8 }] }, 'row 1 of "week"'],
    ['an opening without an end', { week: [{ ...monday, closes: '09:00' }] }, 'row 1 of "week"'],
    ['a day that the calendar lacks', { week: [monday], exceptions: [nextDay] }, 'row 1 of "exceptions"'],
    ['an open exception without times', { week: [monday], exceptions: [unsure] }, 'row 1 of "exceptions"'],
    [
      'a season from no day',
      { week: [monday], seasons: [{ ...summer, from: '04-31' }] },
      'row 1 of "seasons"',
    ],
    ['two openings at once', { week: [monday, late] }, 'Monday 09:00–17:00 and Monday 12:00–20:00 overlap'],
    ['a night that runs into the next opening', { week: [night, monday] }, overlap],
    [
      'openings within a season that overlap',
      { seasons: [{ ...summer, week: [monday, monday] }] },
      'overlap',
    ],
    [
      'a day that is closed and open',
      { week: [monday], exceptions: [closed, open] },
      '2026-12-25 is closed and open',
    ],
    ['seasons that share a day', { week: [monday], seasons: [summer, winter] }, shared],
    ['exceptions from an unknown week', { exceptions: [closed] }, 'they have exceptions, but no week'],
  ])('are not used with %s, and the reason is told', (_, node, reason) => {
    const { hours, reasons } = read(node, ['Monday 9 am to 5 pm']);
    expect(hours).toBeNull();
    expect(reasons).toEqual([expect.stringContaining(reason)]);
  });
});
