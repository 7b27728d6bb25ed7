import { join } from 'node:path';
import { buildSchema, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { languageSchema, wholeSchema } from '../../../demo/schema.ts';
import { collections } from '../../../generator/content/kinds/index.ts';
import { menuItemsQuery, settingsQuery } from '../../../generator/content/queries/site.ts';
import { prune } from '../../../generator/graphql/prune.ts';
import { looks, ownDocuments, refusedBy } from '../../support/asked-documents.ts';
import { projectRoot } from '../../support/project-root.ts';

it('asks for nothing that the schema lacks', async () => {
  const languages = [languageSchema('Polylang'), languageSchema('WPML')];
  const schema = buildSchema([await wholeSchema(join(projectRoot, 'demo')), ...languages].join('\n'));
  expect(refusedBy(schema, [...ownDocuments(), ...looks()])).toEqual([]);
});

describe('pruning', () => {
  it('drops a field with the fragments and variables that only it needs', () => {
    const text = print(prune(collections.post.details, new Set(['Entry.NodeWithExcerpt', 'seo'])));
    expect(text).not.toMatch(/excerpt|Excerpt|seo/i);
    expect(text).toContain('html: content');
    expect(text).toContain('$ids: [ID!]!');

    const withoutConnection = print(prune(menuItemsQuery, new Set(['connection'])));
    expect(withoutConnection).not.toMatch(/\$(first|after|location)|Paging/);
  });

  it('goes by the alias', () => {
    const text = print(prune(collections.post.details, new Set(['html'])));
    expect(text).not.toContain('html: content');
    expect(print(prune(collections.post.details, new Set(['content'])))).toContain('html: content');
  });

  it('leaves a query alone that has none of the fields', () => {
    expect(print(prune(settingsQuery, new Set(['seo'])))).toBe(print(settingsQuery));
  });
});
