import { describe, expect, it } from 'vitest';
import { collisionKey, fileOf, hrefOf, pathOf, refuseSlug } from '../../../generator/content/paths.ts';

describe('pathOf', () => {
  it('puts a slash at both ends and composes accents', () => {
    expect(pathOf()).toBe('/');
    expect(pathOf('event', 'harbour-lights')).toBe('/event/harbour-lights/');
    expect(pathOf('news', 'p', 'cafe\u0301')).toBe('/news/p/caf\u00e9/');
  });
});

describe('fileOf', () => {
  it('is the index.html of a path, and the error page itself', () => {
    expect(fileOf('/')).toBe('index.html');
    expect(fileOf('/visit/')).toBe('visit/index.html');
    expect(fileOf('/404.html')).toBe('404.html');
  });
});

describe('hrefOf', () => {
  it('percent-encodes what an address may not carry', () => {
    expect(hrefOf('/news/p/夏の夜/')).toBe('/news/p/%E5%A4%8F%E3%81%AE%E5%A4%9C/');
    expect(hrefOf('/news/p/v1.2 b/')).toBe('/news/p/v1.2%20b/');
  });
});

describe('refuseSlug', () => {
  const refused = [
    ['', 'empty'],
    ['   ', 'empty'],
    ['.', 'leave'],
    ['..', 'leave'],
    ['../../x', 'leave'],
    ['..\\x', 'leave'],
    ['/abs', 'leave'],
    ['a\u0000b', 'control'],
    ['a\nb', 'control'],
    ['%2e%2e%2f', 'twice'],
    ['con', 'Windows'],
    ['aux.html', 'Windows'],
    ['name.', 'dot'],
    ['a:b', 'not allowed'],
    ['a?b', 'not allowed'],
    ['index.html', 'reserved'],
    ['404', 'reserved'],
    ['_assets', 'reserved'],
    ['sitemap.xml', 'reserved'],
    ['é'.repeat(128), 'longer'],
  ] as const;
  for (const [slug, reason] of refused)
    it(`refuses ${JSON.stringify(slug.slice(0, 20))}`, () => expect(refuseSlug(slug)).toContain(reason));

  it('takes emoji, other scripts, dots within and a lone hyphen', () => {
    for (const slug of ['🎡-wheel', '夏の夜', 'مهرجان', 'v1.2', '-', 'café'])
      expect(refuseSlug(slug)).toBeNull();
  });
});

describe('collisionKey', () => {
  it('is equal for paths that some file system holds for one', () => {
    expect(collisionKey('/News/')).toBe(collisionKey('/news/'));
    expect(collisionKey('/cafe\u0301/')).toBe(collisionKey('/caf\u00e9/'));
    expect(collisionKey('/ﬁsh/')).toBe(collisionKey('/fish/'));
    expect(collisionKey('/a/')).not.toBe(collisionKey('/b/'));
  });
});
