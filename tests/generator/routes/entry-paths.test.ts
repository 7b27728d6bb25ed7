import { expect, it } from 'vitest';
import { assignPaths } from '../../../generator/routes/entry-paths.ts';
import { makeContent, makeEntry } from '../../support/entries.ts';

it('blames the permalinks of the CMS, not the slugs of its pages, where these have no addresses', () => {
  const pages = [625, 626].map((id) =>
    makeEntry('page', id, { slug: `about-${id}`, uri: `/?page_id=${id}` }),
  );
  const { problems } = assignPaths(makeContent(pages), { furtherPages: true });
  expect(problems).toMatchObject(
    [625, 626].map((id) => ({ check: 'unsafeSlug', entry: { kind: 'page', id }, field: 'uri' })),
  );
  for (const { message, hint } of problems) {
    expect(message).toContain('plain permalinks');
    expect(hint).toContain('Permalinks');
  }
  expect(new Set(problems.map(({ cause }) => cause)).size).toBe(1);
});

it('names each page that has no address, and neither the front page nor the popup', () => {
  const pages = [null, '', '/', '//'].map((uri, id) =>
    makeEntry('page', id + 1, { slug: `about-${id}`, uri }),
  );
  const front = makeEntry('page', 8, {
    uri: '/',
    fields: { isFrontPage: true, isPostsPage: false, isPrivacyPage: false },
  });
  const popup = makeEntry('page', 9, { slug: 'popup', uri: null });
  for (const furtherPages of [true, false]) {
    const { problems } = assignPaths(makeContent([...pages, front, popup]), { furtherPages });
    expect(problems).toMatchObject(
      [1, 2, 3, 4].map((id) => ({ check: 'unsafeSlug', entry: { kind: 'page', id }, field: 'uri' })),
    );
  }
});
