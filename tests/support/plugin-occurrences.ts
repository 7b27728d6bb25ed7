import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { readDates } from '../../generator/content/occurrences/read-dates.ts';
import { addDays } from '../../generator/util/iso-day.ts';
import { projectRoot } from './project-root.ts';

/** The fields as WordPress stores them. */
export interface StoredFields {
  readonly start: string;
  readonly end: string;
  readonly dates: Parameters<typeof readDates>[0];
}

interface PluginOccurrences {
  expandDates(fields: StoredFields, year: number): object;
}

const file = path.join(projectRoot, 'wordpress/boardwalk/assets/occurrences.js');
/** The dates that the script of the plugin's form lists. */
export const { boardwalkOccurrences: plugin }: { boardwalkOccurrences: PluginOccurrences } = runInNewContext(
  `const window = {}; ${readFileSync(file, 'utf8')} window`,
  { Date },
);

const firstDay = '2026-01-01';
const day = fc.integer({ min: 0, max: 1200 }).map((count) => addDays(firstDay, count));
const time = fc.constantFrom('00:00', '09:30', '10:00', '18:00', '22:00', '23:59');
const daysThatDiffer = fc.array(
  fc.record({
    date: day,
    change: fc.constantFrom('added', 'left-out', 'cancelled', 'sold-out', 'other-times'),
    from: fc.oneof(fc.constant(''), time),
    until: fc.oneof(fc.constant(''), time),
    note: fc.constantFrom('', 'Storm'),
  }),
  { maxLength: 12 },
);
/** Any dates that an editor may store. */
export const storedDates: fc.Arbitrary<StoredFields> = fc
  .record({
    day,
    from: time,
    nights: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 9, max: 1500 })),
    until: fc.option(time),
    dates: fc.record({
      repeats: fc.constantFrom('list', 'daily', 'weekly', 'monthly'),
      interval: fc.constantFrom(1, 1, 2, 3, 5, 52),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
      weeks: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, -1), { maxLength: 3 }),
      until: fc.oneof(fc.constant(''), day),
      count: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
      days: daysThatDiffer,
    }),
  })
  .map(({ day, from, nights, until, dates }) => ({
    start: `${day}T${from}`,
    end: until === null ? '' : laterOf(`${day}T${from}`, `${addDays(day, nights)}T${until}`),
    dates,
  }));

function laterOf(start: string, end: string): string {
  return end < start ? start : end;
}
