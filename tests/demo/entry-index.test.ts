import { describe, expect, it } from 'vitest';
import { entryById, publicEntries } from '../../demo/answers/entry-index.ts';
import { addEntry, deleteEntry, findEntry } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoStore } from '../../demo/store-types.ts';

function newestPosts(store: DemoStore): readonly string[] {
  return publicEntries(store, ['post'])
    .slice(0, 3)
    .map(({ slug }) => slug);
}

describe('the list of public entries', () => {
  it('is the same as long as nothing changes', () => {
    const store = createStore();
    expect(publicEntries(store, ['post'])).toBe(publicEntries(store, ['post']));
  });

  it('follows whatever is changed by hand', () => {
    const store = createStore();
    const [first = '', second = '', third = ''] = newestPosts(store);
    findEntry(store, 'post', first).status = 'draft';
    expect(newestPosts(store).slice(0, 2)).toEqual([second, third]);
    const oldest = publicEntries(store, ['post']).at(-1);
    if (oldest !== undefined) oldest.date = '2026-06-13T09:59:59';
    expect(newestPosts(store)).toEqual([oldest?.slug, second, third]);
    store.entries.splice(store.entries.indexOf(findEntry(store, 'post', second)), 1);
    expect(newestPosts(store).slice(0, 2)).toEqual([oldest?.slug, third]);
  });
});

describe('an entry by its id', () => {
  it('is found where it stands, also after entries were added, removed or moved by hand', () => {
    const store = createStore();
    const { id, modified: _modified, ...post } = findEntry(store, 'post', 'pile-500');
    expect(entryById(store, id)?.slug).toBe('pile-500');
    const added = addEntry(store, { ...post, slug: 'pile-1126' });
    expect(entryById(store, added)?.slug).toBe('pile-1126');
    store.entries.reverse();
    expect(entryById(store, id)?.slug).toBe('pile-500');
    deleteEntry(store, id);
    expect(entryById(store, id)).toBeUndefined();
    expect(entryById(store, 0)).toBeUndefined();
  });
});
