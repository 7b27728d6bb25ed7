import { join } from 'node:path';
import { buildSchema, type DocumentNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { wholeSchema } from '../../demo/schema.ts';
import { collections } from '../../generator/content/kinds/index.ts';
import { defaultSection } from '../../generator/routes/resolve-blocks.ts';
import { sections } from '../../generator/routes/sections/index.ts';
import { blocks } from '../../templates/blocks/index.ts';
import { queries as asked } from '../support/asked-documents.ts';
import { readDocument, rowsOf } from '../support/documents.ts';
import { fieldsNamedBy } from '../support/named-fields.ts';
import { projectRoot } from '../support/project-root.ts';
import { openContext } from '../support/route-context.ts';
import { readSectionExamples, requiredSettings } from '../support/section-examples.ts';

const page = await readDocument('docs/content.md');
const schema = buildSchema(await wholeSchema(join(projectRoot, 'demo')));
const examples = await readSectionExamples();
const queries = [...page.matchAll(/```graphql\n(.+?)```/gs)].map(([, text = '']) => parse(text));
const documents = asked.map(([, document]) => document);

describe('the content contract', () => {
  it('has queries that are valid for the demo', () => {
    expect(queries.flatMap((query) => validate(schema, query)).map(({ message }) => message)).toEqual([]);
  });

  it('asks in its queries for exactly the fields that the generator asks for', () => {
    // What plugins add to all kinds is shown once.
    const named = (all: readonly DocumentNode[]) =>
      new Set(
        fieldsNamedBy(all, schema).map((field) =>
          field.replace(/^(?!RootQuery\b)\w+\.(seo|showsOthers)$/, 'Entry.$1'),
        ),
      );
    expect([...named(queries)].sort()).toEqual([...named(documents)].sort());
  });

  it('lists every kind with the list that it comes from', () => {
    const listed = rowsOf(page, '## Entries').flatMap(([kind = '', list = '']) => ({ kind, list }));
    for (const { kind, connection } of Object.values(collections))
      expect(listed).toContainEqual({ kind, list: connection });
  });

  it('lists every block of WordPress that has a template', () => {
    const named = rowsOf(page, '## Blocks').flatMap(([name = '']) =>
      name.startsWith('core/') ? [name] : [],
    );
    const own = new Set(['core/element', 'core/picture']);
    expect(named.sort()).toEqual(
      Object.keys(blocks)
        .filter((name) => name.startsWith('core/') && !own.has(name))
        .sort(),
    );
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
