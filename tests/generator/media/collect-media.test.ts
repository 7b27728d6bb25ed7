import { describe, expect, it } from 'vitest';
import type { Content, Entry } from '../../../generator/content/content.ts';
import type { StoredBlock } from '../../../generator/content/stored-blocks.ts';
import { collectMedia } from '../../../generator/media/collect-media.ts';
import { makeContent, makeEntry, makeMedia } from '../../support/entries.ts';

const uploads = '/wp-content/uploads/2026';

describe('collectMedia', () => {
  it('finds featured images, pictures deep in blocks, and files that links in text lead to', () => {
    const picture = { ref: 'media' as const, path: `${uploads}/inline-300x200.jpg` };
    const plan = { ref: 'link' as const, to: `${uploads}/plan.pdf?v=2#page=3`, isInternal: true };
    const parts = ['<p><img src="', '"><a href="', '">plan</a></p>'];
    const html = { ref: 'html' as const, parts, refs: [picture, plan] };
    const blocks: StoredBlock[] = [
      { block: 'core/html', props: { html } },
      settings({ columns: [{ html }] }),
    ];
    expect(namesOf({ imageId: 5, blocks }, { 5: 'featured.jpg' })).toEqual([
      ...['featured.jpg', 'inline-300x200.jpg', 'plan.pdf'],
    ]);
  });

  it('takes the file of the library where a picture names it by id', () => {
    const block = settings({ image: { id: 5, url: `${uploads}/small-150x150.jpg`, alt: '' } });
    const image = { ref: 'media' as const, path: `${uploads}/other-150x150.jpg`, id: 6 };
    const seo = { title: '', description: '', noindex: false, image };
    const files = { 5: 'small.jpg', 6: 'other.jpg' };
    expect(namesOf({ blocks: [block], seo }, files)).toEqual(['other.jpg', 'small.jpg']);
  });

  it('takes the address where the id is that of another file, as after an import', () => {
    const block = settings({ image: { id: 5, url: `${uploads}/pier-150x150.jpg`, alt: '' } });
    expect(namesOf({ blocks: [block] }, { 5: 'boat.jpg' })).toEqual(['pier-150x150.jpg']);
  });

  it('finds images and films in the settings of a section that have no id', () => {
    const slides = [{ image: { url: `${uploads}/slide.jpg` } }];
    const block = settings({ url: `${uploads}/film.mp4`, slides });
    expect(namesOf({ blocks: [block] })).toEqual(['film.mp4', 'slide.jpg']);
  });

  it('leaves what nothing shows, other hosts, and links to pages', () => {
    const image = { url: 'https://elsewhere.example/wp-content/uploads/a.jpg' };
    const block = settings({ url: '/visit/', image });
    expect(namesOf({ blocks: [block] }, { 9: 'unused.jpg' })).toEqual([]);
  });

  it('names the first entry that needs a file, once', () => {
    const pages = [1, 2].map((id) => entry({ id, title: `Page ${id}`, imageId: 5 }));
    const first = { kind: 'page', id: 1, title: 'Page 1', uri: '/page/' };
    expect(collectMedia(content({ pages, media: [[5, `${uploads}/a.jpg`]] }))).toEqual([
      { path: `${uploads}/a.jpg`, id: 5, card: {}, entry: first },
    ]);
  });

  it('tells when the library last changed a file, where it says so', () => {
    const pages = [entry({ imageId: 5 }), entry({ imageId: 6 })];
    const media = [
      [5, `${uploads}/a.jpg`, '2026-05-01T00:00:00.000Z'] as const,
      [6, `${uploads}/b.jpg`] as const,
    ];
    expect(collectMedia(content({ pages, media }))).toEqual([
      expect.objectContaining({ path: `${uploads}/a.jpg`, id: 5, modified: '2026-05-01T00:00:00.000Z' }),
      { path: `${uploads}/b.jpg`, id: 6, card: {}, entry: expect.anything() },
    ]);
  });

  it('tells the size of a picture that the library knows', () => {
    const media = [makeMedia(5, `${uploads}/a.jpg`)];
    const [need] = collectMedia(makeContent([entry({ imageId: 5 })], { media }));
    expect(need?.size).toEqual({ width: 1600, height: 900 });
  });

  it('wants social cards of the pictures that pages share: the featured one, or the first of the text', () => {
    const image = (name: string, id?: number): StoredBlock => ({
      block: 'core/image',
      props: { picture: { ref: 'media', path: `${uploads}/${name}`, ...(id && { id }) }, style: {} },
    });
    const cardsOf = (page: Parameters<typeof entry>[0], focalPoint?: { x: number; y: number }) => {
      const library = content({ pages: [entry(page)], media: [[5, `${uploads}/a.jpg`]] });
      const media = library.media.map((item) => ({ ...item, ...(focalPoint && { focalPoint }) }));
      return collectMedia({ ...library, media }).flatMap(({ path, card }) => (card ? [[path, card]] : []));
    };
    expect(cardsOf({ imageId: 5, blocks: [image('b.jpg')] })).toEqual([[`${uploads}/a.jpg`, {}]]);
    expect(cardsOf({ blocks: [image('b.jpg'), image('c.jpg')] })).toEqual([[`${uploads}/b.jpg`, {}]]);
    expect(cardsOf({ imageId: 99, blocks: [image('plan.pdf'), image('C.PNG')] })).toEqual([
      [`${uploads}/C.PNG`, {}],
    ]);
    // By the library's file, and around the focal point of an editor.
    const cut = { x: 0.071, y: 1 };
    expect(cardsOf({ blocks: [image('a-300x200.jpg', 5)] }, cut)).toEqual([
      [`${uploads}/a.jpg`, { focus: [7, 100] }],
    ]);
    expect(cardsOf({ imageId: 5 }, cut)).toEqual([[`${uploads}/a.jpg`, { focus: [7, 100] }]]);
    expect(cardsOf({ blocks: [settings({ url: `${uploads}/film.mp4` })] })).toEqual([]);
  });
});

/** The names of the files that one page needs, of a library with these files by their ids. */
function namesOf(page: Parameters<typeof entry>[0], files: Readonly<Record<number, string>> = {}): string[] {
  const media = Object.entries(files).map(([id, name]) => [Number(id), `${uploads}/${name}`] as const);
  return collectMedia(content({ pages: [entry(page)], media })).map(({ path }) =>
    path.replace(`${uploads}/`, ''),
  );
}

function settings(value: object): StoredBlock {
  return { block: 'pier/slideshow', settings: value };
}

function entry({ id = 1, ...values }: Parameters<typeof makeEntry<'page'>>[2] & { readonly id?: number }) {
  return makeEntry('page', id, { uri: '/page/', title: 'Page', ...values });
}

interface ContentInput {
  readonly pages: readonly Entry<'page'>[];
  readonly media?: readonly (readonly [id: number, path: string, modified?: string])[];
}

function content({ pages, media = [] }: ContentInput): Content {
  return makeContent(pages, {
    media: media.map(([id, path, modified = null]) =>
      makeMedia(id, path, { modified, width: null, height: null }),
    ),
  });
}
