import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';

export const generatedFile = 'generator/content/queries/generated/graphql.ts';
export const queriesFolder = 'generator/content/queries';

/** Makes the typed documents of all queries from the demo's schema. `root` is the project's folder. */
export async function generateTypes(root: string): Promise<string> {
  const schema = parse(await readFile(join(root, 'demo/schema.graphql'), 'utf8'));
  const documents = (await readQueries(root)).map(({ file, text }) => ({
    location: file,
    document: parse(text),
  }));

  return codegen({
    filename: generatedFile,
    schema,
    documents,
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    pluginMap: { typescriptOperations, typedDocumentNode },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      immutableTypes: true,
      skipTypename: true,
      scalars: { BlockAttributesObject: 'unknown' },
      defaultScalarType: 'unknown',
    },
  });
}

/** All query files in a fixed order. */
export async function readQueries(root: string): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(join(root, queriesFolder))).filter((file) => file.endsWith('.graphql')).sort();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, queriesFolder, file), 'utf8') })),
  );
}

/** Writes the generated file; `node tools/run.mjs generate-types` calls it. */
export async function main(root: string): Promise<void> {
  await writeFile(join(root, generatedFile), await generateTypes(root));
}
