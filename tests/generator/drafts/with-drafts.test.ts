import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, type DocumentNode, print, validate } from 'graphql';
import { expect, it } from 'vitest';
import * as generated from '../../../generator/content/queries/generated/graphql.ts';
import { askForDrafts } from '../../../generator/drafts/with-drafts.ts';
import { projectRoot } from '../../support/project-root.ts';

const documents: readonly (readonly [string, DocumentNode])[] = Object.entries(generated).filter(([name]) =>
  name.endsWith('Document'),
);

it.each([
  ['demo/schema.graphql'],
  // A real server, with what our plugin adds to it.
  ['../shared/wpgraphql/schema.graphql', 'wordpress/boardwalk.graphql'],
])('asks queries for drafts that the schema knows: %s', async (...files) => {
  const places = files.map((file) => path.join(projectRoot, file));
  if (!places.every((place) => existsSync(place))) return expect(files[0]).toContain('shared');
  const texts = await Promise.all(places.map((place) => readFile(place, 'utf8')));
  const schema = buildSchema(texts.join('\n'));
  for (const [name, document] of documents)
    expect(validate(schema, askForDrafts(document)).map(({ message }) => `${name}: ${message}`)).toEqual([]);
});

it('adds to what a list is asked for, and leaves other queries as they are', () => {
  const details = print(askForDrafts(generated.PostDetailsDocument));
  expect(details).toContain('where: {in: $ids, stati: [PUBLISH, DRAFT, PENDING, FUTURE, PRIVATE]}');
  expect(askForDrafts('{ posts(first: 1) { nodes { id } } }')).toContain('where: {stati: [PUBLISH');
  expect(print(askForDrafts(generated.SettingsDocument))).toBe(print(generated.SettingsDocument));
});
