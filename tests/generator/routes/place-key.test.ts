import { expect, it } from 'vitest';
import { placeKey } from '../../../generator/routes/place-key.ts';

it.each([
  ['The Pavilion', '/location/pavilion/', 'pavilion'],
  ['Café & Tap, Pier Head!', undefined, 'café-tap-pier-head'],
  ['—', undefined, ''],
])('is the last part of the address of "%s" at %s, otherwise its words: "%s"', (title, path, key) => {
  expect(placeKey(title, path)).toBe(key);
});
