import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as generated from '../../../../generator/content/queries/generated/graphql.ts';
import { absentFields } from '../../../../generator/crawl/client/plugins.ts';
import { prune } from '../../../../generator/crawl/client/prune.ts';
import { generatedFile, generateTypes } from '../../../../tools/generate-types.ts';
import { looks, ownDocuments, refusedBy } from '../../../support/asked-documents.ts';
import { projectRoot } from '../../../support/project-root.ts';

it('keeps the generated types fresh', async () => {
  expect(await readFile(join(projectRoot, generatedFile), 'utf8')).toBe(await generateTypes(projectRoot));
});

it('asks for nothing that the schema lacks', async () => {
  const schema = buildSchema(await readFile(join(projectRoot, 'demo/schema.graphql'), 'utf8'));
  expect(refusedBy(schema, [...ownDocuments(), ...looks()])).toEqual([]);
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
