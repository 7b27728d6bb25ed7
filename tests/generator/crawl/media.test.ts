import { describe, expect, it } from 'vitest';
import type { Media } from '../../../generator/content/content.ts';
import { openLibrary } from '../../../generator/crawl/media.ts';

function item(id: number, alt = ''): Media {
  const path = `/wp-content/uploads/${id}.jpg`;
  return { id, path, alt, mimeType: 'image/jpeg', modified: null, width: 3, height: 2 };
}

describe('the library of a crawl', () => {
  it('has the same item of the saved crawl where that is unchanged', () => {
    const saved = [item(1), item(2), item(3)];
    const now = [item(1), item(2, 'A heron'), item(4)];
    const taken = now.map(openLibrary(saved));
    expect(taken[0]).toBe(saved[0]);
    expect(taken[1]).not.toBe(saved[1]);
    expect(JSON.stringify(taken)).toBe(JSON.stringify(now));
  });
});
