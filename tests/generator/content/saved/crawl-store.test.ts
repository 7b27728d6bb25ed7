import { createHash } from 'node:crypto';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedLine, firstLine, lastLine } from '../../../../generator/cache/checked-lines.ts';
import type { Media } from '../../../../generator/content/content.ts';
import { findChanges } from '../../../../generator/content/saved/changes.ts';
import { type CrawlStore, openCrawlStore } from '../../../../generator/content/saved/crawl-store.ts';
import { DamagedBlocks } from '../../../../generator/content/saved/damaged-blocks.ts';
import { unpackBlocks } from '../../../../generator/content/saved/packed-blocks.ts';
import type { SavedCrawl } from '../../../../generator/content/saved/saved-crawl.ts';
import type { Problem, Warn } from '../../../../generator/problems/problem.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { crawlDemo, startDemo } from '../../crawl-demo.ts';
import { manyPosts, savedCrawl, savedPost } from './saved.ts';

function open(folder: string, identity: { source?: string; code?: string } = {}) {
  const warnings: Problem[] = [];
  const warn: Warn = (problem) => warnings.push(problem);
  const store = openCrawlStore({ folder, source: 'cms.example.org', code: 'c1', ...identity });
  const load = () => store.load(warn);
  const save = (saved: Parameters<CrawlStore['save']>[0]) => store.save(saved, warn);
  return { ...store, load, save, warnings };
}

/** Makes plain values of all that is read from the disk on demand. */
function plain(value: unknown): unknown {
  return value && JSON.parse(JSON.stringify(value));
}

const library: readonly Media[] = [1, 2].map((id) => ({
  ...{ id, path: `/wp-content/uploads/${id}.jpg`, alt: 'keepers’ log \u2028 次', mimeType: 'image/jpeg' },
  ...{ modified: null, width: 3, height: 2 },
}));

function withLibrary(posts: Parameters<typeof savedCrawl>[0]): SavedCrawl {
  return { ...savedCrawl(posts), media: library };
}

/** A folder with a saved crawl of so many posts. */
async function savedFolder(count = 3): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'crawl');
  await open(folder).save(withLibrary(manyPosts(count)));
  return folder;
}

/** The files that hold entries and the rest, without the list of them. */
async function namedFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== 'crawl.json').sort();
}

describe('a saved crawl', () => {
  it('is loaded as it was saved', async () => {
    const folder = await savedFolder(1200);
    const { load, warnings } = open(folder);
    expect(plain(await load())).toEqual(plain(withLibrary(manyPosts(1200))));
    expect(warnings).toEqual([]);
  });

  it('is nothing at first, without a word', async () => {
    const { load, warnings } = open(path.join(await temporaryFolder(), 'crawl'));
    expect(await load()).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('of a real crawl serves the next one in another process', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    const { url } = await startDemo();
    const fetchedAt = '2026-11-20T12:00:00.000Z';
    const { content, saved } = await crawlDemo(url, { fetchedAt });
    await open(folder).save(saved);

    const next = await crawlDemo(url, { fetchedAt, saved: open(folder).load() });
    expect(next.askedFor).toEqual([]);
    expect(JSON.stringify(next.content) === JSON.stringify(content)).toBe(true);
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    expect(files.join('')).not.toMatch(/CANARY|127\.0\.0\.1/);
  });

  it('writes one segment for an edit, a new entry or a deleted one, and leaves the others alone', async () => {
    const folder = await savedFolder(2600);
    const store = open(folder);
    const loaded = await store.load();
    if (!loaded) throw new Error('nothing was loaded');
    const posts = loaded.entries.post;
    const edits = [
      posts.map((post) => (post.entry.id === 700 ? savedPost(700, 'Edited') : post)),
      [...posts, savedPost(9000)],
      posts.filter(({ entry }) => entry.id !== 1100),
    ];
    for (const edited of edits) {
      await store.save(savedCrawl(posts));
      const before = await namedFiles(folder);
      await store.save(savedCrawl(edited));
      const after = await namedFiles(folder);
      expect(after.filter((name) => !before.includes(name)).map(path.extname)).toEqual(['.blocks', '.jsonl']);
      expect(after).toHaveLength(before.length);
      expect(plain((await open(folder).load())?.entries.post)).toEqual(plain(edited));
    }
  });

  it('writes no entries when nothing changed', async () => {
    const folder = await savedFolder();
    const { load, save } = open(folder);
    const loaded = await load();
    const times = await timesOf(folder);
    if (loaded) await save({ ...loaded, entries: { ...loaded.entries, post: [...loaded.entries.post] } });
    expect(await timesOf(folder)).toEqual(times);
  });

  it('clears away what a killed build left', async () => {
    const folder = await savedFolder();
    const left = ['.json.1c1e', '.jsonl', '.blocks', '.blocks.1c1e'].map((end) => `${'0'.repeat(64)}${end}`);
    for (const name of left) await writeFile(path.join(folder, name), 'half');
    await writeFile(path.join(folder, 'notes.txt'), 'not ours');
    await open(folder).save(savedCrawl([]));
    const files = await namedFiles(folder);
    expect(files.filter((name) => left.includes(name))).toEqual([]);
    expect(files).toContain('notes.txt');
  });
});

async function timesOf(folder: string): Promise<number[]> {
  const files = await namedFiles(folder);
  return Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
}

const edited: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'a list that was cut off': (folder) => truncate(path.join(folder, 'crawl.json'), 90),
  'an empty list': (folder) => truncate(path.join(folder, 'crawl.json'), 0),
  'a folder where the list was': async (folder) => {
    await rm(path.join(folder, 'crawl.json'));
    await mkdir(path.join(folder, 'crawl.json'));
  },
  'a list that is something else': (folder) => relist(folder, () => '["a"]'),
  'a name that leads out of the folder': async (folder) => {
    const [name = ''] = await namedFiles(folder);
    await rename(path.join(folder, name), path.join(folder, '..', name));
    await relist(folder, (text) => text.replace(name, `../${name}`));
  },
  'an index that was cut off': async (folder) => truncate(await indexOf(folder), 20),
  'a flipped bit in an index': async (folder) => flipBit(await indexOf(folder)),
  'a missing index': async (folder) => rm(await indexOf(folder)),
  'a library that was cut off': async (folder) => truncate(await libraryOf(folder), 200),
  'a flipped bit in the library': async (folder) => flipBit(await libraryOf(folder)),
  'a missing library': async (folder) => rm(await libraryOf(folder)),
  'a library of another crawl': async (folder) => {
    const text = `${firstLine('media')}${lastLine(0)}`;
    await writeFile(await libraryOf(folder), text);
  },
  'a library that holds something else': async (folder) => {
    const text = `${firstLine('media')}${checkedLine({ path: '/a.jpg' })}${lastLine(1)}`;
    const name = `${createHash('sha256').update(text).digest('hex')}.jsonl`;
    await writeFile(path.join(folder, name), text);
    await relist(folder, (list) => list.replace(/(?<="media":")[0-9a-f]{64}\.jsonl/, name));
  },
  'blocks that were cut off': async (folder) => truncate(await anyFile(folder, '.blocks'), 200),
  'blocks with more behind them': async (folder) => appendFile(await anyFile(folder, '.blocks'), '[]'),
  'missing blocks': async (folder) => rm(await anyFile(folder, '.blocks')),
  'a file that holds something else': (folder) =>
    replaceEntries(folder, `${firstLine('segment')}${checkedLine({ entry: null })}${lastLine(1)}`),
};

async function anyFile(folder: string, end: string): Promise<string> {
  const name = (await namedFiles(folder)).find((name) => name.endsWith(end)) ?? '';
  return path.join(folder, name);
}

async function indexOf(folder: string): Promise<string> {
  return (await anyFile(folder, '.blocks')).replace(/blocks$/, 'jsonl');
}

async function libraryOf(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'crawl.json'), 'utf8');
  return path.join(folder, /"media":"(.*?)"/.exec(text)?.[1] ?? '');
}

async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Changes the list, with a checksum that fits. */
async function relist(folder: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, 'crawl.json');
  const [first = '', value = '', ...end] = (await readFile(file, 'utf8')).split('\n');
  const text = checkedLine(JSON.parse(change(value.slice(value.indexOf(' ')))));
  await writeFile(file, `${first}\n${text}${end.join('\n')}`);
}

async function ofVersion(folder: string, version: number): Promise<void> {
  const file = path.join(folder, 'crawl.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"version":\d+/, `"version":${version}`));
}

async function replaceEntries(folder: string, text: string): Promise<void> {
  const name = `${createHash('sha256').update(text).digest('hex')}.jsonl`;
  await writeFile(path.join(folder, name), text);
  await relist(folder, (list) => list.replace(/(?<="name":")[0-9a-f]{64}\.jsonl/, name));
}

describe('a saved crawl that cannot be used', () => {
  it.each(Object.entries(edited))(
    'is dropped with one warning, and saved again: %s (faults 107)',
    async (_, edit) => {
      const folder = await savedFolder();
      await edit(folder);
      const { load, save, warnings } = open(folder);
      expect(await load()).toBeUndefined();
      expect(warnings).toEqual([
        { message: expect.stringMatching(/^The saved crawl is not used \(.*\): all content is read again$/) },
      ]);

      await rm(path.join(folder, 'crawl.json'), { recursive: true, force: true });
      await save(savedCrawl(manyPosts(3)));
      expect(plain(await open(folder).load())).toEqual(plain(savedCrawl(manyPosts(3))));
    },
  );

  it('is dropped with one warning: that of another CMS (faults 107)', async () => {
    const { load, warnings } = open(await savedFolder(), { source: 'other.example.org' });
    expect(await load()).toBeUndefined();
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['the code that made it', async () => undefined, { code: 'c2' }],
    ['its format', (folder: string) => ofVersion(folder, 0), {}],
    ['its format and back', (folder: string) => ofVersion(folder, 999), {}],
  ] as const)(
    'is dropped without a warning, which nobody could act on, after an upgrade of %s',
    async (_, edit, identity) => {
      const folder = await savedFolder();
      await edit(folder);
      const { load, warnings } = open(folder, identity);
      expect(await load()).toBeUndefined();
      expect(warnings).toEqual([]);
    },
  );
});

describe('the blocks of a saved crawl', () => {
  const texts = (saved: SavedCrawl | undefined): unknown =>
    saved?.entries.post.map(({ entry }) => unpackBlocks(entry.blocks));

  it('are read from the disk when they are asked for, and after their file was removed', async () => {
    const folder = await savedFolder();
    const store = open(folder);
    const posts = manyPosts(3);
    await store.save(savedCrawl(posts));
    const loaded = await open(folder).load();
    await store.save(savedCrawl([savedPost(9)]));
    await rm(folder, { recursive: true });
    expect(texts(loaded)).toEqual(texts(savedCrawl(manyPosts(3))));
    expect(texts(savedCrawl(posts))).toEqual(texts(savedCrawl(manyPosts(3))));
  });

  it('are not needed to load, to compare and to identify it', async () => {
    const folder = await savedFolder();
    const { identify, load, warnings } = open(folder);
    const before = await load();
    const file = await anyFile(folder, '.blocks');
    await writeFile(file, Buffer.alloc((await stat(file)).size));
    const after = await load();
    if (!before || !after) throw new Error('nothing was loaded');
    expect(findChanges(before, after)).toEqual([]);
    expect(findChanges(before, withLibrary([...manyPosts(2), savedPost(3, 'Edited')]))).toMatchObject([
      { id: 3, what: 'edited' },
    ]);
    expect(identify(after)).toBe(identify(before));
    expect(warnings).toEqual([]);
  });

  it('tell of an edit by their hash alone', () => {
    const [one, other] = [savedPost(1), savedPost(1, 'Edited')];
    const blocksEdited = { ...one, entry: { ...one.entry, blocks: other.entry.blocks } };
    expect(findChanges(savedCrawl([one]), savedCrawl([blocksEdited]))).toMatchObject([
      { id: 1, what: 'edited' },
    ]);
  });

  it('are never used when they are damaged (faults 107)', async () => {
    const folder = await savedFolder();
    const file = await anyFile(folder, '.blocks');
    await flipBit(file);
    const loaded = await open(folder).load();
    const [first, , last] = loaded?.entries.post ?? [];
    if (!first || !last) throw new Error('nothing was loaded');
    expect(unpackBlocks(first.entry.blocks)).toEqual(unpackBlocks(savedPost(1).entry.blocks));
    expect(() => unpackBlocks(last.entry.blocks)).toThrow(DamagedBlocks);
    await truncate(file, 20);
    expect(() => first.entry.blocks.json()).toThrow(DamagedBlocks);
  });

  it('are not copied when they are damaged: all is read again the next time (faults 107)', async () => {
    const folder = await savedFolder();
    await flipBit(await anyFile(folder, '.blocks'));
    const store = open(folder);
    const loaded = await store.load();
    await store.save(savedCrawl([...(loaded?.entries.post ?? []), savedPost(4)]));
    expect(store.warnings).toMatchObject([
      { message: expect.stringMatching(/^The crawl could not be saved/) },
    ]);
    expect(await open(folder).load()).toBeUndefined();
    await store.save(savedCrawl(manyPosts(4)));
    expect(texts(await open(folder).load())).toEqual(texts(savedCrawl(manyPosts(4))));
  });
});

it('goes on without a folder that can be written, and says so (faults 92, 108)', async () => {
  const folder = path.join(await temporaryFolder(), 'file');
  await writeFile(folder, 'in the way');
  const { load, save, warnings } = open(folder);
  expect(await load()).toBeUndefined();
  await save(savedCrawl(manyPosts(3)));
  expect(warnings.at(-1)?.message).toMatch(/^The crawl could not be saved \(E\w+\)/);
});
