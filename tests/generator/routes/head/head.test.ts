import { describe, expect, it } from 'vitest';
import type { PageSettings } from '../../../../config/resolve-config.ts';
import type { AnyEntry, Content, Seo } from '../../../../generator/content/content.ts';
import type { StoredBlock } from '../../../../generator/content/stored-blocks.ts';
import type { MediaTable } from '../../../../generator/media/media-table.ts';
import { collectRoutes } from '../../../../generator/routes/collect-routes.ts';
import type { HeadProps } from '../../../../templates/components/Head.tsx';
import { makeCategory, makeEntry, makeMedia, makePost } from '../../../support/entries.ts';
import { openContext } from '../../../support/route-context.ts';

const seo: Seo = { title: '', description: '', noindex: false, image: null };

/** A library of pictures, the first with id 900. */
const files = ['pier.jpg', 'plan.svg', 'new.avif', 'dawn.jpg'];
const media = files.map((name, index) =>
  makeMedia(900 + index, `/wp-content/uploads/${name}`, { alt: `Alt ${name}` }),
);
const table: MediaTable = new Map(
  files.map((name) => [
    `/wp-content/uploads/${name}`,
    { src: `/_assets/media/${name}`, width: 1600, height: 900 },
  ]),
);

const home = makeEntry('page', 1, {
  imageId: 903,
  uri: '/',
  fields: { isFrontPage: true, isPostsPage: false, isPrivacyPage: false },
});

function headsOf(entries: readonly AnyEntry[], values: Partial<Content> = {}, pictures: MediaTable = table) {
  const settings: Partial<PageSettings> = { siteUrl: 'https://pier.example' };
  const { context, warnings } = openContext(entries, { media, ...values }, settings, pictures);
  const routes = new Map([...collectRoutes(context)].map((route) => [route.path, route]));
  const head = (path: string): HeadProps => {
    const route = routes.get(path);
    if (route === undefined) throw new Error(`no route ${path}`);
    return route.head();
  };
  return { head, warnings: () => warnings.map(({ message }) => message) };
}

describe('the picture that is shared', () => {
  const sharedBy = (values: Parameters<typeof makePost>[1], pictures?: MediaTable) =>
    headsOf([home, makePost(5, { slug: 'a', ...values })], {}, pictures).head('/news/p/a/').openGraph.image;

  it('is the entry’s own, at its full address, with its size and words', () => {
    const url = 'https://pier.example/_assets/media/pier.jpg';
    expect(sharedBy({ imageId: 900 })).toEqual({ url, width: 1600, height: 900, alt: 'Alt pier.jpg' });
  });

  it('is the one that an editor chose for sharing', () => {
    const image = { ref: 'media', path: '/wp-content/uploads/dawn.jpg' } as const;
    expect(sharedBy({ imageId: 900, seo: { ...seo, image } })?.url).toMatch(/dawn\.jpg$/);
  });

  it('is the first in the text, or in a section, where none is featured', () => {
    const picture = { ref: 'media', path: '/wp-content/uploads/pier.jpg' } as const;
    const image: StoredBlock = { block: 'core/image', props: { picture, style: {} } };
    const dawn = { id: 903, url: '/wp-content/uploads/dawn-300x200.jpg' };
    const hero: StoredBlock = { block: 'pier/hero', settings: { image: dawn } };
    expect(sharedBy({ blocks: [image, hero] })?.url).toMatch(/pier\.jpg$/);
    expect(sharedBy({ blocks: [hero, image] })?.url).toMatch(/dawn\.jpg$/);
  });

  it('is never a drawing or in a format that networks do not show', () => {
    expect(sharedBy({ imageId: 901 })?.url).toMatch(/dawn\.jpg$/);
    expect(sharedBy({ imageId: 902 })?.url).toMatch(/dawn\.jpg$/);
  });

  it('is that of the home page where the entry has none', () => {
    expect(sharedBy({})?.url).toBe('https://pier.example/_assets/media/dawn.jpg');
  });

  it('is its social card, unless an editor chose another picture for sharing', () => {
    const withCards = new Map(
      [...table].map(([file, picture], index) => {
        const card = [`0000000${index}`, 1000] as const;
        const sources = { stem: picture.src.replace(/\.\w+$/, ''), avif: [1600], card };
        return [file, { ...picture, sources }];
      }),
    );
    const card = {
      url: 'https://pier.example/_assets/media/pier-card00000000.jpg',
      ...{ width: 1000, height: 525, alt: 'Alt pier.jpg' },
    };
    expect(sharedBy({ imageId: 900 }, withCards)).toEqual(card);
    expect(sharedBy({}, withCards)?.url).toBe('https://pier.example/_assets/media/dawn-card00000003.jpg');
    const image = { ref: 'media', path: '/wp-content/uploads/dawn.jpg' } as const;
    expect(sharedBy({ imageId: 900, seo: { ...seo, image } }, withCards)?.url).toMatch(/dawn\.jpg$/);
    // Plugins for search engines name the featured picture where nobody has chosen.
    const featured = { ref: 'media', path: '/wp-content/uploads/pier.jpg', id: 900 } as const;
    expect(sharedBy({ imageId: 900, seo: { ...seo, image: featured } }, withCards)).toEqual(card);
  });

  it('has the name of the page for words where it has none of its own', () => {
    const wordless = [makeMedia(950, '/wp-content/uploads/pier.jpg')];
    const ferryDay = makePost(5, { slug: 'a', title: 'Ferry Day', imageId: 950 });
    const { head } = headsOf([home, ferryDay], { media: wordless });
    expect(head('/news/p/a/').openGraph.image?.alt).toBe('Ferry Day');
  });

  it('is the icon of the site where the home page has none either', () => {
    const { head } = headsOf([{ ...home, imageId: null }, makePost(5, { slug: 'a' })]);
    expect(head('/news/p/a/').openGraph.image).toMatchObject({
      ...{ url: 'https://pier.example/icon-512.png', width: 512, height: 512 },
    });
  });

  it('keeps the address of media that is linked', () => {
    const linked = new Map([
      ['/wp-content/uploads/pier.jpg', { src: 'https://cdn.example/pier.jpg', width: 1600, height: 900 }],
    ]);
    expect(sharedBy({ imageId: 900 }, linked)?.url).toBe('https://cdn.example/pier.jpg');
  });
});

describe('what search engines may list', () => {
  const hidden = { ...seo, noindex: true };

  it('is what the entry says', () => {
    const posts = [makePost(5, { slug: 'a', seo: hidden }), makePost(6, { slug: 'b', seo })];
    const { head, warnings } = headsOf([home, ...posts]);
    expect(head('/news/p/a/').robots).toBe('noindex');
    expect(head('/news/p/b/').robots).toBe('max-image-preview:large');
    expect(warnings().filter((message) => message.includes('search engines'))).toEqual([]);
  });

  it('is everything where the CMS hides itself as a whole, which is reported', () => {
    const { head, warnings } = headsOf([{ ...home, seo: hidden }, makePost(5, { slug: 'a', seo: hidden })]);
    expect(head('/').robots).toBe('max-image-preview:large');
    expect(head('/news/p/a/').robots).toBe('max-image-preview:large');
    expect(warnings()).toContain('The CMS marks every entry noindex: this site ignores it');
  });

  it('is neither the error page nor the door for editors, whatever the CMS says', () => {
    const { head } = headsOf([{ ...home, seo: hidden }, makePost(5, { seo: hidden })]);
    expect(head('/404.html').robots).toBe('noindex');
    expect(head('/wp-admin/').robots).toBe('noindex');
  });
});

describe('the way to a page', () => {
  const entries = [
    home,
    makeEntry('page', 2, { title: 'About us', slug: 'about', uri: '/about/' }),
    makeEntry('page', 3, { title: 'Team', slug: 'team', uri: '/about/team/' }),
    makeEntry('page', 4, { title: 'What is on', slug: 'event', uri: '/event/' }),
    makeEntry('page', 5, { title: 'Deep', slug: 'deep', uri: '/nowhere/deep/' }),
    makeEntry('event', 6, { title: 'Regatta', slug: 'regatta' }),
    makePost(7, { title: 'Fog', slug: 'fog', fields: { categoryIds: [40] } }),
  ];
  const { head } = headsOf(entries, { categories: [makeCategory(40, 'tides', { name: 'Tides' })] });

  it.each([
    ['/event/regatta/', ['Home /', 'What is on /event/', 'Regatta /event/regatta/']],
    ['/about/team/', ['Home /', 'About us /about/', 'Team /about/team/']],
    ['/news/p/fog/', ['Home /', 'News /news/', 'Fog /news/p/fog/']],
    ['/news/c/tides/', ['Home /', 'News /news/', 'Tides /news/c/tides/']],
    ['/news/c/tides/page/', ['Home /', 'News /news/', 'Tides /news/c/tides/']],
    ['/news/page/', ['Home /', 'News /news/']],
    ['/nowhere/deep/', ['Home /', 'Deep /nowhere/deep/']],
    ['/experiences/dining/', ['Home /', 'Experiences /experiences/', 'Dining /experiences/dining/']],
    ['/', []],
    ['/404.html', []],
  ])('leads to %s over the pages above it', (path, expected) => {
    const { breadcrumbs = [], jsonLd } = head(path);
    expect(breadcrumbs.map(({ label, href }) => `${label} ${href}`)).toEqual(expected);
    const [list] = jsonLd.filter((thing) => '@type' in thing && thing['@type'] === 'BreadcrumbList');
    if (expected.length === 0) expect(list).toBeUndefined();
    else
      expect(list).toMatchObject({
        itemListElement: breadcrumbs.map(({ label, href }, index) => ({
          position: index + 1,
          name: label,
          item: `https://pier.example${href}`,
        })),
      });
  });
});
