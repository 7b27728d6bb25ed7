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

it.each(['demo/schema.graphql', '../shared/wpgraphql/schema.graphql'])(
  'asks queries for drafts that the schema knows: %s',
  async (file) => {
    const place = path.join(projectRoot, file);
    if (!existsSync(place)) return expect(file).toContain('shared');
    const schema = buildSchema(await readFile(place, 'utf8'));
    for (const [name, document] of documents)
      expect(validate(schema, askForDrafts(document)).map(({ message }) => `${name}: ${message}`)).toEqual(
        [],
      );
  },
);

it('adds to what a list is asked for, and leaves other queries as they are', () => {
  const details = print(askForDrafts(generated.PostDetailsDocument));
  expect(details).toContain('where: {in: $ids, stati: [PUBLISH, DRAFT, PENDING, FUTURE, PRIVATE]}');
  expect(askForDrafts('{ posts(first: 1) { nodes { id } } }')).toContain('where: {stati: [PUBLISH');
  expect(print(askForDrafts(generated.SettingsDocument))).toBe(print(generated.SettingsDocument));
});
