import { expect, it } from 'vitest';
import { nameKey } from '../../words/name-key.ts';

it.each([
  ['de', 'Ärmelkanal Apfel Zoo über Ufer Ostsee Öl', 'Apfel Ärmelkanal Öl Ostsee über Ufer Zoo'],
  ['fr', 'Zoo Élan école Eau œuvre orange', 'Eau école Élan œuvre orange Zoo'],
  ['es', 'Nube ñandú nadar Nzinga oso Ñu', 'nadar Nube Nzinga ñandú Ñu oso'],
  ['es-MX', 'peña pez pena penzar', 'pena penzar peña pez'],
  ['en-US', 'the Shed Anchor «Buoy» 1978', '1978 Anchor «Buoy» Shed the'],
])('names in %s are sorted as its readers expect: %s', (language, names, sorted) => {
  const byKey = names
    .split(' ')
    .map((name) => ({ name, key: nameKey(name, language) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(byKey.map(({ name }) => name).join(' ')).toBe(sorted);
});
