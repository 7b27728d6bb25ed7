import { expect, it } from 'vitest';
import { sayResult } from '../../../client-runtime/events/say-result.ts';

const cases: readonly (readonly [count: number, when: string, text: string, position: string])[] = [
  [3, 'weekend', '3 events this weekend', ''],
  [1, 'today', '1 event today', ''],
  [12, 'next-week', '12 events next week', ''],
  [2, '2026-07', '2 events in July 2026', ''],
  [4, '', '4 events', ''],
  [0, 'today', 'No events today for this choice. Choose another day or place, or fewer words.', ''],
  [0, '', 'No events for this choice. Choose another day or place, or fewer words.', ''],
  [2, 'today', '2 events today (page 1 of 3)', 'page 1 of 3'],
  [
    0,
    '2026-07',
    'No events in July 2026 (page 1 of 3) for this choice. Choose another day or place, or fewer words.',
    'page 1 of 3',
  ],
];

it.each(cases)(
  'tells the visitor the number of events, and where else to look when there are none: %i %s',
  (count, when, text, position) => {
    expect(sayResult({ count, when, month: 'July 2026', position })).toBe(text);
  },
);
