import { expect, it } from 'vitest';
import { findById, findBySlug } from '../../../generator/dependencies/find-in-list.ts';

const list = [
  { id: 7, slug: 'oyster' },
  { id: 3, slug: 'shed' },
  { id: 7, slug: 'shed' },
  { id: 2 ** 40, slug: 'Ünder' },
];

it('finds the last item of several with an id or a slug', () => {
  expect(findById(list, 7)).toBe(list[2]);
  expect(findById(list, 3)).toBe(list[1]);
  expect(findById(list, 2 ** 40)).toBe(list[3]);
  expect(findBySlug(list, 'shed')).toBe(list[2]);
  expect(findBySlug(list, 'oyster')).toBe(list[0]);
  expect(findBySlug(list, 'Ünder')).toBe(list[3]);
});

it('finds nothing for an unknown id or slug, and in an empty list', () => {
  expect(findById(list, 4)).toBeUndefined();
  expect(findById([], 7)).toBeUndefined();
  expect(findBySlug(list, 'ünder')).toBeUndefined();
  expect(findBySlug([], '')).toBeUndefined();
});
