import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { ask, type Nodes } from './ask.ts';

let cms: DemoCms;

beforeAll(async () => {
  cms = await createDemoCms();
});

afterAll(() => cms.close());

type Fields = Readonly<Record<string, unknown>>;

/** One post by its slug, which is in the list or not. */
async function readPost(slug: string, fields: string): Promise<Fields | undefined> {
  const query = `query($slug:String){posts(where:{nameIn:[$slug]}){nodes{${fields}}}}`;
  const { body } = await ask<{ posts: Nodes<Fields> }>(cms, query, { slug });
  return body.data.posts.nodes[0];
}

describe('an entry that is not for the public', () => {
  it.each(['draft-budget', 'private-rota', 'scheduled-surprise', 'trashed-april-fool'])(
    '%s is in no list',
    async (slug) => {
      expect(await readPost(slug, 'title')).toBeUndefined();
    },
  );

  it('leaves no word of its content in any answer', async () => {
    const query =
      '{posts(first:100){nodes{content excerpt seo{title metaDesc}}} menuItems(first:100){nodes{label url}} contentNodes(first:100){nodes{slug}}}';
    const { body } = await ask(cms, query);
    expect(JSON.stringify(body)).not.toMatch(/CANARY-(DRAFT|PRIVATE|SCHEDULED|TRASH)/);
  });

  it('is listed when it has a password, with nearly everything null', async () => {
    const fields =
      'title slug uri link status hasPassword isRestricted content excerpt date modifiedGmt featuredImageDatabaseId categories{nodes{name}} seo{opengraphImage{sourceUrl}}';
    expect(await readPost('protected-press-kit', fields)).toEqual({
      title: 'CANARY-PROTECTED Press kit for the birthday',
      slug: 'protected-press-kit',
      uri: '/news/protected-press-kit/',
      link: `${cms.origin}/news/protected-press-kit/`,
      status: 'publish',
      hasPassword: true,
      isRestricted: true,
      content: null,
      excerpt: null,
      date: null,
      modifiedGmt: null,
      featuredImageDatabaseId: null,
      categories: { nodes: [] },
      seo: { opengraphImage: { sourceUrl: `${cms.origin}/wp-content/uploads/2026/05/hero-pier-dawn.jpg` } },
    });
  });
});

describe('the fields of an entry', () => {
  it('are null for an empty title and empty content, and an empty text for an empty excerpt', async () => {
    expect(await readPost('watch-this-space', 'content excerpt')).toEqual({ content: null, excerpt: '' });
    expect(await readPost('untitled-fog', 'title')).toEqual({ title: null });
  });

  it('give a title decoded and as typed, and an excerpt as html', async () => {
    expect(await readPost('qa-tides-3-ft-quotes', 'title excerpt')).toEqual({
      title: 'Q&A: tides < 3 ft & "quotes"',
      excerpt: '<p>Why is it called &quot;slack&quot; &amp; who decides? Tides &lt; 3 ft explained.</p>\n',
    });
    expect(await readPost('really-the-last-tram', 'title')).toEqual({
      title: 'This is <em>really</em> the last tram',
    });
  });

  it('make an excerpt of 55 words where the editor wrote none', async () => {
    const post = await readPost('good-morning-118', 'excerpt');
    expect(post?.excerpt).toBe('<p>Ines Carvalho, from the far end, at sunrise.</p>\n');
    const long = await readPost('storm-damage-january-2024', 'excerpt');
    expect(String(long?.excerpt).trim().split(/\s+/)).toHaveLength(56);
    expect(long?.excerpt).toMatch(/ \[&hellip;\]<\/p>\n$/);
  });

  it('give dates in local time and in UTC without a zone', async () => {
    expect(await readPost('good-morning-118', 'date dateGmt')).toEqual({
      date: '2026-06-13T07:30:00',
      dateGmt: '2026-06-13T11:30:00',
    });
  });

  it('keep a slug and uri in unicode', async () => {
    expect(await readPost('灯台からの手紙', 'slug uri')).toEqual({
      slug: '灯台からの手紙',
      uri: '/news/灯台からの手紙/',
    });
  });

  it('have null instead of 0', async () => {
    const { body } = await ask<{ pages: Nodes<Fields> }>(
      cms,
      '{pages(where:{nameIn:["about"]}){nodes{menuOrder parentDatabaseId}}}',
    );
    expect(body.data.pages.nodes).toEqual([{ menuOrder: null, parentDatabaseId: null }]);
  });

  it('give the posts page without a uri, the front page with the shortest one and a child with both slugs', async () => {
    const { body } = await ask<{ pages: Nodes<Fields> }>(
      cms,
      '{pages(where:{nameIn:["news","home","team"],orderby:[{field:SLUG,order:ASC}]}){nodes{uri link isFrontPage isPostsPage content}}}',
    );
    const [home, news, team] = body.data.pages.nodes;
    expect(home).toMatchObject({ uri: '/', link: `${cms.origin}/`, isFrontPage: true });
    expect(news).toEqual({
      uri: null,
      link: `${cms.origin}/news/`,
      isFrontPage: false,
      isPostsPage: true,
      content: null,
    });
    expect(team).toMatchObject({ uri: '/about/team/' });
  });

  it('give a film no source and no size, only its address', async () => {
    const { body } = await ask<{ mediaItems: Nodes<Fields> }>(
      cms,
      '{mediaItems(where:{in:[298]}){nodes{mimeType sourceUrl mediaItemUrl mediaDetails{width}}}}',
    );
    expect(body.data.mediaItems.nodes).toEqual([
      {
        mimeType: 'video/mp4',
        sourceUrl: null,
        mediaItemUrl: `${cms.origin}/wp-content/uploads/2026/05/walk-out-to-sea.mp4`,
        mediaDetails: null,
      },
    ]);
  });

  it('carry the address of this very server, and no other for it', async () => {
    const { body } = await ask(
      cms,
      '{posts(first:100){nodes{content link excerpt seo{canonical metaDesc}}} pages(first:100){nodes{content}} experiences(first:100){nodes{content}} menuItems(first:100){nodes{url}} mediaItems(first:100){nodes{sourceUrl}}}',
    );
    const text = JSON.stringify(body);
    expect(text.includes(cms.origin)).toBe(true);
    expect(text.includes('cms.halyardpier.example')).toBe(false);
  });
});

describe('blocks', () => {
  it('number their classes again in every request, across all its queries', async () => {
    const numberOf = (text: unknown) => /wp-block-gallery-(\d+)/.exec(JSON.stringify(text))?.[1];
    const alone = await readPost('pile-500', 'content');
    const { body } = await ask<Readonly<Record<string, unknown>>>(
      cms,
      '{before:posts(where:{nameIn:["visits-2024","a-school-of-paper","lights-on-2024"]}){nodes{content}} after:posts(where:{nameIn:["pile-500"]}){nodes{content}}}',
    );
    expect(numberOf(alone)).toBe('1');
    expect(numberOf(body.data.after)).toBe('2');
  });

  it('show a picture with the sizes that WordPress adds', async () => {
    const post = await readPost('thrift-by-the-thousand', 'content');
    expect(post?.content).toContain('<img loading="lazy" decoding="async" width="1024" height="683" src=');
  });

  it('carry the settings of a section in their html', async () => {
    const { body } = await ask<{ pages: Nodes<{ content: string }> }>(
      cms,
      '{pages(where:{nameIn:["home"]}){nodes{content}}}',
    );
    expect(body.data.pages.nodes[0]?.content).toMatch(
      /^\n<div data-pier-block="hero" data-props="\{&quot;kicker&quot;:/,
    );
  });
});

describe('menus and settings', () => {
  it('tell of menu items with their path, whatever they lead to', async () => {
    const { body } = await ask<{ menuItems: Nodes<Fields> }>(
      cms,
      '{menuItems(first:100){nodes{label url uri target parentDatabaseId connectedNode{node{__typename uri}}}}}',
    );
    const byLabel = new Map(body.data.menuItems.nodes.map((item) => [item.label, item]));
    expect(byLabel.get('Visit')).toMatchObject({
      uri: '/visit/',
      parentDatabaseId: 0,
      connectedNode: { node: { __typename: 'Page' } },
    });
    expect(byLabel.get('News')).toMatchObject({ uri: '/news/', connectedNode: { node: { uri: null } } });
    expect(byLabel.get('Restoration')).toBeDefined();
    expect(byLabel.get('Parking')).toMatchObject({
      url: `${cms.origin}/visit/#parking`,
      connectedNode: null,
    });
    expect(byLabel.get('Tickets')).toMatchObject({
      uri: 'https://tickets.example.com/halyard-pier',
      target: '_blank',
    });
  });

  it('name the front page, the posts page and the time zone', async () => {
    const { body } = await ask(
      cms,
      '{readingSettings{showOnFront pageOnFront pageForPosts} generalSettings{timezone language}}',
    );
    expect(body.data).toEqual({
      readingSettings: { showOnFront: 'page', pageOnFront: 201, pageForPosts: 202 },
      generalSettings: { timezone: 'America/New_York', language: 'en_US' },
    });
  });

  it('redirect from a slug that an entry once had', async () => {
    const { body } = await ask<{ seo: { redirects: readonly Fields[] } }>(
      cms,
      '{seo{redirects{origin target type format}}}',
    );
    expect(body.data.seo.redirects).toContainEqual({
      origin: 'news/horses-wip',
      target: 'news/the-twenty-two-are-home/',
      type: 301,
      format: 'plain',
    });
  });
});
