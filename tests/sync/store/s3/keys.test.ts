import { describe, expect, it } from 'vitest';
import { encodeKey, encodeQuery, refuseUnusableKey } from '../../../../sync/store/s3/keys.ts';

describe('a key in an address', () => {
  it.each([
    ['a b', 'a%20b'],
    ['a+b', 'a%2Bb'],
    ['100%', '100%25'],
    ['a%20b', 'a%2520b'],
    ['a#b?c&d=e', 'a%23b%3Fc%26d%3De'],
    [`"'`, '%22%27'],
    ['~!*()', '~%21%2A%28%29'],
    ['a\\b', 'a%5Cb'],
    ['/a//b/', '/a//b/'],
    ['é'.normalize('NFC'), '%C3%A9'],
    ['é'.normalize('NFD'), 'e%CC%81'],
    ['😀', '%F0%9F%98%80'],
  ])('is encoded once: %s', (key, encoded) => {
    expect(encodeKey(key)).toBe(encoded);
    expect(new URL(`https://host/bucket/${encodeKey(key)}`).pathname).toBe(`/bucket/${encoded}`);
  });

  it.each(['.', '..', 'a/../b', 'a/./b', '../a', 'a/..'])(
    'is refused where an address would lose a part of it: %s (faults 151)',
    (key) => {
      expect(() => refuseUnusableKey(key, 'host', 'PutObject')).toThrow(
        /cannot be published: a part of it is "\." or "\.\."/,
      );
    },
  );

  it('is refused when it is empty, too long or no Unicode', () => {
    const refuse = (key: string) => () => refuseUnusableKey(key, 'host', 'PutObject');
    expect(refuse('')).toThrow(/it is empty/);
    expect(refuse('ü'.repeat(513))).toThrow(/longer than 1024 bytes/);
    expect(refuse('ü'.repeat(512))).not.toThrow();
    expect(refuse('a\uD800')).toThrow(/not valid Unicode/);
    expect(refuse('...')).not.toThrow();
    expect(refuse('.well-known/a..b')).not.toThrow();
  });

  it('has its slashes encoded in a query', () => {
    expect(encodeQuery({ prefix: 'a/b c', delete: '' })).toBe('?prefix=a%2Fb%20c&delete=');
    expect(encodeQuery({})).toBe('');
  });
});
