import { print } from 'graphql';
import { expect, it } from 'vitest';
import * as generated from '../../../generator/content/queries/generated/graphql.ts';
import { askForDrafts } from '../../../generator/drafts/with-drafts.ts';

it('adds to what a list is asked for, and leaves other queries as they are', () => {
  const details = print(askForDrafts(generated.PostDetailsDocument));
  expect(details).toContain('where: {in: $ids, stati: [PUBLISH, DRAFT, PENDING, FUTURE, PRIVATE]}');
  expect(askForDrafts('{ posts(first: 1) { nodes { id } } }')).toContain('where: {stati: [PUBLISH');
  expect(print(askForDrafts(generated.SettingsDocument))).toBe(print(generated.SettingsDocument));
});
