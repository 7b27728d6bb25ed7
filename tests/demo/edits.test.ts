import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import {
  addEntry,
  changeCategories,
  changeImage,
  deleteEntry,
  editCategory,
  editEntry,
  editMedia,
  findEntry,
  renameSlug,
  reorderMenu,
  setStatus,
} from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { ask, type Nodes } from './ask.ts';

let cms: DemoCms;

beforeEach(async () => {
  cms = await createDemoCms();
});

afterEach(() => cms.close());

interface Post {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  readonly modified: string;
  readonly featuredImageDatabaseId: number;
  readonly categories: Nodes<{ name: string }>;
}

async function read(id: number): Promise<Post | undefined> {
  const { body } = await ask<{ posts: Nodes<Post> }>(
    cms,
    'query($id:ID){posts(where:{in:[$id]}){nodes{slug title content modified featuredImageDatabaseId categories{nodes{name}}}}}',
    { id },
  );
  return body.data.posts.nodes[0];
}

describe('an edit of the store', () => {
  it('shows in the next answer, dated after the one before', async () => {
    const { id } = findEntry(cms.store, 'post', 'pile-500');
    editEntry(cms.store, id, { title: 'Pile 501', blocks: [paragraph('One more.')] });
    expect(await read(id)).toMatchObject({ title: 'Pile 501', modified: '2026-06-13T10:00:01' });
    expect((await read(id))?.content).toContain('One more.');
    renameSlug(cms.store, id, 'pile-501');
    expect(await read(id)).toMatchObject({ slug: 'pile-501', modified: '2026-06-13T10:00:02' });
  });

  it('changes image, categories and status', async () => {
    const { id } = findEntry(cms.store, 'post', 'pile-500');
    changeImage(cms.store, id, 102);
    changeCategories(cms.store, id, [5]);
    expect(await read(id)).toMatchObject({
      featuredImageDatabaseId: 102,
      categories: { nodes: [{ name: 'Art' }] },
    });
    setStatus(cms.store, id, 'draft');
    expect(await read(id)).toBeUndefined();
  });

  it('adds and deletes entries', async () => {
    const { id: _id, modified: _modified, ...copy } = findEntry(cms.store, 'post', 'pile-500');
    const id = addEntry(cms.store, { ...copy, slug: 'pile-1126', title: 'The last pile' });
    expect(await read(id)).toMatchObject({ slug: 'pile-1126', title: 'The last pile' });
    deleteEntry(cms.store, id);
    expect(await read(id)).toBeUndefined();
  });

  it('renames a category without touching the dates of its posts', async () => {
    const { id, modified } = findEntry(cms.store, 'post', 'pile-500');
    editCategory(cms.store, 6, { name: 'Works' });
    expect(await read(id)).toMatchObject({ modified, categories: { nodes: [{ name: 'Works' }] } });
  });

  it('takes a deleted entry out of the menu, and puts menu items in another order', async () => {
    const read = async () => {
      const { body } = await ask<{ menuItems: Nodes<{ label: string }> }>(
        cms,
        '{menuItems(first:100,where:{location:FOOTER}){nodes{label}}}',
      );
      return body.data.menuItems.nodes.map(({ label }) => label);
    };
    const before = await read();
    deleteEntry(cms.store, findEntry(cms.store, 'page', 'terms').id);
    expect(await read()).toEqual(before.filter((label) => label !== 'Terms'));
    const privacy = cms.store.menuItems.find(({ label }) => label === 'Privacy');
    reorderMenu(cms.store, [privacy?.id ?? 0]);
    expect((await read())[0]).toBe('Privacy');
  });

  it('changes the alt text of a picture', async () => {
    editMedia(cms.store, 101, { alt: 'Bread' });
    const { body } = await ask(cms, '{mediaItems(where:{in:[101]}){nodes{altText}}}');
    expect(body.data).toEqual({ mediaItems: { nodes: [{ altText: 'Bread' }] } });
  });

  it('throws for what is not there, and stays in its own store', () => {
    expect(() => findEntry(cms.store, 'post', 'nope')).toThrow('no post with the slug nope');
    expect(() => editEntry(cms.store, 99_999, {})).toThrow('no entry 99999');
    const { id } = findEntry(cms.store, 'post', 'pile-500');
    editEntry(cms.store, id, { title: 'Changed' });
    expect(findEntry(createStore(), 'post', 'pile-500').title).toBe('Pile 500 is in');
  });
});
