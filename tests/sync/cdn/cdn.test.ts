import { describe, expect, it } from 'vitest';
import { addressesOf } from '../../../sync/cdn/cdn.ts';

describe('addressesOf', () => {
  it('names a page in each of its forms', () => {
    expect(addressesOf(['index.html', 'visit/index.html', 'news/feed.xml'])).toEqual([
      '/',
      '/index.html',
      '/visit/',
      '/visit',
      '/visit/index.html',
      '/news/feed.xml',
    ]);
  });

  it('encodes each path once (sync 30)', () => {
    expect(addressesOf(['a b/ü~😀%/x.xml'])).toEqual(['/a%20b/%C3%BC~%F0%9F%98%80%25/x.xml']);
  });

  it('names all at once above two hundred (sync 28)', () => {
    const files = Array.from({ length: 201 }, (_, index) => `${index}.xml`);
    expect(addressesOf(files.slice(0, 200))).toHaveLength(200);
    expect(addressesOf(files)).toEqual(['/*']);
  });
});
