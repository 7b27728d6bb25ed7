import { expect, it } from 'vitest';
import { assignPaths } from '../../../generator/routes/entry-paths.ts';
import { makeCategory, makeContent, makeEntry } from '../../support/entries.ts';

const unsafe = (id: number) => ({ check: 'unsafeSlug', entry: { kind: 'page', id }, field: 'uri' });

it('blames the permalinks of the CMS, not the slugs of its pages, where these have no addresses', () => {
  const ids = [625, 626];
  const pages = ids.map((id) => makeEntry('page', id, { slug: `about-${id}`, uri: `/?page_id=${id}` }));
  const { problems } = assignPaths(makeContent(pages), { furtherPages: true });
  expect(problems).toMatchObject(ids.map(unsafe));
  for (const { message, hint } of problems) {
    expect(message).toContain('plain permalinks');
    expect(hint).toContain('Permalinks');
  }
  expect(new Set(problems.map(({ cause }) => cause)).size).toBe(1);
});

it('names each page that has no address, and neither the front page nor the popup', () => {
  const uris = [null, '', '/', '//'];
  const pages = uris.map((uri, id) => makeEntry('page', id + 1, { slug: `about-${id}`, uri }));
  const fields = { isFrontPage: true, isPostsPage: false, isPrivacyPage: false };
  const front = makeEntry('page', 8, { uri: '/', fields });
  const popup = makeEntry('page', 9, { slug: 'popup', uri: null });
  for (const furtherPages of [true, false]) {
    const { problems } = assignPaths(makeContent([...pages, front, popup]), { furtherPages });
    expect(problems).toMatchObject([1, 2, 3, 4].map(unsafe));
  }
});

it('finds paths by entry, by address and by number, and the entry at a path', () => {
  const post = makeEntry('post', 9, { slug: 'opening', uri: '/2026/06/Opening/' });
  const event = makeEntry('event', 4, { slug: 'fair', uri: '/events/fair/' });
  const page = makeEntry('page', 7, { slug: 'team', uri: '/about/team/' });
  const categories = [makeCategory(4, 'art', { uri: '/topics/art/' })];
  const paths = assignPaths(makeContent([page, post, event], { categories }), { furtherPages: true });

  const [opening, fair, team, art] = ['/news/p/opening/', '/event/fair/', '/about/team/', '/news/c/art/'];
  expect([post, event, page].map(paths.ofEntry)).toEqual([opening, fair, team]);
  expect(categories.map(paths.ofCategory)).toEqual([art]);
  const found = (...addresses: readonly string[]) => addresses.map(paths.ofAddress);
  expect(found('/2026/06/opening/', '/news/p/opening/', '/?p=9')).toEqual([opening, opening, opening]);
  expect(found('/events/fair/', '/EVENT/Fair', '/events/')).toEqual([fair, fair, '/event/']);
  expect(found('/about/team/', '/about/', '/?page_id=7', '/?p=8')).toEqual([team, null, team, null]);
  expect(found('/topics/art/', '/news/c/art/')).toEqual([art, art]);
  expect(paths.thingAt('/event/fair/')).toEqual({ kind: 'event', id: 4 });
  expect(paths.thingAt('/news/c/art/')).toEqual({ kind: 'category', id: 4 });
  expect(paths.thingAt('/2026/06/opening/')).toBeUndefined();
});

it('lets the address of an entry in the CMS win over the path of another one', () => {
  const location = makeEntry('location', 1, { slug: 'shed', uri: '/event/fair/' });
  const event = makeEntry('event', 2, { slug: 'fair', uri: '/events/fair/' });
  const paths = assignPaths(makeContent([location, event]), { furtherPages: true });
  expect(paths.ofAddress('/event/fair/')).toBe('/location/shed/');
  expect(paths.thingAt('/event/fair/')).toEqual({ kind: 'event', id: 2 });
});

it('names both entries of one path, and gives it to the first one', () => {
  const entries = ['Fair', 'fair', 'FAIR'].map((slug, index) =>
    makeEntry('event', index + 1, { slug, title: `Fair ${index}` }),
  );
  const { problems, ofEntry } = assignPaths(makeContent(entries), { furtherPages: true });
  const why = 'which are one file on some systems: event 1 "Fair 0" and';
  expect(problems.map(({ message }) => message)).toEqual([
    `Two pages have the path /event/Fair/ and /event/fair/, ${why} event 2 "Fair 1"`,
    `Two pages have the path /event/Fair/ and /event/FAIR/, ${why} event 3 "Fair 2"`,
  ]);
  expect(entries.map(ofEntry)).toEqual(['/event/Fair/', null, null]);
});
