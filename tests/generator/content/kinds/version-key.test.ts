import { Kind, type SelectionSetNode, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { collections } from '../../../../generator/content/kinds/index.ts';
import { versionKeyOf } from '../../../../generator/content/kinds/version-key.ts';

const node = {
  databaseId: 9,
  slug: 'a',
  uri: '/a/',
  status: 'publish',
  dateGmt: '2026-05-01T12:00:00',
  modifiedGmt: '2026-05-02T12:00:00',
};

describe.each(Object.values(collections))('the version key of $kind', ({ index, details }) => {
  const own = ownFieldsOf(index);

  it.each([...own])('changes with %s, whose edits by plugins leave the date as it was', (field) => {
    const values = field.startsWith('is') ? [true, false] : ['one', 'other', null];
    const keys = values.map((value) => versionKeyOf({ ...node, [field]: value }));
    expect(new Set(keys).size).toBe(values.length);
  });

  it('is made of fields that both queries ask for', () => {
    expect([...ownFieldsOf(details)]).toEqual(expect.arrayContaining([...own]));
  });
});

describe('the version key of every kind', () => {
  it.each(Object.keys(node).filter((field) => field !== 'databaseId'))('changes with %s', (field) => {
    expect(versionKeyOf({ ...node, [field]: 'other' })).not.toBe(versionKeyOf(node));
  });

  it('changes with its language by a multilingual plugin, unless the plugin Boardwalk watches over it', () => {
    const [german, english] = ['de_DE', 'en_GB'].map((locale) => ({ ...node, language: { locale } }));
    expect(versionKeyOf(german)).not.toBe(versionKeyOf(english));
    const version = 'a1';
    expect(versionKeyOf({ ...german, version })).toBe(versionKeyOf({ ...node, version }));
    // A plugin that does not list them yet would have every post read again.
    expect(versionKeyOf({ ...node, sticky: true, version })).toBe(versionKeyOf({ ...node, version }));
  });

  it('stays with what no page shows', () => {
    expect(versionKeyOf({ ...node, clientMutationId: 'x' })).toBe(versionKeyOf(node));
  });

  it('is asked for by name in at least one kind', () => {
    const counts = Object.values(collections).map(({ index }) => ownFieldsOf(index).size);
    expect(Math.max(...counts)).toBeGreaterThan(5);
  });
});

/** The names of the fields that a query asks of each node besides its fragments. */
function ownFieldsOf(document: (typeof collections)['post']['index' | 'details']): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, {
    Field(field) {
      if (field.name.value === 'nodes' && field.selectionSet) addFields(field.selectionSet, names);
      return field.name.value === 'nodes' ? false : undefined;
    },
  });
  // A password hides an entry: nothing of it is read.
  names.delete('hasPassword');
  return names;
}

function addFields({ selections }: SelectionSetNode, names: Set<string>): void {
  for (const selection of selections) if (selection.kind === Kind.FIELD) names.add(selection.name.value);
}
