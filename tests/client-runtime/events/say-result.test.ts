import { expect, it } from 'vitest';
import { sayResult } from '../../../client-runtime/events/say-result.ts';

it.each([
  [3, 'weekend', '3 events this weekend'],
  [1, 'today', '1 event today'],
  [12, 'next-week', '12 events next week'],
  [2, '2026-07', '2 events in July 2026'],
  [4, '', '4 events'],
  [0, 'today', 'No events today for this choice. Choose another day or place, or fewer words.'],
  [0, '', 'No events for this choice. Choose another day or place, or fewer words.'],
])('says how many events fit, and what to do where there are none: %i %s', (count, when, text) => {
  expect(sayResult({ count, when, month: 'July 2026' })).toBe(text);
});
