import { expect, it } from 'vitest';
import type { Kind } from '../../../../generator/content/content.ts';
import { fieldsOf, kinds } from '../../../../generator/content/kinds/descriptions.ts';
import { readEntry } from '../../../../generator/content/kinds/read-entry.ts';
import { packBlocks } from '../../../../generator/content/saved/packed-blocks.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { hosts } from '../html/context.ts';

const timeZone = 'America/New_York';
const node = {
  ...{ databaseId: 9, slug: '%e6%97%a5%e6%9c%ac', uri: '/events/cafe\u0301/' },
  ...{ status: 'publish', hasPassword: false, featuredImageDatabaseId: 0, menuOrder: null },
  ...{ dateGmt: '2026-05-01T12:00:00', modifiedGmt: '2026-05-02T12:00:00' },
  title: 'Tides < 3 ft & "more"',
  excerpt: '<p>See https://cms.example.org/visit/ &hellip;</p>\n',
  html: '<p>Hello</p>',
  seo: {
    title: 'Tides',
    metaDesc: '',
    metaRobotsNoindex: 'noindex',
    opengraphImage: { databaseId: 4, mediaItemUrl: 'https://cms.example.org/wp-content/uploads/a.jpg' },
  },
  startDate: '2026-06-02T19:00:00',
  endDate: '2026-02-30T19:00:00',
  venue: null,
  eventUrl: 'https://tickets.example.com/e/5?a=1&b=2',
};

function read(values: object = {}) {
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => warnings.push(problem);
  return { entry: () => readEntry('event', { ...node, ...values }, { hosts, timeZone, warn }), warnings };
}

const film = 'https://youtu.be/hPr8pIle900';
const embedOf = (address: string) =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${address}</div></figure>`;

it('leaves the address of what an entry embeds out of its excerpt, and no other', () => {
  const url = 'https://www.youtube.com/watch?v=hPr8pIle900&t=4';
  const html = `<p>Hello</p>${embedOf(url.replace('&', '&amp;'))}`;
  const excerpt = `<p>Four minutes. ${url.replace('&', '&amp;')} See https://tides.example.org/ too.</p>`;
  expect(read({ excerpt, html }).entry().excerpt).toBe('Four minutes. See https://tides.example.org/ too.');
  expect(read({ excerpt }).entry().excerpt).toContain('youtube');
});

const player = '<iframe src="https://www.youtube.com/embed/hPr8pIle900?feature=oembed&amp;start=4"></iframe>';

it.each([
  ['a film as it is typed', 'https://www.youtube.com/watch?v=hPr8pIle900', player],
  ['its short link', 'https://youtu.be/hPr8pIle900?t=9', player],
  ['its frame', 'https://www.youtube.com/embed/hPr8pIle900', player],
  [
    'a film in a column',
    film,
    `<div class="wp-block-columns"><div class="wp-block-column">${player}</div></div>`,
  ],
  ['a post elsewhere', 'https://mastodon.example/@pier/7', embedOf('https://mastodon.example/@pier/7/')],
])('leaves the address of %s out of an excerpt', (_, address, html) => {
  expect(read({ excerpt: `<p>Four minutes. ${address} More.</p>`, html }).entry().excerpt).toBe(
    'Four minutes. More.',
  );
});

it.each([
  ['another film', 'https://youtu.be/aaaaaaaaaaa', player],
  ['a film that the text links to', film, `<p><a href="${film}">Film</a></p>`],
  ['a word of a path', '/embed/hPr8pIle900', player],
])('keeps the address of %s in an excerpt', (_, address, html) => {
  expect(read({ excerpt: `<p>See ${address} too.</p>`, html }).entry().excerpt).toBe(`See ${address} too.`);
});

it('takes the publication of a scheduled entry for its last change', () => {
  const { published, modified } = read({ modifiedGmt: '2026-04-20T12:00:00' }).entry();
  expect([published, modified]).toEqual(['2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z']);
});

it('says of an entry that part of it is made from others: of a section with a list, at any depth', () => {
  const grid = '<div data-pier-block="pier/news-grid" data-props="{}"></div>';
  expect(read({ html: '<p>Words</p>' }).entry().showsOthers).toBeUndefined();
  expect(
    read({ html: `<div class="wp-block-columns"><div class="wp-block-column">${grid}</div></div>` }).entry()
      .showsOthers,
  ).toBe(true);
});

it('makes an entry of a node, and reports an invalid date', () => {
  const { entry, warnings } = read();
  expect(entry()).toEqual({
    kind: 'event',
    id: 9,
    slug: '日本',
    uri: '/events/café/',
    title: 'Tides < 3 ft & "more"',
    published: '2026-05-01T12:00:00.000Z',
    modified: '2026-05-02T12:00:00.000Z',
    excerpt: 'See /visit/ …',
    blocks: packBlocks(
      [
        {
          block: 'core/html',
          props: { html: { ref: 'html', parts: ['<p dir="auto">Hello</p>'], refs: [] } },
        },
      ],
      1,
    ),
    imageId: null,
    menuOrder: 0,
    seo: {
      title: 'Tides',
      description: '',
      noindex: true,
      image: { ref: 'media', path: '/wp-content/uploads/a.jpg', id: 4 },
    },
    fields: expect.objectContaining({
      start: '2026-06-02T19:00:00',
      end: null,
      venue: '',
      eventUrl: { ref: 'link', to: 'https://tickets.example.com/e/5?a=1&b=2', isInternal: false },
      venueLocationId: null,
      price: '',
      isFree: false,
      isForFamilies: false,
    }),
  });
  expect(warnings).toMatchObject([{ field: 'endDate', entry: { kind: 'event', id: 9 } }]);
});

it.each([
  ['noindex', true],
  ['index', false],
  ['', false],
  [null, false],
])('hides a page from search engines only where the plugin says so: %j', (metaRobotsNoindex, isHidden) => {
  const seo = { ...node.seo, metaRobotsNoindex };
  expect(read({ seo }).entry().seo?.noindex).toBe(isHidden);
});

it('shows a title without the tags within it', () => {
  expect(read({ title: 'Title <em>With</em> < 3' }).entry().title).toBe('Title With < 3');
});

it('decodes a title that WPGraphQL did not decode, and tells', () => {
  const { entry, warnings } = read({ title: 'Caf&#233;', endDate: '' });
  expect(entry().title).toBe('Café');
  expect(warnings).toMatchObject([
    { field: 'title', entry: { id: 9, title: 'Café' }, hint: expect.stringContaining('entity_decoding') },
  ]);
});

it.each([
  ['2026-06-10T19:00:00+00:00', '2026-06-10T21:00:00+00:00', '2026-06-10T21:00:00', 0],
  ['20260614', '20260615', '2026-06-16T00:00:00', 0],
  ['20260614', '20260614', '2026-06-15T00:00:00', 0],
  ['2026-06-16T20:00:00', '2026-06-16T24:00:00', '2026-06-17T00:00:00', 0],
  ['2026-06-16T20:00:00', '2026-06-16T20:00:00Z', '2026-06-16T20:00:00', 0],
  ['2026-06-16T20:00:00', '2026-06-16T19:00:00.000', null, 1],
  // The hours are before those of the start, the moment is after it.
  ['2026-06-16T20:00:00', '2026-06-16T19:00:00-07:00', '2026-06-16T22:00:00', 0],
])('an event from %s to %s ends at %s', (startDate, endDate, end, told) => {
  const { entry, warnings } = read({ startDate, endDate });
  expect(entry().fields.end).toBe(end);
  expect(warnings).toHaveLength(told);
});

it('an address without a scheme leads to its host, and anything else is told', () => {
  expect(read({ eventUrl: 'tickets.example.org/e1', endDate: '' }).entry().fields.eventUrl).toEqual({
    ref: 'link',
    to: 'https://tickets.example.org/e1',
    isInternal: false,
  });
  const own = read({ eventUrl: 'cms.example.org/visit/' }).entry().fields.eventUrl;
  expect(own).toMatchObject({ to: '/visit/', isInternal: true });
  const { entry, warnings } = read({ eventUrl: 'tickets at the gate', endDate: '' });
  expect(entry().fields.eventUrl).toBeNull();
  expect(warnings).toMatchObject([
    { field: 'eventUrl', entry: { id: 9 }, message: expect.stringContaining('gate') },
  ]);
});

it('takes null for empty', () => {
  const { entry, warnings } = read({ title: null, excerpt: null, html: null, seo: null, endDate: '' });
  expect(entry()).toMatchObject({ title: '', excerpt: '', blocks: packBlocks([], 0), seo: null });
  expect(warnings).toEqual([]);
});

/** Expects an error that names a field of the entry. */
const naming = (field: string, kind = 'event') =>
  expect.objectContaining({
    ...{ name: 'BuildError', kind: 'content' },
    problems: [expect.objectContaining({ field, entry: expect.objectContaining({ kind, id: 9 }) })],
  });

it.each([
  ['title', 12],
  ['menuOrder', 1.5],
  ['startDate', {}],
  ['html', 5],
  // There must be a date.
  ['dateGmt', null],
])('refuses a %s of the wrong type, and names kind, id and field (faults 34)', (field, value) => {
  expect(read({ [field]: value }).entry).toThrow(naming(field));
});

it('refuses an id of the wrong type', () => {
  const entry = expect.objectContaining({ kind: 'event' });
  const problems = [expect.objectContaining({ field: 'databaseId', entry })];
  expect(read({ databaseId: '9' }).entry).toThrow(expect.objectContaining({ problems }));
});

const described = kinds.flatMap((kind) =>
  fieldsOf(kind).map(({ sent, type }) => [kind, sent, type] as const),
);

it.each(described)(
  'names the %s by its kind and field when its %s is of a wrong type',
  (kind, field, type) => {
    const values = { ...node, [field]: type === 'choices' ? 1 : [1] };
    expect(() => readEntry(kind, values, { hosts, timeZone, warn: () => undefined })).toThrow(
      naming(field, kind),
    );
  },
);

it.each([
  [0, 0, null, null],
  [43.66, 0, 43.66, 0],
  [0, -70.25, 0, -70.25],
  [null, 0, null, 0],
])('latitude %s and longitude %s are read as %s and %s', (latitude, longitude, ...read) => {
  const values = { ...node, latitude, longitude };
  const { fields } = readEntry('location', values, { hosts, timeZone, warn: () => undefined });
  expect([fields.latitude, fields.longitude]).toEqual(read);
});

it('reads what only one kind has', () => {
  const fields = <K extends Kind>(kind: K, values: object) =>
    readEntry(kind, { ...node, ...values }, { hosts, timeZone, warn: () => undefined }).fields;

  const categories = { nodes: [{ databaseId: 5 }, { databaseId: 2 }] };
  expect(fields('post', { categories })).toEqual({ categoryIds: [2, 5], isSticky: false, author: null });
  const page = { isFrontPage: false, isPostsPage: true, isPrivacyPage: false };
  expect(fields('page', { isPostsPage: true })).toEqual(page);
  const hours = 'Mon-Fri 9-5\r\n\nSat 10-2';
  expect(fields('location', { latitude: 39.1, longitude: 999, hours, website: 'javascript:1' })).toEqual({
    ...{ access: [], address: '', latitude: 39.1, longitude: null, phone: '', website: null },
    ...{ hireCapacity: null, hirePrice: '' },
    ...{ openingHours: null, hours: ['Mon-Fri 9-5', 'Sat 10-2'] },
  });
  const artwork = { artist: 'Óscar Ñandú', year: 1989 };
  expect(fields('artwork', artwork)).toEqual({ ...artwork, locationId: null });
  expect(fields('experience', {})).toEqual({});
});

it.each([
  ['paragraphs and words within them', '<p>One <em>two</em></p><p title="not a word">thr<b>ee</b></p>', 4],
  [
    'a heading, a caption and a button',
    `<h2>The deck</h2><figure><img src="/a.jpg" alt="A gull"><figcaption>Low tide</figcaption></figure>
    <div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/visit/">Come in</a></div></div>`,
    6,
  ],
  [
    'a link and an address',
    '<p>See <a href="https://cms.example.org/visit/">the plan</a> at https://cms.example.org/map/ here</p>',
    6,
  ],
  [
    'a section, whose choices are no words',
    `<div data-pier-block="hero" data-props='{"title":"Down the pier","layout":"wide"}'>Hero</div>`,
    3,
  ],
  ['text that looks like a tag', '<p>1 &lt; 2</p>', 3],
  ['a picture alone', '<p><img src="/a.jpg" alt="A gull"></p>', 0],
])('counts the words of %s', (_, html, words) => expect(read({ html }).entry().blocks.words).toBe(words));
