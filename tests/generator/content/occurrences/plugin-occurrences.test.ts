import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandDates, isLongRule } from '../../../../generator/content/occurrences/occurrences-of.ts';
import { readDates } from '../../../../generator/content/occurrences/read-dates.ts';
import { plugin, type StoredFields, storedDates } from '../../../support/plugin-occurrences.ts';

/** Dates as the form shows them. */
function ofPlugin(fields: StoredFields, year: number): unknown {
  return JSON.parse(JSON.stringify(plugin.expandDates(fields, year)));
}

/** Dates as the site shows them, read as from the CMS. */
function ofGenerator({ start, end, dates }: StoredFields, year: number): unknown {
  const read = readDates(dates, () => undefined);
  const fields = { start: `${start}:00`, end: end === '' ? null : `${end}:00`, dates: read };
  const { occurrences, strayDays, isCut } = expandDates(
    fields,
    isLongRule(fields) ? turned(fields, year) : undefined,
  );
  const shown = occurrences.map(({ start, end, state, note }) => ({
    start,
    end,
    ...(state && { state }),
    ...(note && { note }),
  }));
  return { occurrences: shown, strayDays, isCut };
}

/** Returns the year of which a rule shows its dates: this one, or the last one that has some. */
function turned(fields: Parameters<typeof expandDates>[0], thisYear: number): number {
  let year = Number(fields.start?.slice(0, 4));
  while (year < thisYear && expandDates(fields, year + 1).occurrences.length > 0) year += 1;
  return year;
}

describe("the dates of the plugin's form", () => {
  it('are those of the site, for every rule', () => {
    fc.assert(
      fc.property(storedDates, fc.integer({ min: 2025, max: 2031 }), (fields, year) => {
        expect(ofPlugin(fields, year)).toEqual(ofGenerator(fields, year));
      }),
      { numRuns: 600 },
    );
  });
});
