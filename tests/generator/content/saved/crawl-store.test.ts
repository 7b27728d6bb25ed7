import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import { describe, expect, it } from 'vitest';
import { firstLine } from '../../../../generator/cache/log.ts';
import { commitOf, recordOf } from '../../../../generator/cache/log-records.ts';
import { findChanges } from '../../../../generator/content/saved/changes.ts';
import { type CrawlStore, openCrawlStore } from '../../../../generator/content/saved/crawl-store.ts';
import { DamagedBlocks } from '../../../../generator/content/saved/damaged-blocks.ts';
import { unpackBlocks } from '../../../../generator/content/saved/packed-blocks.ts';
import type { SavedCrawl } from '../../../../generator/content/saved/saved-crawl.ts';
import { openCrawlJournal } from '../../../../generator/crawl/crawl-journal.ts';
import type { Problem, Warn } from '../../../../generator/problems/problem.ts';
import { sha256 } from '../../../../generator/util/hash.ts';
import { makeMedia } from '../../../support/entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { crawlDemo, startDemo } from '../../crawl-demo.ts';
import { manyPosts, savedCrawl, savedPost } from './saved.ts';

function fileIn(folder: string): string {
  return path.join(folder, 'crawl.log');
}

function open(folder: string, identity: { source?: string; code?: string } = {}) {
  const warnings: Problem[] = [];
  const warn: Warn = (problem) => warnings.push(problem);
  const store = openCrawlStore({ file: fileIn(folder), source: 'cms.example.org', code: 'c1', ...identity });
  const load = () => store.load(warn);
  const save = (saved: SavedCrawl, journal?: Parameters<CrawlStore['save']>[2]) =>
    store.save(saved, warn, journal);
  return { ...store, load, save, warnings };
}

/** Makes plain values of all that is read from the disk on demand. */
function plain(value: unknown): unknown {
  return value && JSON.parse(JSON.stringify(value));
}

const library = Array.from({ length: 400 }, (_, index) => index + 1).map((id) =>
  makeMedia(id, `/wp-content/uploads/${id}.jpg`, { alt: 'keepers’ log \u2028 次' }),
);

function withLibrary(posts: Parameters<typeof savedCrawl>[0]): SavedCrawl {
  return { ...savedCrawl(posts), media: library };
}

/** A folder with a saved crawl of so many posts. */
async function savedFolder(count = 3): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'crawl');
  await open(folder).save(withLibrary(manyPosts(count)));
  return folder;
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

  it('is the journal of its crawl, with the rest of the content, where most entries are new', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    const posts = manyPosts(300);
    const journal = await openCrawlJournal({
      ...{ folder, identity: 'one', maxAgeMs: 3_600_000, warn: () => undefined },
    });
    journal.add([...posts.slice(0, 200), savedPost(9000)]);
    journal.add(posts.slice(200));
    const [name = ''] = await readdir(folder);
    const { ino } = await stat(path.join(folder, name));
    const saved = withLibrary(posts);
    const { save, identify, warnings } = open(folder);
    await save(saved, journal.log());
    await journal.discard();
    expect((await stat(fileIn(folder))).ino, 'the library is larger than the entries').toBe(ino);
    expect(await readdir(folder)).toEqual(['crawl.log']);
    expect(plain(saved)).toEqual(plain(withLibrary(manyPosts(300))));

    const again = open(folder);
    const loaded = await again.load();
    expect(plain(loaded)).toEqual(plain(withLibrary(manyPosts(300))));
    expect(loaded && again.identify(loaded)).toBe(identify(saved));
    await save({ ...saved, entries: { ...saved.entries, post: [...posts, savedPost(301)] } });
    expect((await stat(fileIn(folder))).ino).toBe(ino);
    expect(plain(await again.load())).toEqual(plain(withLibrary(manyPosts(301))));
    expect(warnings).toEqual([]);
  });

  it('is written by itself where the journal has few of its entries, or was removed', async () => {
    for (const [count, isRemoved] of [[20, false] as const, [100, true] as const]) {
      const folder = path.join(await temporaryFolder(), 'crawl');
      const posts = manyPosts(100);
      const journal = await openCrawlJournal({
        ...{ folder, identity: 'one', maxAgeMs: 3_600_000, warn: () => undefined },
      });
      journal.add(posts.slice(0, count));
      const log = journal.log();
      if (isRemoved) await journal.discard();
      const { save, warnings } = open(folder);
      await save(withLibrary(posts), log);
      await journal.discard();
      expect(await readdir(folder)).toEqual(['crawl.log']);
      expect(plain(await open(folder).load())).toEqual(plain(withLibrary(manyPosts(100))));
      expect(warnings).toEqual([]);
    }
  });

  it('is written by itself where an earlier run has read many of its bytes', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    const words = 'Boats. '.repeat(30_000);
    const posts = Array.from({ length: 100 }, (_, index) =>
      savedPost(index, `Post ${index}. ${index < 55 ? '' : words}`),
    );
    const journal = await openCrawlJournal({
      ...{ folder, identity: 'one', maxAgeMs: 3_600_000, warn: () => undefined },
    });
    journal.add(posts.slice(0, 55));
    const [name = ''] = await readdir(folder);
    const { ino } = await stat(path.join(folder, name));
    await open(folder).save(withLibrary(posts), journal.log());
    expect((await stat(fileIn(folder))).ino).not.toBe(ino);
    expect(plain(await open(folder).load())).toEqual(plain(withLibrary(posts)));
  });

  it('stays a journal, with all its entries, when it is killed before it has its name', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    const options = { folder, identity: 'one', maxAgeMs: 3_600_000, warn: () => undefined };
    const journal = await openCrawlJournal(options);
    journal.add(manyPosts(100));
    const { save } = open(folder);
    await save(withLibrary(manyPosts(100)), journal.log());
    await rename(fileIn(folder), path.join(folder, `journal-${sha256('one').slice(0, 32)}-killed.log`));
    expect(await open(folder).load()).toBeUndefined();
    expect((await openCrawlJournal(options)).found).toHaveLength(100);
  });

  it('is written by itself where the journal cannot get its name', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    const options = { folder, identity: 'one', maxAgeMs: 3_600_000, warn: () => undefined };
    const journal = await openCrawlJournal(options);
    journal.add(manyPosts(100));
    // A folder of that name, with something in it, is in the way.
    await outputFile(path.join(fileIn(folder), 'in-the-way'), '');
    const { save, warnings } = open(folder);
    expect(await save(withLibrary(manyPosts(100)), journal.log())).toBe(false);
    expect(warnings).toMatchObject([{ message: expect.stringContaining('The crawl could not be saved') }]);
    expect((await openCrawlJournal(options)).found).toHaveLength(100);
    await rm(fileIn(folder), { recursive: true });
    expect(await save(withLibrary(manyPosts(100)), journal.log())).toBe(true);
    expect(plain(await open(folder).load())).toEqual(plain(withLibrary(manyPosts(100))));
  });

  it('adds what an edit, a new entry or a deleted one has changed, behind what is there', async () => {
    const folder = await savedFolder(1200);
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
      await store.save(withLibrary(posts));
      const before = await readFile(fileIn(folder));
      await store.save(withLibrary(edited));
      const after = await readFile(fileIn(folder));
      expect(after.subarray(0, before.length).equals(before)).toBe(true);
      expect(after.length - before.length).toBeGreaterThan(50);
      expect(after.length - before.length).toBeLessThan(2000);
      expect(plain(await open(folder).load())).toEqual(plain(withLibrary(edited)));
      expect(await readdir(folder)).toEqual(['crawl.log']);
    }
    expect(store.warnings).toEqual([]);
  });

  it('is written again when half of it is not in use', async () => {
    const folder = await savedFolder(300);
    const store = open(folder);
    let saved = await store.load();
    const { size } = await stat(fileIn(folder));
    for (let count = 0; count < 600; count += 1) {
      const post = savedPost((count % 300) + 1, `Edited ${count}`);
      const others = saved?.entries.post.filter(({ entry }) => entry.id !== post.entry.id) ?? [];
      saved = savedCrawl([...others, post].sort((a, b) => a.entry.id - b.entry.id));
      await store.save(saved);
    }
    expect((await stat(fileIn(folder))).size).toBeLessThan(2.5 * size);
    expect(plain(await open(folder).load())).toEqual(plain(saved));
    expect(store.warnings).toEqual([]);
  });

  it('that was cut anywhere, as by a kill, is that of the last build that came to its end, and can be saved to', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    await open(folder).save(savedCrawl(manyPosts(4)));
    const first = (await stat(fileIn(folder))).size;
    const { load, save } = open(folder);
    const before = await load();
    await save(savedCrawl([...(before?.entries.post ?? []), savedPost(5)]));
    const whole = await readFile(fileIn(folder));
    expect(whole.length).toBeGreaterThan(first);
    for (let length = first; length < whole.length; length += 7) {
      await writeFile(fileIn(folder), whole.subarray(0, length));
      const store = open(folder);
      const loaded = await store.load();
      expect(plain(loaded), `${length}`).toEqual(plain(savedCrawl(manyPosts(4))));
      await store.save(savedCrawl([...(loaded?.entries.post ?? []), savedPost(6)]));
      expect((await open(folder).load())?.entries.post.map(({ entry }) => entry.id)).toEqual([1, 2, 3, 4, 6]);
      expect(store.warnings).toEqual([]);
    }
  });

  it('of two builds at a time is that of the build that is saved last', async () => {
    const folder = await savedFolder(4);
    const stores = [open(folder), open(folder)];
    const loaded = await Promise.all(stores.map(({ load }) => load()));
    for (const [index, { save }] of stores.entries()) {
      const posts = loaded[index]?.entries.post ?? [];
      await save(withLibrary([...posts, savedPost(5 + index)]));
    }
    expect(plain(await open(folder).load())).toEqual(plain(withLibrary([...manyPosts(4), savedPost(6)])));
  });

  it('writes nothing when nothing changed', async () => {
    const folder = await savedFolder();
    const { load, save } = open(folder);
    const loaded = await load();
    const { mtimeMs } = await stat(fileIn(folder));
    if (loaded) await save({ ...loaded, entries: { ...loaded.entries, post: [...loaded.entries.post] } });
    expect((await stat(fileIn(folder))).mtimeMs).toBe(mtimeMs);
  });

  it('is known by its content, whether it is saved, added to, written again or loaded', async () => {
    const ids = new Set<string>();
    for (const posts of [[4], [1, 2, 3]]) {
      const folder = await savedFolder(3);
      const store = open(folder);
      const loaded = (await store.load())?.entries.post ?? [];
      const saved = withLibrary(posts.includes(4) ? [...loaded, savedPost(4)] : manyPosts(4));
      ids.add(store.identify(saved));
      await store.save(saved);
      ids.add(store.identify(saved));
      const next = open(folder);
      ids.add(next.identify((await next.load()) ?? withLibrary([])));
    }
    expect(ids.size).toBe(1);
  });
});

const edited: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'a log that was cut off in its first line': (folder) => truncate(fileIn(folder), 20),
  'a log that was cut off': (folder) => truncate(fileIn(folder), 400),
  'an empty log': (folder) => truncate(fileIn(folder), 0),
  'a folder in its place': async (folder) => {
    await rm(fileIn(folder));
    await mkdir(fileIn(folder));
  },
  'something else': (folder) => writeFile(fileIn(folder), '["a"]\n'),
  'a flipped bit in a row': (folder) => flipBit(folder, '"slug":"post-2'),
  'a flipped bit in the library': (folder) => flipBit(folder, '/wp-content/uploads/2.jpg'),
  'a flipped bit in its commit': (folder) => flipBit(folder, '"source"'),
  'texts of another length': (folder) => flipBit(folder, 'texts', -4),
  'a row that is something else': (folder) => replaceLog(folder, { 'post 1': '[]' }),
  'rows without the rest': (folder) => replaceLog(folder, { 'post 1': '{"hash":"a","item":{"id":1}}' }),
  'no commit of a crawl': async (folder) => {
    const commit = commitOf({ after: null, value: {} });
    await writeFile(fileIn(folder), Buffer.concat([Buffer.from(firstLine('crawl')), commit]));
  },
};

async function replaceLog(folder: string, rows: Readonly<Record<string, string>>): Promise<void> {
  const records = Object.entries(rows).map(([key, json]) => recordOf(key, json));
  const value = { source: 'cms.example.org', code: 'c1', cacheKey: 'cacheKey' };
  const bytes = [Buffer.from(firstLine('crawl')), ...records, commitOf({ after: null, value })];
  await writeFile(fileIn(folder), Buffer.concat(bytes));
}

/** Flips a bit at a text of the log. */
async function flipBit(folder: string, text: string, offset = 3): Promise<void> {
  const bytes = await readFile(fileIn(folder));
  const at = bytes.indexOf(text) + offset;
  expect(bytes.indexOf(text)).toBeGreaterThan(0);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(fileIn(folder), bytes);
}

async function ofVersion(folder: string, version: number): Promise<void> {
  const text = await readFile(fileIn(folder), 'latin1');
  await writeFile(fileIn(folder), text.replace(/"version":\d+/, `"version":${version}`), 'latin1');
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

      await rm(fileIn(folder), { recursive: true, force: true });
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
    await flipBit(folder, '["Post 2');
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
    await flipBit(folder, '["Post 3');
    const loaded = await open(folder).load();
    const [first, , last] = loaded?.entries.post ?? [];
    if (!first || !last) throw new Error('nothing was loaded');
    expect(unpackBlocks(first.entry.blocks)).toEqual(unpackBlocks(savedPost(1).entry.blocks));
    expect(() => unpackBlocks(last.entry.blocks)).toThrow(DamagedBlocks);
    await truncate(fileIn(folder), 20);
    expect(() => first.entry.blocks.json()).toThrow(DamagedBlocks);
  });

  it('are not copied when they are damaged: all is read again the next time (faults 107)', async () => {
    const folder = await savedFolder();
    await flipBit(folder, '["Post 3');
    const store = open(folder);
    const loaded = await store.load();
    const last = loaded?.entries.post.at(-1);
    // After some edits less than half of the log is in use, and everything is written again.
    for (const title of ['Edited', 'Edited again']) {
      const others = [1, 2, 4, 5].map((id) => savedPost(id, title));
      await store.save(savedCrawl([...(last ? [last] : []), ...others]));
    }
    expect(store.warnings).toMatchObject([
      { message: expect.stringMatching(/^The crawl could not be saved/) },
    ]);
    expect(await open(folder).load()).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
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
