import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  isSpecifiedScalarType,
  print,
  validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from '../../demo/schema.ts';
import { hasSamples, readRealSchema } from './samples.ts';

const folder = path.resolve(import.meta.dirname, '../../demo');
const schema = buildSchema(readFileSync(path.join(folder, 'schema.graphql'), 'utf8'));
const pluginText = readFileSync(path.join(folder, '../wordpress/boardwalk.graphql'), 'utf8');

describe('the schema of the demo', () => {
  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('holds nothing that the schema of the real server lacks', () => {
    if (!hasSamples) {
      console.info('Without the real schema, only the fields that a site needs are looked for.');
      const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
      expect(fields).toEqual(expect.arrayContaining(['posts', 'pages', 'events', 'menuItems', 'seo']));
      return;
    }
    const real = buildSchema(`${readRealSchema()}\n${pluginText}`, { assumeValid: true });
    expect(strangersIn(schema, real)).toEqual([]);
  });

  it('holds all that the plugin Boardwalk adds to a schema', async () => {
    const without = await readSchema(folder, { blocks: true, seo: true });
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
    [{ blocks: false, seo: true }, /editorBlocks|EditorBlock|CoreParagraph|BlockAttributes/, /PostTypeSEO/],
    [{ blocks: true, seo: false }, /seo|SEO/, /CoreParagraph/],
    [{ blocks: true, seo: true }, /boardwalk|venueLocationId|openingHours/i, /PostTypeSEO/],
  ])('has no trace of a plugin that is switched off (%o)', async (plugins, gone, kept) => {
    const text = print(await readSchema(folder, plugins));
    expect(text).not.toMatch(gone);
    expect(text).toMatch(kept);
    expect(validateSchema(buildSchema(text))).toEqual([]);
  });
});

/** Lists the types and fields that the second schema lacks, or has with another type. */
function strangersIn(subset: GraphQLSchema, whole: GraphQLSchema): readonly string[] {
  return Object.values(subset.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap((type) => {
      const real = whole.getType(type.name);
      if (real === undefined || real.constructor !== type.constructor) return [type.name];
      if (type instanceof GraphQLEnumType && real instanceof GraphQLEnumType) {
        return type
          .getValues()
          .filter(({ name }) => !real.getValue(name))
          .map(({ name }) => `${type.name}.${name}`);
      }
      return [...strangeInterfaces(type, real), ...strangeFields(type, real)];
    });
}

function strangeInterfaces(type: object, real: object): readonly string[] {
  if (!isComposite(type) || !isComposite(real)) return [];
  const known = new Set(real.getInterfaces().map(({ name }) => name));
  return type
    .getInterfaces()
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `${type.name} implements ${name}`);
}

function strangeFields(type: object, real: object): readonly string[] {
  if (!hasFields(type) || !hasFields(real)) return [];
  const realFields = real.getFields();
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    const realField = realFields[field.name];
    if (realField === undefined) return [name];
    const realArguments: readonly { name: string; type: unknown }[] =
      'args' in realField ? realField.args : [];
    const fieldArguments: readonly { name: string; type: unknown }[] = 'args' in field ? field.args : [];
    const strangeArguments = fieldArguments
      .filter((argument) => !realArguments.some((candidate) => sameType(candidate, argument)))
      .map((argument) => `${name}(${argument.name})`);
    const strangeType = String(field.type) === String(realField.type) ? [] : [`${name}: ${field.type}`];
    return [...strangeArguments, ...strangeType];
  });
}

function sameType(a: { name: string; type: unknown }, b: { name: string; type: unknown }): boolean {
  return a.name === b.name && String(a.type) === String(b.type);
}

function isComposite(type: object): type is GraphQLObjectType | GraphQLInterfaceType {
  return type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType;
}

function hasFields(type: object): type is GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType {
  return isComposite(type) || type instanceof GraphQLInputObjectType;
}
