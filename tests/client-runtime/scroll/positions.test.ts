import { describe, expect, it } from 'vitest';
import { openPositions } from '../../../client-runtime/scroll/positions.ts';

/** A storage with a value in it. */
function storageWith(value: string | null) {
  let stored = value;
  return {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text;
    },
  };
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the positions of a tab', () => {
  it('are there again after a reload (behaviours 27)', () => {
    const storage = storageWith(null);
    openPositions(() => storage).set('a', 800);
    const positions = openPositions(() => storage);
    expect(positions.get('a')).toBe(800);
    expect(positions.get('b')).toBeUndefined();
  });

  it.each(['oops', 'null', '7', '[]', '{"a":"1"}', '{"a":[0]}', '{"a":null}', '{"__proto__":{"a":1}}'])(
    'are empty for the foreign value %s',
    (value) => {
      const storage = storageWith(value);
      const positions = openPositions(() => storage);
      expect(positions.get('a')).toBeUndefined();
      positions.set('a', 5);
      expect(openPositions(() => storage).get('a')).toEqual(5);
    },
  );

  it.each([
    ['is blocked', refuse],
    ['throws on reading', () => ({ getItem: refuse, setItem: () => {} })],
    ['is full', () => ({ getItem: () => null, setItem: refuse })],
  ])('last as long as the document when the storage %s', (_what, openStorage) => {
    const positions = openPositions(openStorage);
    positions.set('a', 300);
    expect(positions.get('a')).toEqual(300);
  });

  it('are not those of every object', () => {
    expect(openPositions(() => storageWith(null)).get('constructor')).toBeUndefined();
  });
});
