import { expect, it } from 'vitest';
import { nextDue } from '../../../generator/dependencies/next-change.ts';

const now = '2026-06-13T14:00:00Z';
const change = { at: '2026-06-14T10:00:00.000Z', why: 'the event "Sunrise Yoga" ends' };

it.each([
  ['the earlier one of both', '2026-06-14T07:00:00.000Z', 'a scheduled entry is due'],
  ['the change of a page that comes before it', '2026-06-14T11:00:00.000Z', change.why],
  ['the change of a page, when the CMS is late with its entry', '2026-06-13T14:00:00.000Z', change.why],
  ['the change of a page without a scheduled entry', null, change.why],
])('the next build is due by %s', (_, nextScheduled, why) => {
  expect(nextDue(change, { nextScheduled, now })?.why).toBe(why);
});

it('the next build is due by a scheduled entry where no page changes by itself', () => {
  const nextScheduled = '2026-07-01T07:00:00.000Z';
  expect(nextDue(null, { nextScheduled, now })?.at).toBe(nextScheduled);
  expect(nextDue(null, { nextScheduled: undefined, now })).toBeNull();
});
