import { describe, expect, it } from 'vitest';
import { deleteEntry, editCategory, editEntry } from '../../../demo/edits.ts';
import { kinds } from '../../../generator/content/kinds/descriptions.ts';
import { collections } from '../../../generator/content/kinds/index.ts';
import { newestEdits } from '../../../generator/crawl/newest-edits.ts';
import { askForDrafts } from '../../../generator/drafts/with-drafts.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { startDemo } from '../crawl-demo.ts';

async function openLook(pageSize?: number) {
  const { url, store } = await startDemo(pageSize === undefined ? {} : { pageSize });
  const nodes: number[] = [];
  const client = createClient('default', {
    endpoint: url,
    options: {
      responseMiddleware: (answer) =>
        void nodes.push(JSON.stringify(answer).split('"databaseId"').length - 1),
    },
  });
  return { store, nodes, look: () => newestEdits(client) };
}

describe.each([100, 5])('a look for new edits, with a page size of %i', (pageSize) => {
  const openLookAt = () => openLook(pageSize);

  it.each(kinds)('notices an edit and a deletion of the kind "%s"', async (kind) => {
    const { store, look } = await openLookAt();
    const seen = [await look()];
    const public_ = store.entries.filter((entry) => entry.kind === kind && entry.status === 'publish');
    const oldest = public_.toSorted((a, b) => (a.date < b.date ? -1 : 1)).find(isListed);
    editEntry(store, oldest?.id ?? 0, { title: 'Edited' });
    seen.push(await look());
    deleteEntry(store, oldest?.id ?? 0);
    seen.push(await look());
    expect(new Set(seen).size).toBe(3);
  });

  it('notices a renamed category, another menu and another title, and nothing where nothing is new', async () => {
    const { store, look } = await openLookAt();
    const seen = [await look(), await look()];
    expect(new Set(seen).size).toBe(1);
    editCategory(store, store.categories.at(-1)?.id ?? 0, { name: 'Zebras' });
    seen.push(await look());
    Object.assign(store.menuItems.at(-1) ?? {}, { label: 'Elsewhere' });
    seen.push(await look());
    store.settings.title = 'Another pier';
    seen.push(await look());
    expect(new Set(seen).size).toBe(4);
  });
});

/** Posts without a category count nowhere, and what a password guards is listed like all others. */
function isListed(entry: object): boolean {
  return !('categoryIds' in entry) || (Array.isArray(entry.categoryIds) && entry.categoryIds.length > 0);
}

it('a look asks for no more than 150 nodes at once: a server may name each in a header', async () => {
  const { look, nodes } = await openLook();
  await look();
  expect(Math.max(...nodes)).toBeLessThanOrEqual(150);
  expect(nodes.length).toBeLessThanOrEqual(3);
});

it.each(kinds)('a preview asks for drafts of the kind "%s"', (kind) => {
  const { connection } = collections[kind];
  expect(askForDrafts(`{ ${connection}(first: 1) { nodes { id } } }`)).toContain('stati');
});
