import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPieces } from '../../../bin/report/report-files.ts';
import { lazyList } from '../../../generator/util/lazy-list.ts';
import { countCases } from '../../support/count-cases.ts';

it('are together the JSON that the language makes', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.string({ unit: 'binary' }),
    fc.constant('\ud800'),
  );
  // Some are longer than a piece.
  const long = fc.integer({ min: 60_000, max: 150_000 }).map((length) => 'é'.repeat(length));
  const items = fc.oneof(
    { weight: 2, arbitrary: fc.array(odd) },
    fc.array(long, { minLength: 2, maxLength: 3 }),
    fc.constant([]),
  );
  const { saw, expectSeen } = countCases();
  const lazy = items.map((items: readonly unknown[]) => lazyList(items.length, () => items.values()));
  const value = fc.oneof(odd, lazy, fc.array(lazy), fc.dictionary(fc.string(), fc.oneof(odd, lazy)));
  fc.assert(
    fc.property(fc.record({ value, more: odd, list: lazy }), (report) => {
      const text = JSON.stringify(report, null, 2);
      expect([...jsonPieces(report)].join('')).toBe(text);
      saw({
        'several pieces of a list': [...jsonPieces(report.list)].length > 1,
        'an empty list': report.list.length === 0,
        'undefined in a list': [...report.list].includes(undefined),
        'an unpaired surrogate': text.includes('\\ud800'),
      });
    }),
  );
  expectSeen();
});

it('are many for a long list, of which no item is made before its turn', () => {
  let made = 0;
  const paths = lazyList(100_000, function* () {
    for (made = 0; made < 100_000; made += 1) yield `/event/${made}/`;
  });
  const pieces = jsonPieces({ entries: paths });
  let text = '';
  for (let piece = pieces.next(); made < 10_000; piece = pieces.next()) text += piece.value;
  expect(made).toBeLessThan(20_000);
  expect(text).toMatch(/^\{\n {2}"entries": \[\n {4}"\/event\/0\/",\n {4}"\/event\/1\/",/);
});
