import { describe, expect, it } from 'vitest';
import { decodeOrKeep, findAnchor } from '../../../client-runtime/scroll/find-anchor.ts';

/** A page that has these ids. */
const pageWith = (...ids: string[]) => ({ getElementById: (id: string) => (ids.includes(id) ? id : null) });

describe('the anchor that a hash names', () => {
  it('is found by its id as it stands in the address first', () => {
    expect(findAnchor(pageWith('100%25', '100%'), '#100%25')).toBe('100%25');
  });

  it.each(['', '#'])('is null for the hash "%s"', (hash) => {
    expect(findAnchor(pageWith('', 'map'), hash)).toBeNull();
  });
});

describe('text from an address', () => {
  it('is decoded, or kept when its escapes are broken', () => {
    expect(decodeOrKeep('/art/%E4%B8%AD/')).toBe('/art/中/');
    expect(decodeOrKeep('/art/%E4/')).toBe('/art/%E4/');
  });
});
