import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plugin, storedDates } from '../support/plugin-occurrences.ts';
import { openWordpress } from './support/open-wordpress.ts';

interface Listed {
  readonly start: string;
  readonly end: string | null;
  readonly state?: string;
}

describe('the dates of an event on the server', () => {
  const wordpress = openWordpress();

  it('are those of the form, for every rule, in years after 2038, too', async () => {
    const cases = fc.sample(fc.tuple(storedDates, fc.integer({ min: 2025, max: 2045 })), 400);
    const found = await wordpress.run<readonly (readonly Listed[])[]>(
      `return array_map( static function ( $case ) { return Boardwalk\\occurrencesOf( $case[0], $case[1] ); }, $given );`,
      { given: cases },
    );
    for (const [index, [fields, year]] of cases.entries()) {
      const { occurrences } = plugin.expandDates(fields, year) as { occurrences: readonly Listed[] };
      const expected = occurrences.map(({ start, end, state = '' }) => ({ start, end, state }));
      expect(found[index], JSON.stringify([fields, year])).toEqual(expected);
    }
  });

  it('leave out an unreadable start, and are that of the start where the rest cannot be read', async () => {
    const given = [
      { start: '', end: '', dates: [] },
      { start: 'tomorrow', end: '', dates: '' },
      { start: '2036-05-01T10:00:00', end: '2036-04-01T10:00:00', dates: { repeats: 'sometimes' } },
    ];
    expect(
      await wordpress.run(
        `return array_map( static function ( $one ) { return Boardwalk\\occurrencesOf( $one, 2036 ); }, $given );`,
        { given },
      ),
    ).toEqual([[], [], [{ start: '2036-05-01T10:00:00', end: null, state: '' }]]);
  });
});
