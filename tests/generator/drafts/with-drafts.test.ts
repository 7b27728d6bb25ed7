import { print } from 'graphql';
import { expect, it } from 'vitest';
import { collections } from '../../../generator/content/kinds/index.ts';
import { settingsQuery } from '../../../generator/content/queries/site.ts';
import { askForDrafts } from '../../../generator/drafts/with-drafts.ts';

it('adds to what a list is asked for, and leaves other queries as they are', () => {
  const details = print(askForDrafts(collections.post.details));
  expect(details).toContain('where: {in: $ids, stati: [PUBLISH, DRAFT, PENDING, FUTURE, PRIVATE]}');
  expect(askForDrafts('{ posts(first: 1) { nodes { id } } }')).toContain('where: {stati: [PUBLISH');
  expect(print(askForDrafts(settingsQuery))).toBe(print(settingsQuery));
});
