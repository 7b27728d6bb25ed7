import { describe, expect, it } from 'vitest';
import { openingState } from '../../../client-runtime/hours/opening-state.ts';
import { readOpening } from '../../../client-runtime/hours/opening-times.ts';
import { sayBriefly, sayState } from '../../../client-runtime/hours/say-state.ts';

const shed = [
  'America/New_York',
  'w 2-4 12:00-22:00',
  'w 5-6 12:00-00:00',
  'w 7 12:00-21:00',
  'x 2026-07-04 12:00-15:00 Fireworks',
  'x 2026-12-25 - Holiday',
  'x 2026-12-29 -',
].join('\n');
const summer = 'America/New_York\ns 05-01 10-31\nw 4-7 11:00-17:00';
const bar = 'America/New_York\nw 1-7 18:00-02:00';

describe('the words for the state of a place', () => {
  it.each([
    // 2026-06-14 is a Sunday.
    [shed, '2026-06-14', '20:30', 'Open now, until 9 pm', 'Open until 9 pm'],
    [shed, '2026-06-14', '21:00', 'Closed, opens Tuesday at noon', 'Opens noon Tue'],
    [shed, '2026-06-16', '09:00', 'Closed, opens at noon', 'Opens noon'],
    [shed, '2026-06-15', '09:00', 'Closed, opens tomorrow at noon', 'Opens noon tomorrow'],
    [shed, '2026-06-19', '23:59', 'Open now, until midnight', 'Open until midnight'],
    [shed, '2026-07-04', '14:00', 'Open now, until 3 pm: Fireworks', 'Open until 3 pm'],
    [shed, '2026-12-25', '14:00', 'Closed today: Holiday. Opens tomorrow at noon', 'Closed today'],
    [shed, '2026-12-29', '14:00', 'Closed today. Opens tomorrow at noon', 'Closed today'],
    [summer, '2026-12-01', '10:00', 'Closed, opens May 1 at 11 am', 'Opens 11 am May 1'],
    [bar, '2026-06-14', '23:00', 'Open now, until 2 am', 'Open until 2 am'],
    [bar, '2026-06-15', '01:30', 'Open now, until 2 am', 'Open until 2 am'],
    ['UTC\nw 1-7 00:00-23:59', '2026-06-14', '03:00', 'Open now, day and night', 'Always open'],
    [
      'UTC\nw 1 08:30-08:30',
      '2026-06-15',
      '09:00',
      'Open now, until 8:30 am tomorrow',
      'Open until 8:30 am tomorrow',
    ],
    ['UTC', '2026-06-15', '09:00', 'Closed', 'Closed'],
  ])('%# at %s %s: %s', (text, date, time, words, brief) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const state = openingState(readOpening(text), { date, minute: hours * 60 + minutes });
    expect(sayState(state, date)).toBe(words);
    expect(sayBriefly(state, date)).toBe(brief);
  });
});
