import { buildSchema, type DocumentNode, Kind, parse, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { collections } from '../../generator/content/kinds/index.ts';
import * as generated from '../../generator/content/queries/generated/graphql.ts';
import { defaultSection } from '../../generator/routes/resolve-blocks.ts';
import { sections } from '../../generator/routes/sections/index.ts';
import { readDocument, rowsOf } from '../support/documents.ts';
import { fieldsNamedBy } from '../support/named-fields.ts';
import { openContext } from '../support/route-context.ts';
import { readSectionExamples, requiredSettings } from '../support/section-examples.ts';

const page = await readDocument('docs/content.md');
const schema = buildSchema(await readDocument('demo/schema.graphql'));
const examples = await readSectionExamples();
const queries = [...page.matchAll(/```graphql\n(.+?)```/gs)].map(([, text = '']) => parse(text));
const documents: readonly DocumentNode[] = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [document] : [],
);

describe('the content contract', () => {
  it('has queries that are valid for the demo', () => {
    expect(queries.flatMap((query) => validate(schema, query)).map(({ message }) => message)).toEqual([]);
  });

  it('asks in its queries for exactly the fields that the generator asks for', () => {
    // Attributes of blocks are in a table of their own; blocks and SEO are shown once, for all kinds.
    const named = (all: readonly DocumentNode[]) =>
      new Set(
        fieldsNamedBy(all, schema)
          .filter((field) => !/^Core/.test(field))
          .map((field) =>
            field.replace(/^(?!RootQuery\b)\w+\.(editorBlocks|boardwalkBlocks|seo)$/, 'Entry.$1'),
          )
          .map((field) => field.replace(/^\w+EditorBlock\./, 'EditorBlock.')),
      );
    expect([...named(queries)].sort()).toEqual([...named(documents)].sort());
  });

  it('lists every kind with the list that it comes from', () => {
    const listed = rowsOf(page, '## Entries').flatMap(([kind = '', list = '']) => ({ kind, list }));
    for (const { kind, connection } of Object.values(collections))
      expect(listed).toContainEqual({ kind, list: connection });
  });

  it('lists the type and the attributes of every block that is read by them', () => {
    const rows = rowsOf(page, '## Blocks').filter(([name = '']) => name.startsWith('core/'));
    expect(Object.fromEntries(rows.map(([, type = '', attributes = '']) => [type, attributes]))).toEqual(
      Object.fromEntries(attributesOfBlocks().map(([type, names]) => [type, names.join(', ')])),
    );
    const hyphened = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const [name = '', type = ''] of rows)
      expect(`-${name.replace('/', '-')}`, type).toBe(hyphened(type));
  });

  it('has an example of every section, and of nothing else', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual(Object.keys(sections).sort());
  });

  it.each(examples)('shows every setting of $name and no other', ({ name, json }) => {
    const { context, warnings } = openContext([]);
    const { value, unread, unshown } = watchReads(JSON.parse(json));
    defaultSection(name, value, context);
    expect({ unread: unread(), unshown: unshown() }).toEqual({ unread: [], unshown: [] });
    expect(warnings.filter(({ message }) => message.includes('is skipped'))).toEqual([]);
  });

  it.each(examples)('says which settings of $name must be there', (example) => {
    const { name, json } = example;
    const settings = Object.entries(JSON.parse(json));
    const needed = settings.flatMap(([key]) => {
      const { context, warnings } = openContext([]);
      defaultSection(name, Object.fromEntries(settings.filter(([other]) => other !== key)), context);
      return warnings.some(({ message }) => message.includes('is skipped')) ? [key] : [];
    });
    expect(requiredSettings(example)).toEqual(needed);
  });
});

/** Each type of block with the attributes that the generator asks for. */
function attributesOfBlocks(): readonly (readonly [string, readonly string[]])[] {
  const types = new Map<string, readonly string[]>();
  visit(generated.PostDetailsDocument, {
    InlineFragment: ({ typeCondition, selectionSet: { selections } }) => {
      const [field] = selections;
      if (!typeCondition?.name.value.startsWith('Core') || field?.kind !== Kind.FIELD) return;
      const names = field.selectionSet?.selections.flatMap((one) =>
        one.kind === Kind.FIELD ? [one.name.value] : [],
      );
      types.set(typeCondition.name.value, names ?? []);
    },
  });
  return [...types];
}

/** Copies settings so that unread ones, and reads of missing ones, are recorded. */
function watchReads(settings: object) {
  const reads = new Map<string, Set<string>>();
  const keysOf = new Map<string, readonly string[]>();
  const watch = (value: unknown, place: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => watch(item, `${place}.${index}`));
    const read = new Set<string>();
    reads.set(place, read);
    keysOf.set(place, Object.keys(value));
    const watched = Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, watch(item, `${place}.${key}`)]),
    );
    return new Proxy(watched, {
      get: (target, key) => {
        if (typeof key === 'string') read.add(key);
        return Reflect.get(target, key);
      },
    });
  };
  const value = Object(watch(settings, ''));
  return {
    value,
    unread: () =>
      [...keysOf].flatMap(([place, keys]) =>
        keys.filter((key) => !reads.get(place)?.has(key)).map((key) => `${place}.${key}`),
      ),
    unshown: () =>
      [...reads].flatMap(([place, read]) =>
        [...read].filter((key) => !keysOf.get(place)?.includes(key)).map((key) => `${place}.${key}`),
      ),
  };
}
