import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { ask, type Nodes } from './ask.ts';

let cms: DemoCms;

beforeAll(async () => {
  cms = await createDemoCms();
  return cms.close;
});

type Fields = Readonly<Record<string, unknown>>;

/** One post by its slug, which is in the list or not. */
async function readPost(slug: string, fields: string): Promise<Fields | undefined> {
  const query = `query($slug:String){posts(where:{nameIn:[$slug]}){nodes{${fields}}}}`;
  const { body } = await ask<{ posts: Nodes<Fields> }>(cms, query, { slug });
  return body.data.posts.nodes[0];
}

/** Asks for lists. */
async function read(lists: string): Promise<Fields> {
  return (await ask<Fields>(cms, `{${lists}}`)).body.data;
}

const noText = { content: null, excerpt: '' };
const decoded = {
  title: 'Q&A: tides < 3 ft & "quotes"',
  excerpt: '<p>Why is it called &quot;slack&quot; &amp; who decides? Tides &lt; 3 ft explained.</p>\n',
};
const morning = { date: '2026-06-13T07:30:00', dateGmt: '2026-06-13T11:30:00' };

describe('an entry that is not for the public', () => {
  it.each(['draft-budget', 'private-rota', 'scheduled-surprise', 'trashed-april-fool'])(
    '%s is in no list',
    async (slug) => {
      expect(await readPost(slug, 'title')).toBeUndefined();
    },
  );

  it('leaves no word of its content in any answer', async () => {
    const lists = 'menuItems(first:100){nodes{label url}} contentNodes(first:100){nodes{slug}}';
    const body = await read(`posts(first:100){nodes{content excerpt seo{title metaDesc}}} ${lists}`);
    expect(JSON.stringify(body)).not.toMatch(/CANARY-(DRAFT|PRIVATE|SCHEDULED|TRASH)/);
  });

  it('is listed when it has a password, with nearly everything null', async () => {
    const fields =
      'title slug uri link status hasPassword isRestricted content excerpt date modifiedGmt featuredImageDatabaseId categories{nodes{name}} seo{opengraphImage{sourceUrl}}';
    const url = `${cms.origin}/wp-content/uploads/2026/05/hero-pier-dawn.jpg`;
    expect(await readPost('protected-press-kit', fields)).toEqual({
      title: 'CANARY-PROTECTED Press kit for the birthday',
      ...{ slug: 'protected-press-kit', status: 'publish', hasPassword: true, isRestricted: true },
      ...{ uri: '/news/protected-press-kit/', link: `${cms.origin}/news/protected-press-kit/` },
      ...{ content: null, excerpt: null, date: null, modifiedGmt: null, featuredImageDatabaseId: null },
      ...{ categories: { nodes: [] }, seo: { opengraphImage: { sourceUrl: url } } },
    });
  });
});

describe('the fields of an entry', () => {
  it.each<readonly [string, slug: string, Fields]>([
    ['null for empty content, and an empty text for an empty excerpt', 'watch-this-space', noText],
    ['null for an empty title', 'untitled-fog', { title: null }],
    ['a decoded title, and an excerpt as html', 'qa-tides-3-ft-quotes', decoded],
    ['a title as typed', 'really-the-last-tram', { title: 'This is <em>really</em> the last tram' }],
    ['dates in local time and in UTC, without a zone', 'good-morning-118', morning],
    ['a slug and uri in unicode', '灯台からの手紙', { slug: '灯台からの手紙', uri: '/news/灯台からの手紙/' }],
  ])('give %s', async (_, slug, fields) => {
    expect(await readPost(slug, Object.keys(fields).join(' '))).toEqual(fields);
  });

  it('make an excerpt of 55 words where the editor wrote none', async () => {
    const post = await readPost('good-morning-118', 'excerpt');
    expect(post?.excerpt).toBe('<p>Ines Carvalho, from the far end, at sunrise.</p>\n');
    const long = await readPost('storm-damage-january-2024', 'excerpt');
    expect(String(long?.excerpt).trim().split(/\s+/)).toHaveLength(56);
    expect(long?.excerpt).toMatch(/ \[&hellip;\]<\/p>\n$/);
  });

  it('have null instead of 0', async () => {
    const query = 'pages(where:{nameIn:["about"]}){nodes{menuOrder parentDatabaseId}}';
    expect(await read(query)).toEqual({ pages: { nodes: [{ menuOrder: null, parentDatabaseId: null }] } });
  });

  it('give the posts page without a uri, the front page with the shortest one and a child with both slugs', async () => {
    const where = 'where:{nameIn:["news","home","team"],orderby:[{field:SLUG,order:ASC}]}';
    const fields = 'uri link isFrontPage isPostsPage content';
    const news = {
      uri: null,
      link: `${cms.origin}/news/`,
      isFrontPage: false,
      isPostsPage: true,
      content: null,
    };
    expect(await read(`pages(${where}){nodes{${fields}}}`)).toMatchObject({
      pages: {
        nodes: [{ uri: '/', link: `${cms.origin}/`, isFrontPage: true }, news, { uri: '/about/team/' }],
      },
    });
  });

  it('give a film no source and no size, only its address', async () => {
    const fields = 'mimeType sourceUrl mediaItemUrl mediaDetails{width}';
    const mediaItemUrl = `${cms.origin}/wp-content/uploads/2026/05/walk-out-to-sea.mp4`;
    const film = { mimeType: 'video/mp4', sourceUrl: null, mediaItemUrl, mediaDetails: null };
    expect(await read(`mediaItems(where:{in:[298]}){nodes{${fields}}}`)).toEqual({
      mediaItems: { nodes: [film] },
    });
  });

  it('carry the address of this very server, and no other for it', async () => {
    const texts = 'posts(first:100){nodes{content link excerpt seo{canonical metaDesc}}}';
    const others = ['pages', 'experiences'].map((list) => `${list}(first:100){nodes{content}}`).join(' ');
    const files = 'menuItems(first:100){nodes{url}} mediaItems(first:100){nodes{sourceUrl}}';
    const text = JSON.stringify(await read(`${texts} ${others} ${files}`));
    expect(text.includes(cms.origin)).toBe(true);
    expect(text.includes('cms.halyardpier.example')).toBe(false);
  });
});

describe('blocks', () => {
  it('number their classes again in every request, across all its queries', async () => {
    const numberOf = (text: unknown) => /wp-block-gallery-(\d+)/.exec(JSON.stringify(text))?.[1];
    const posts = (slugs: string) => `posts(where:{nameIn:[${slugs}]}){nodes{content}}`;
    const alone = await read(posts('"pile-500"'));
    const before = posts('"visits-2024","a-school-of-paper","lights-on-2024"');
    const { after } = await read(`before:${before} after:${posts('"pile-500"')}`);
    expect(numberOf(alone)).toBe('1');
    expect(numberOf(after)).toBe('2');
  });

  it('show a picture with the sizes that WordPress adds', async () => {
    const post = await readPost('thrift-by-the-thousand', 'content');
    expect(post?.content).toContain('<img loading="lazy" decoding="async" width="1024" height="683" src=');
  });

  it('carry the settings of a section in their html', async () => {
    expect(await read('pages(where:{nameIn:["home"]}){nodes{content}}')).toEqual({
      pages: {
        nodes: [
          {
            content: expect.stringMatching(
              /^\n<div data-pier-block="hero" data-props="\{&quot;kicker&quot;:/,
            ),
          },
        ],
      },
    });
  });
});

describe('menus and settings', () => {
  it('tell of menu items with their path, whatever they lead to', async () => {
    const fields = 'label url uri target parentDatabaseId connectedNode{node{__typename uri}}';
    const { body } = await ask<{ menuItems: Nodes<Fields> }>(cms, `{menuItems(first:100){nodes{${fields}}}}`);
    const byLabel = new Map(body.data.menuItems.nodes.map((item) => [item.label, item]));
    const page = { node: { __typename: 'Page' } };
    const tickets = { uri: 'https://tickets.example.com/halyard-pier', target: '_blank' };
    expect(Object.fromEntries(byLabel)).toMatchObject({
      Visit: { uri: '/visit/', parentDatabaseId: 0, connectedNode: page },
      News: { uri: '/news/', connectedNode: { node: { uri: null } } },
      Restoration: {},
      Parking: { url: `${cms.origin}/visit/#parking`, connectedNode: null },
      Tickets: tickets,
    });
  });

  it('name the front page, the posts page and the time zone', async () => {
    const reading = 'readingSettings{showOnFront pageOnFront pageForPosts}';
    expect(await read(`${reading} generalSettings{timezone language}`)).toEqual({
      readingSettings: { showOnFront: 'page', pageOnFront: 201, pageForPosts: 202 },
      generalSettings: { timezone: 'America/New_York', language: 'en_US' },
    });
  });

  it('redirect from a slug that an entry once had', async () => {
    const rule = {
      type: 301,
      format: 'plain',
      origin: 'news/horses-wip',
      target: 'news/the-twenty-two-are-home/',
    };
    expect(await read('seo{redirects{origin target type format}}')).toEqual({
      seo: { redirects: expect.arrayContaining([rule]) },
    });
  });
});
