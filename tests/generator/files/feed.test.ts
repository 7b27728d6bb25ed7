import { parseFeed as parseStrictly } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import { DomUtils, parseDocument, parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type FeedInput, type FeedItem, feed } from '../../../generator/files/feed.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { contentsOf } from '../../support/contents-of.ts';

const site = {
  title: 'The Pier',
  description: 'By the water',
  siteUrl: 'https://pier.example',
  idOrigin: 'https://pier.example',
  list: '/news/',
  id: '/news/',
  author: 'The Pier',
  language: 'en-GB',
};

describe('feed', () => {
  it('is an atom feed with links on the public host', () => {
    const file = feed({ ...site, items: [post({ path: '/news/p/café/', title: 'Café' })] });
    expect(file.path).toBe('news/feed.xml');
    expect(contentsOf(file)).toContain(' xml:lang="en-GB">');
    expect(contentsOf(file)).toContain(
      'rel="self" type="application/atom+xml" href="https://pier.example/news/feed.xml"',
    );
    expect(read({ items: [post({ path: '/news/p/café/', title: 'Café' })] })).toMatchObject({
      type: 'atom',
      title: 'The Pier',
      items: [{ title: 'Café', link: 'https://pier.example/news/p/caf%C3%A9/', description: 'A summary.' }],
    });
  });

  it('says the language of a post that has another than the site', () => {
    const items = [
      post({ title: 'One & <entry>', published: '2026-05-03T09:00:00Z' }),
      post({ title: 'Zwei', published: '2026-05-02T09:00:00Z', language: 'de-DE' }),
      post({ title: 'Three', published: '2026-05-01T09:00:00Z' }),
    ];
    const text = contentsOf(feed({ ...site, items }));
    expect(text.match(/<entry[^>]*>/g)).toEqual(['<entry>', '<entry xml:lang="de-DE">', '<entry>']);
    expect(text).toMatch(/<entry xml:lang="de-DE">\s*<id>.*<\/id>\s*<title type="html">Zwei/);
  });

  it('has the whole text of a post as html, and its picture with type and length', () => {
    const html = '<p>Fish &amp; <a href="https://pier.example/visit/">chips</a> ]]></p>';
    const picture = { url: 'https://pier.example/a&b.jpg', type: 'image/jpeg', length: 1200 };
    const file = feed({ ...site, items: [post({ html, picture })] });
    const [item] = parseStrictly(contentsOf(file)).items;
    expect(textIn(file, 'content')).toBe(html);
    expect(contentsOf(file)).toContain('<content type="html">');
    expect(item?.media).toMatchObject([{ url: picture.url, mimeType: 'image/jpeg', length: 1200 }]);
    const [bare] = parseStrictly(contentsOf(feed({ ...site, items: [post({ html: '' })] }))).items;
    expect([bare?.content, bare?.media]).toEqual([null, []]);
  });

  it('lies below the list that it is of, in its own title', () => {
    const file = feed({
      ...site,
      list: '/news/c/café/',
      id: '/?cat=3',
      title: 'Café',
      description: '',
      items: [],
    });
    expect(file.path).toBe('news/c/café/feed.xml');
    const { url, self, title, meta } = parseStrictly(contentsOf(file));
    expect([url, self, title, meta.type]).toEqual([
      'https://pier.example/news/c/caf%C3%A9/',
      'https://pier.example/news/c/caf%C3%A9/feed.xml',
      'Café',
      'atom',
    ]);
    expect(textIn(file, 'id')).toBe('https://pier.example/?cat=3');
    expect(contentsOf(file)).not.toContain('subtitle');
  });

  it('is dated by the newest change of a post, not by the clock', () => {
    const items = [
      post({ path: '/news/p/a/', modified: '2026-05-02T00:00:00Z' }),
      post({ path: '/news/p/b/', modified: '2026-05-07T00:00:00Z' }),
    ];
    expect(read({ items })?.updated).toEqual(new Date('2026-05-07T00:00:00Z'));
    expect(read({ items: [] })?.updated).toEqual(new Date('1970-01-01T00:00:00Z'));
  });

  it.each([
    ['the end of a cdata section', 'Fish ]]> chips ]]]]>> &amp; more'],
    ['markup', '<b>Fish</b> & <script>alert(1)</script> &lt;'],
    ['letters of every kind', '🎆 “Tides” 灯台からの手紙 مرحبا'],
  ])('is read by a feed reader as it was written: %s (faults 71)', (_name, text) => {
    const file = feedOf(text, 'Tides & Nature');
    const read = parseStrictly(contentsOf(file));
    expect(read.url).toBe(`${site.siteUrl}/news/`);
    for (const name of ['title', 'subtitle', 'name']) expect(textIn(file, name)).toBe(text);
    const [item] = read.items;
    expect([item?.title, item?.description]).toEqual([text, text]);
    expect(item?.categories.map(({ term }) => term)).toEqual([text, 'Tides & Nature']);
    expect(item?.published).toEqual(new Date('2026-05-01T09:00:00Z'));
  });
});

describe('the xml of the feed', () => {
  it.each([
    ...['Kids <12', 'Food & Drink', '"Best of" 2026', "a > b's", ']]>', 'R&amp;D', '<!--', '<b>bold</b>'],
    ...['&#60;', 'a\u0001b\ud800'],
  ])('is well-formed whatever a text is: %j (faults 71)', (text) => {
    const file = feedOf(text);
    const xml = contentsOf(file);
    expect(XMLValidator.validate(xml)).toBe(true);
    // The validator takes "<" in an attribute for text.
    expect(xml).not.toMatch(/="[^"]*</);
    const terms = parseStrictly(xml).items[0]?.categories.map(({ term }) => term);
    expect(xml).not.toContain('\u0001');
    const written = text.replaceAll('\u0001', '').replaceAll('\ud800', '');
    expect(terms).toEqual([written]);
    expect([textIn(file, 'title'), textIn(file, 'subtitle')]).toEqual([written, written]);
  });

  it('names a post by its number, not by its address, which changes with the title', () => {
    const idsOf = (path: string, others = {}) =>
      parseStrictly(contentsOf(feed({ ...site, ...others, items: [post({ id: 12, path })] }))).items.map(
        ({ id }) => id,
      );
    expect(idsOf('/news/p/summer/')).toEqual(['https://pier.example/?p=12']);
    expect(idsOf('/news/p/renamed/')).toEqual(idsOf('/news/p/summer/'));
    const moved = { siteUrl: 'https://new.example' };
    expect(idsOf('/news/p/summer/', moved)).toEqual(idsOf('/news/p/summer/'));
  });
});

/** A feed whose every text is this one. */
function feedOf(text: string, ...categories: string[]): OutputFile {
  const items = [post({ title: text, summary: text, categories: [text, ...categories] })];
  return feed({ ...site, title: text, author: text, description: text, items });
}

/** The text of the first element of that name. The reader would decode it twice. */
function textIn(file: OutputFile, name: string): string {
  const { children } = parseDocument(contentsOf(file), { xmlMode: true });
  return DomUtils.textContent(DomUtils.getElementsByTagName(name, children, true, 1));
}

function read(input: Pick<FeedInput, 'items'>) {
  return parseFeed(contentsOf(feed({ ...site, ...input })));
}

function post(changes: Partial<FeedItem>): FeedItem {
  return {
    ...{ id: 1, title: 'A post', path: '/news/p/a-post/', summary: 'A summary.', categories: [], html: '' },
    ...{ published: '2026-05-01T09:00:00Z', modified: '2026-05-01T09:00:00Z' },
    ...changes,
  };
}
