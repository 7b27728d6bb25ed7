import { describe, expect, it } from 'vitest';
import { type DemoBlock, renderBlock } from '../../../demo/blocks/block.ts';
import { addGeneratedContent } from '../../../demo/large-site/add-generated-content.ts';
import { countKinds, type Shape, shapes } from '../../../demo/large-site/shapes.ts';
import { createStore } from '../../../demo/store.ts';
import type { DemoEntry } from '../../../demo/store-types.ts';

function generate(shape: Shape, count: number) {
  const store = createStore();
  const before = store.entries.length;
  addGeneratedContent(store, shape, count);
  return { store, entries: store.entries.slice(before) };
}

describe('generated content', () => {
  it.each(shapes)('is the same every time: %s', (shape) => {
    const [first, second] = [generate(shape, 120).store, generate(shape, 120).store];
    expect(first.entries).toEqual(second.entries);
    expect(first.media).toEqual(second.media);
    expect(first.categories).toEqual(second.categories);
  });

  it.each(shapes)('has as many entries as asked for, with ids and slugs of their own: %s', (shape) => {
    const { store, entries } = generate(shape, 500);
    expect(entries).toHaveLength(500);
    expect(new Set(store.entries.map(({ id }) => id)).size).toBe(store.entries.length);
    expect(new Set(store.media.map(({ id }) => id)).size).toBe(store.media.length);
    expect(new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`)).size).toBe(500);
  });

  it('has the kinds of its shape in their proportions', () => {
    const kinds = (shape: Shape) => countKinds(shape, 10_000);
    expect(kinds('mixed')).toMatchObject({ post: 7000, event: 1500, location: 1000, artwork: 450 });
    expect(kinds('mixed')).toMatchObject({ experience: 25, page: 25 });
    expect(kinds('news')).toMatchObject({ post: 10_000, event: 0 });
    expect(kinds('events')).toMatchObject({ event: 7000, location: 2000, post: 1000 });
    expect(kinds('places')).toMatchObject({ location: 7000, artwork: 1500, event: 500, post: 1000 });
  });

  it('has every block that the demo knows besides its sections, in bodies of about 6 kB', () => {
    const { entries } = generate('mixed', 400);
    const names = new Set(entries.flatMap(({ blocks }) => blocks.flatMap(namesIn)));
    for (const name of blockNames) expect(names).toContain(`core/${name}`);
    const sizes = entries.map(({ blocks }) => htmlOf(blocks).length).toSorted((a, b) => a - b);
    expect(sizes[200]).toBeGreaterThan(5500);
    expect(sizes[200]).toBeLessThan(6500);
  });

  it('shares no paragraph between two bodies', () => {
    const paragraphs = generate('mixed', 400).entries.flatMap(({ blocks }) =>
      blocks.filter(({ name }) => name === 'core/paragraph').map(({ parts }) => parts.join('')),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('has events to come and events that are over, posts that came out and posts that are scheduled', () => {
    const { entries } = generate('mixed', 1000);
    const now = '2026-06-13T10:00:00';
    const starts = entries.flatMap((entry) => (entry.kind === 'event' ? entry.startDate : []));
    expect(starts.filter((start) => start > now)).toHaveLength(starts.length / 2);
    const posts = entries.filter(({ kind }) => kind === 'post');
    const scheduled = posts.filter(({ status }) => status === 'future');
    expect(scheduled).toHaveLength(Math.floor(posts.length / 50));
    expect(scheduled.every(({ date }) => date > now)).toBe(true);
    const published = entries.filter(({ status }) => status === 'publish');
    expect(published.every(({ date }) => date < '2023-11-02')).toBe(true);
  });

  it('uses 20 categories, and pictures whose files are those of the demo', () => {
    const { store, entries } = generate('mixed', 500);
    const used = new Set(entries.flatMap((entry) => (entry.kind === 'post' ? entry.categoryIds : [])));
    expect(used.size).toBe(20);
    expect(new Set(entries.flatMap(({ imageId }) => imageId ?? [])).size).toBe(480);
    expect(new Set(store.media.map(({ url }) => url))).toEqual(
      new Set(createStore().media.map(({ url }) => url)),
    );
  });

  it('lets a body be replaced', () => {
    const [entry] = generate('news', 1).entries;
    if (entry === undefined) throw new Error('No entry was generated');
    const other: Partial<DemoEntry> = { blocks: [] };
    expect(Object.assign(entry, other).blocks).toEqual([]);
  });
});

const blockNames = [
  ...['paragraph', 'heading', 'list', 'list-item', 'quote', 'image', 'gallery', 'columns', 'column'],
  ...['buttons', 'button', 'embed', 'cover', 'html', 'video', 'spacer', 'table'],
];

function namesIn({ name, innerBlocks }: DemoBlock): readonly string[] {
  return [name, ...innerBlocks.flatMap(namesIn)];
}

function htmlOf(blocks: readonly DemoBlock[]): string {
  return blocks.map((block) => renderBlock(block, { count: () => 1, newestPosts: () => '' })).join('\n\n');
}
