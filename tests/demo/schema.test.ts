import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, print, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema, wholeSchema } from '../../demo/schema.ts';
import { strangersIn } from './strangers-in.ts';

const folder = path.resolve(import.meta.dirname, '../../demo');
const schema = buildSchema(await wholeSchema(folder));
const pluginText = readFileSync(path.join(folder, '../wordpress/boardwalk.graphql'), 'utf8');

describe('the schema of the demo', () => {
  it('is valid', () => expect(validateSchema(schema)).toEqual([]));

  it('holds all that the plugin Boardwalk adds to a schema', async () => {
    const without = await readSchema(folder, { seo: true });
    const extended = buildSchema(`${print(without)}\n${pluginText}`);
    expect(strangersIn(extended, schema)).toEqual([]);
    expect(strangersIn(schema, extended)).toEqual([]);
  });

  it('notices a field, an argument, a value and a stricter type that the real schema lacks', () => {
    const small = buildSchema('type Query { a(b: Int): String! c: E d: Int } enum E { F G }');
    const real = buildSchema('type Query { a: String c: E } enum E { F }');
    expect(strangersIn(small, real)).toEqual(['Query.a(b)', 'Query.a: String!', 'Query.d', 'E.G']);
  });

  it.each([
    [{ seo: false }, /seo|SEO/, /NodeWithContentEditor/],
    // The names of post types are those of the entries, whoever has registered them.
    [{ seo: true }, /boardwalk(?!_)|venueLocationId|openingHours/i, /PostTypeSEO/],
  ])('has no trace of a plugin that is switched off (%o)', async (plugins, gone, kept) => {
    const text = print(await readSchema(folder, plugins));
    expect(text).not.toMatch(gone);
    expect(text).toMatch(kept);
    expect(validateSchema(buildSchema(text))).toEqual([]);
  });
});
