import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addEntry, editEntry, findEntry } from '../../../demo/edits.ts';
import type { DemoKind } from '../../../demo/kinds.ts';
import { createStore } from '../../../demo/store.ts';
import type { DemoEntryOf, DemoStore } from '../../../demo/store-types.ts';
import { openPreviewedSite, type PreviewedSite, publicPageOf, sign, withoutMarks } from './support.ts';

/** Edits of published entries; the content that the server has in memory is from before. */
describe('the preview of an entry that was published a moment ago', () => {
  let site: PreviewedSite;
  beforeAll(async () => {
    // A taken path is told and published, so that pages can be compared.
    const store = createStore();
    const posts = store.entries.filter(({ kind }) => kind === 'post').slice(0, 12);
    store.entries = [...store.entries.filter(({ kind }) => kind !== 'post'), ...posts];
    site = await openPreviewedSite(store, { checks: { duplicatePath: 'warn', unsafeSlug: 'warn' } });
  });
  afterEach(() => site.restart());
  afterAll(() => site.close());

  const show = async (kind: DemoKind, entry: number) => {
    const answer = await fetch(`${site.url}/?token=${sign({ kind, entry })}`);
    const html = await answer.text();
    const [bar = ''] = /<aside class="boardwalk-preview"[\s\S]*<\/aside>/.exec(html) ?? [];
    return { status: answer.status, html, bar };
  };

  type Change = readonly [
    name: string,
    kind: DemoKind,
    changes: (store: DemoStore) => object,
    shown?: string,
  ];
  const changes: readonly Change[] = [
    ['another title', 'location', () => ({ title: 'The renamed place' }), 'The renamed place'],
    ['a title with an address', 'experience', () => ({ title: 'Go to /visit/ today' }), '/visit/ today'],
    ['another slug', 'event', () => ({ slug: 'moved-to-here' }), '/event/moved-to-here/'],
    ['letters of other alphabets in its slug', 'artwork', () => ({ slug: 'möwe-カモメ' })],
    ['the date of an old post', 'post', () => ({ date: '2019-02-03T10:00:00' }), '2019-02-03'],
    ['an event that is over', 'event', () => ({ startDate: '2020-01-01T10:00:00', endDate: '' })],
    ['another place in the order', 'artwork', () => ({ menuOrder: 900 })],
    [
      'the categories of another post',
      'post',
      ({ categories }) => ({
        categoryIds: categories.slice(-2).map(({ id }) => id),
      }),
    ],
    ['no categories', 'post', () => ({ categoryIds: [] })],
    ['a venue that is a location', 'event', (store) => ({ venue: nth(store, 'location', 1).title })],
  ];

  it.each(changes.map((change, index) => [change[0], change, index] as const))(
    'is the page that a build makes: %s',
    async (_, [, kind, change, shown], index) => {
      const { id } = nth(site.store, kind, index);
      editEntry(site.store, id, change(site.store));
      const { status, html } = await show(kind, id);
      expect(status).toBe(200);
      if (shown !== undefined) expect(html).toContain(shown);
      await site.rebuild();
      expect(withoutMarks(html)).toBe(await publicPageOf(html, site));
    },
    300_000,
  );

  it('tells of the other entry whose path it takes', async () => {
    const [own, rival] = [nth(site.store, 'location', 2), nth(site.store, 'location', 3)].sort(
      (a, b) => a.id - b.id,
    );
    if (own === undefined || rival === undefined) throw new Error('The demo has too few locations');
    editEntry(site.store, own.id, { slug: rival.slug });
    const { status, html, bar } = await show('location', own.id);
    expect(status).toBe(200);
    const told = `Two pages have the path /location/${rival.slug}/`;
    expect(bar).toContain(told);
    await site.rebuild();
    expect(withoutMarks(html)).toBe(await publicPageOf(html, site));
    await site.restart();
    const other = await show('location', rival.id);
    expect([other.status, other.bar.includes(told)]).toEqual([200, true]);
    expect(other.html).toContain(`data-entry="location:${rival.id}"`);
    expect((await show('location', nth(site.store, 'location', 5).id)).bar).not.toContain(told);
  });

  it('tells of the page of the site itself whose path it asks for', async () => {
    const { id: _, modified: __, ...page } = findEntry(site.store, 'page', 'accessibility');
    const id = addEntry(site.store, { ...page, slug: 'wp-admin', title: 'My administration' });
    const { status, html, bar } = await show('page', id);
    expect(status).toBe(200);
    expect(html).toContain('My administration</h1>');
    expect(bar).toContain('Two pages have the path /wp-admin/');
  });
});

/** The published entry at an index of its kind. */
function nth<K extends DemoKind>({ entries }: DemoStore, kind: K, index: number): DemoEntryOf<K> {
  const found = entries.filter(
    (entry): entry is DemoEntryOf<K> =>
      entry.kind === kind && entry.status === 'publish' && entry.password === '',
  )[index];
  if (found === undefined) throw new Error(`The demo has no ${kind} at ${index}`);
  return found;
}
