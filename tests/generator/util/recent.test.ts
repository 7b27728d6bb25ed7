import { describe, expect, it } from 'vitest';
import { createRecent } from '../../../generator/util/recent.ts';

describe('remembering recent values', () => {
  it('makes a value once while few others are asked for', () => {
    const { find, made } = counting(3);
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) expect(find(key)).toBe(`value of ${key}`);
    expect(made).toEqual(['a', 'b', 'c', 'd']);
  });

  it('forgets a value after twice as many others, and makes it again', () => {
    const { find, made } = counting(3);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a']) find(key);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a']);
  });

  it('keeps a value that is asked for again and again', () => {
    const { find, made } = counting(3);
    for (let index = 0; index < 50; index += 1) {
      find('a');
      find(`other ${index}`);
    }
    expect(made.filter((key) => key === 'a')).toHaveLength(1);
  });
});

function counting(most: number) {
  const made: string[] = [];
  const { at } = createRecent((key: string) => {
    made.push(key);
    return `value of ${key}`;
  }, most);
  return { find: at, made };
}
