import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, type GraphQLSchema, print, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import * as generated from '../../../../generator/content/queries/generated/graphql.ts';
import { absentFields } from '../../../../generator/crawl/client/plugins.ts';
import { prune } from '../../../../generator/crawl/client/prune.ts';
import { generatedFile, generateTypes } from '../../../../tools/generate-types.ts';

const root = join(import.meta.dirname, '../../../..');
const realSchemaFile = join(root, '../shared/wpgraphql/schema.graphql');
const pluginSchemaFile = join(root, 'wordpress/boardwalk.graphql');

const documents: readonly (readonly [string, DocumentNode])[] = Object.entries(generated).filter(([name]) =>
  name.endsWith('Document'),
);
const variants = [
  { blocks: true, ownBlocks: false, seo: true },
  { blocks: false, ownBlocks: false, seo: true },
  { blocks: true, ownBlocks: true, seo: false },
  { blocks: false, ownBlocks: true, seo: false },
];

it('keeps the generated types fresh', async () => {
  expect(await readFile(join(root, generatedFile), 'utf8')).toBe(await generateTypes(root));
});

describe.each([
  { name: 'the demo', files: [join(root, 'demo/schema.graphql')] },
  { name: 'a real server', files: [realSchemaFile, pluginSchemaFile] },
])('every query, asked of $name', ({ name, files }) => {
  let schema: GraphQLSchema | undefined;

  beforeAll(async () => {
    const texts = files.map((file) => readFile(file, 'utf8'));
    if (files.every((file) => existsSync(file))) schema = buildSchema((await Promise.all(texts)).join('\n'));
    else console.info(`The schema of ${name} was not found: only the other schema is asked.`);
  });

  it('is valid, whole and pruned', () => {
    if (!schema) return expect(name).toBe('a real server');
    for (const [query, document] of documents) {
      for (const plugins of variants) {
        const errors = validate(schema, prune(document, absentFields(plugins)));
        expect(errors.map(({ message }) => `${query}: ${message}`)).toEqual([]);
      }
    }
    return expect(documents.length).toBeGreaterThan(15);
  });
});

describe('pruning', () => {
  it('drops a field with the fragments and variables that only it needs', () => {
    const text = print(prune(generated.PostDetailsDocument, new Set(['editorBlocks', 'seo'])));
    expect(text).not.toMatch(/editorBlocks|EditorBlock|seo|Core[A-Z]/);
    expect(text).toContain('html: content');
    expect(text).toContain('$ids: [ID!]!');

    const withoutConnection = print(prune(generated.MenuItemsDocument, new Set(['connection'])));
    expect(withoutConnection).not.toMatch(/\$(first|after|location)|Paging/);
  });

  it('goes by the alias, so that a block keeps its attribute of the same name', () => {
    const text = print(prune(generated.PostDetailsDocument, new Set(['html'])));
    expect(text).not.toContain('html: content');
    expect(text).toMatch(/paragraph: attributes \{\s+content/);
  });

  it('leaves the content of an entry beside its blocks, which the CMS need not render one by one', () => {
    const text = print(
      prune(generated.PostDetailsDocument, absentFields({ blocks: true, ownBlocks: false, seo: true })),
    );
    expect(text).toMatch(/html: content/);
    expect(text).not.toContain('renderedHtml');
  });

  it('asks the plugin Boardwalk for the blocks where it knows them, and nobody else', () => {
    const text = print(
      prune(generated.PostDetailsDocument, absentFields({ blocks: true, ownBlocks: true, seo: true })),
    );
    expect(text).toContain('boardwalkBlocks');
    expect(text).not.toMatch(/editorBlocks|Core[A-Z]/);
  });

  it('leaves a query alone that has none of the fields', () => {
    expect(print(prune(generated.SettingsDocument, new Set(['seo'])))).toBe(
      print(generated.SettingsDocument),
    );
  });
});
