import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonPieces } from '../../../bin/report/json-pieces.ts';
import { lazyList } from '../../../generator/util/lazy-list.ts';

it('are together the JSON that the language makes', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.string({ unit: 'binary' }),
    fc.constant('\ud800'),
  );
  const lazy = fc.array(odd).map((items) => lazyList(items.length, () => items.values()));
  const value = fc.oneof(odd, lazy, fc.array(lazy), fc.dictionary(fc.string(), fc.oneof(odd, lazy)));
  fc.assert(
    fc.property(fc.record({ value, more: odd, list: lazy }), (report) => {
      expect([...jsonPieces(report)].join('')).toBe(JSON.stringify(report, null, 2));
    }),
  );
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
