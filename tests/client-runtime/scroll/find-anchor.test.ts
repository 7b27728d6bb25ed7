import { describe, expect, it } from 'vitest';
import { decodeOrKeep, findAnchor } from '../../../client-runtime/scroll/find-anchor.ts';

/** A page that has these ids. */
const pageWith = (...ids: string[]) => ({
  getElementById: (id: string) => (ids.includes(id) ? id : null),
});

describe('the anchor that a hash names', () => {
  it('is found by its decoded id (behaviours 23)', () => {
    expect(findAnchor(pageWith('café'), '#caf%C3%A9')).toBe('café');
    expect(findAnchor(pageWith('café'), '#café')).toBe('café');
  });

  it('is found by its id as it stands in the address first', () => {
    expect(findAnchor(pageWith('100%25', '100%'), '#100%25')).toBe('100%25');
  });

  it('may begin with a digit or hold marks of selectors (behaviours 24)', () => {
    for (const id of ['1st', 'a.b', 'a:b', '1']) expect(findAnchor(pageWith(id), `#${id}`)).toBe(id);
  });

  it('is null when no element has the id (behaviours 22)', () => {
    expect(findAnchor(pageWith('map'), '#nope')).toBeNull();
  });

  it.each(['', '#'])('is null for the hash "%s"', (hash) => {
    expect(findAnchor(pageWith('', 'map'), hash)).toBeNull();
  });

  it.each(['#%E0%A4%A', '#%zz', '#%'])(
    'is null for the broken escape %s, and nothing is thrown (behaviours 25)',
    (hash) => {
      expect(findAnchor(pageWith('map'), hash)).toBeNull();
    },
  );
});

describe('text from an address', () => {
  it('is decoded, or kept when its escapes are broken', () => {
    expect(decodeOrKeep('/art/%E4%B8%AD/')).toBe('/art/中/');
    expect(decodeOrKeep('/art/%E4/')).toBe('/art/%E4/');
  });
});
