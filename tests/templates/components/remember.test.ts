import { expect, it } from 'vitest';
import { remember } from '../../../templates/components/remember.ts';

it('makes a value once, even where it is undefined', () => {
  const asked: string[] = [];
  const find = remember((name: string) => void asked.push(name));
  for (const name of ['pier', 'pier', 'sea']) expect(find(name)).toBeUndefined();
  expect(asked).toEqual(['pier', 'sea']);
});

it('keeps values apart that were asked for with different texts', () => {
  const join = remember((first: string, second: string, count: number) => [first, second, count]);
  const all: readonly (readonly [string, string, number])[] = [
    ['a,b', 'c', 1],
    ['a', 'b,c', 1],
    ['a', 'b","c', 1],
    ['a","b', 'c', 1],
    ['a', 'b,c', 11],
  ];
  for (const args of [...all, ...all]) expect(join(...args)).toEqual(args);
});

it('forgets, so that however many are asked for take no more memory', () => {
  let made = 0;
  const count = remember((_: number) => {
    made += 1;
    return made;
  });
  for (let index = 0; index < 100; index += 1) count(index);
  count(0);
  expect(made).toBe(101);
});
