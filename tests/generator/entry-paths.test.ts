import { expect, it } from 'vitest';
import { assignPaths } from '../../generator/entry-paths.ts';
import { makeContent, makeEntry } from '../support/entries.ts';

it('blames the permalinks of the CMS, not the slugs of its pages, where these have no addresses (W16)', () => {
  const pages = [625, 626].map((id) =>
    makeEntry('page', id, { slug: `about-${id}`, uri: `/?page_id=${id}` }),
  );
  const { problems } = assignPaths(makeContent(pages), { furtherPages: true });
  expect(problems).toMatchObject(
    [625, 626].map((id) => ({ gate: 'unsafeSlug', entry: { kind: 'page', id }, field: 'uri' })),
  );
  for (const { message, hint } of problems) {
    expect(message).toContain('plain permalinks');
    expect(hint).toContain('Permalinks');
  }
  expect(new Set(problems.map(({ cause }) => cause)).size).toBe(1);
});
