import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, validate } from 'graphql';
import { expect, it } from 'vitest';
import { collections } from '../../../../generator/content/kinds/index.ts';
import {
  CategoriesDocument,
  MediaDetailsDocument,
  MenuItemsDocument,
  PostCategoriesDocument,
  RedirectsDocument,
  SettingsDocument,
} from '../../../../generator/content/queries/generated/graphql.ts';
import { joinQueries } from '../../../../generator/crawl/client/join-queries.ts';
import { firstPage } from '../../../../generator/crawl/client/known-list.ts';
import { projectRoot } from '../../../support/project-root.ts';

const pluginSchema = path.join(projectRoot, 'wordpress/boardwalk.graphql');

const questions = [
  ...Object.values(collections).map(({ index }) => ({ document: index, variables: { ...firstPage } })),
  ...[1, 2].map((id) => ({ document: MediaDetailsDocument, variables: { ids: [id], first: 1 } })),
  { document: SettingsDocument, variables: {} },
  { document: RedirectsDocument, variables: {} },
  { document: CategoriesDocument, variables: { ...firstPage } },
  { document: MenuItemsDocument, variables: { location: 'PRIMARY', ...firstPage } },
  { document: PostCategoriesDocument, variables: { id: '1', ...firstPage } },
];

it.each(['demo/schema.graphql', '../shared/wpgraphql/schema.graphql'])(
  'joined queries are one that the schema knows: %s',
  async (file) => {
    const place = path.join(projectRoot, file);
    if (!existsSync(place)) return expect(file).toContain('shared');
    // The plugin Boardwalk is no part of the recorded schema.
    const plugin = file.startsWith('..') ? await readFile(pluginSchema, 'utf8') : '';
    const schema = buildSchema(`${await readFile(place, 'utf8')}\n${plugin}`);
    const { document } = joinQueries('All', questions);
    return expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  },
);

it('each query gets its own data back, and nothing where part of it is missing', () => {
  const { variables, split } = joinQueries('Some', [
    { document: MenuItemsDocument, variables: { location: 'PRIMARY', ...firstPage } },
    { document: MenuItemsDocument, variables: { location: 'FOOTER', ...firstPage } },
    { document: SettingsDocument, variables: {} },
    { document: SettingsDocument, variables: {} },
  ]);
  expect(variables).toEqual({
    q0_location: 'PRIMARY',
    q0_first: 100,
    q0_after: null,
    q1_location: 'FOOTER',
    q1_first: 100,
    q1_after: null,
  });
  const data = {
    q0_connection: 'one',
    q1_connection: 'two',
    q2_generalSettings: 'three',
    q2_newestFile: 'four',
    q3_generalSettings: 'five',
    q3_newestFile: null,
  };
  expect(split(data)).toEqual([
    { connection: 'one' },
    { connection: 'two' },
    { generalSettings: 'three', newestFile: 'four' },
    undefined,
  ]);
  expect(split(null)).toEqual([undefined, undefined, undefined, undefined]);
});
