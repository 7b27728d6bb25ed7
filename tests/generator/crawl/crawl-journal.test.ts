import { appendFile, mkdir, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackBlocks } from '../../../generator/content/saved/packed-blocks.ts';
import type { SavedEntry } from '../../../generator/content/saved/saved-crawl.ts';
import { type CrawlJournalOptions, openCrawlJournal } from '../../../generator/crawl/crawl-journal.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { manyPosts, savedPost } from '../content/saved/saved.ts';

const hourMs = 3_600_000;
const now = Date.now();

function open(folder: string, options: Partial<CrawlJournalOptions> = {}) {
  return openCrawlJournal({
    ...{ folder, identity: 'one', maxAgeMs: 24 * hourMs, now, warn: () => undefined },
    ...options,
  });
}

function textsOf(records: readonly SavedEntry[]): unknown {
  return records.map(({ entry }) => unpackBlocks(entry.blocks));
}

/** Makes plain values of all that is read from the disk on demand. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** A folder with what a crawl left that was killed. */
async function leftFolder(): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'crawl');
  const journal = await open(folder);
  journal.add(manyPosts(2));
  journal.add([savedPost(3)]);
  return folder;
}

async function onlyFile(folder: string): Promise<string> {
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return path.join(folder, name);
}

async function foundIn(folder: string, options: Partial<CrawlJournalOptions> = {}): Promise<unknown> {
  return plain((await open(folder, options)).found);
}

describe('the journal of a crawl', () => {
  it('leaves entries to the next crawl, whose blocks are read when they are asked for (faults 3)', async () => {
    const folder = await leftFolder();
    const { found } = await open(folder);
    expect(plain(found)).toEqual(plain(manyPosts(3)));
    expect(textsOf(found)).toEqual(textsOf(manyPosts(3)));
  });

  it('gives what several runs have left, in the order of the runs', async () => {
    const folder = await leftFolder();
    (await open(folder, { now: now + 2 * hourMs })).add([savedPost(5)]);
    (await open(folder, { now: now + hourMs })).add([savedPost(4)]);
    const { found } = await open(folder, { now: now + 3 * hourMs });
    expect(found.map(({ entry }) => entry.id)).toEqual(manyPosts(5).map(({ entry }) => entry.id));
  });

  it('writes blocks once, and keeps what is added readable', async () => {
    const folder = await temporaryFolder();
    const posts = manyPosts(3);
    (await open(folder)).add(posts);
    const text = await readFile(await onlyFile(folder), 'utf8');
    expect(text.split(posts[0]?.entry.blocks.json() ?? '')).toHaveLength(2);
    expect(textsOf(posts)).toEqual(textsOf(manyPosts(3)));
  });

  it('writes no file before something arrives, and goes on after it was removed', async () => {
    const folder = await temporaryFolder();
    const journal = await open(folder);
    expect(await readdir(folder)).toEqual([]);
    journal.add([]);
    journal.add([savedPost(1)]);
    await journal.discard();
    expect(await readdir(folder)).toEqual([]);
    journal.add([savedPost(2)]);
    expect(await foundIn(folder)).toEqual(plain([savedPost(2)]));
  });

  it('removes all its files, those of an earlier run too, and takes nothing from who still reads', async () => {
    const folder = await leftFolder();
    const journal = await open(folder);
    const posts = [savedPost(4)];
    journal.add(posts);
    expect(await readdir(folder)).toHaveLength(2);
    await journal.discard();
    expect(await readdir(folder)).toEqual([]);
    expect(textsOf([...journal.found, ...posts])).toEqual(textsOf(manyPosts(4)));
  });

  it.each<[string, (file: string, bytes: Buffer) => Promise<void>]>([
    ['cut', (file, bytes) => truncate(file, bytes.length - 5)],
    ['changed', (file, bytes) => writeFile(file, bytes.fill(0, bytes.length - 150, bytes.length - 140))],
    ['followed by something else', (file) => appendFile(file, Buffer.alloc(3000))],
  ])('uses what is before the damage when its end was %s, and goes on (faults 107)', async (how, damage) => {
    const folder = await leftFolder();
    const file = await onlyFile(folder);
    await damage(file, await readFile(file));
    const kept = how === 'followed by something else' ? 3 : 2;
    const journal = await open(folder, { now: now + 1 });
    expect(plain(journal.found)).toEqual(plain(manyPosts(kept)));
    expect(textsOf(journal.found)).toEqual(textsOf(manyPosts(kept)));
    journal.add([savedPost(9)]);
    expect(await foundIn(folder)).toEqual(plain([...manyPosts(kept), savedPost(9)]));
  });

  it.each([
    ['something else', 'something else\n'.repeat(10)],
    ['another version', '{"format":"boardwalk crawl","version":10}\n'],
    ['nothing', ''],
  ])('uses nothing of a file that holds %s, and goes on (faults 107)', async (_, text) => {
    const folder = await leftFolder();
    const file = await onlyFile(folder);
    await writeFile(file, text);
    const journal = await open(folder);
    expect(journal.found).toEqual([]);
    await mkdir(file.replace('.log', '-folder.log'));
    journal.add([savedPost(4)]);
    expect(await foundIn(folder)).toEqual(plain([savedPost(4)]));
  });

  it('keeps two identities apart, and throws away what is too old or from the future', async () => {
    const folder = await temporaryFolder();
    (await open(folder)).add([savedPost(1)]);
    (await open(folder, { identity: 'two' })).add([savedPost(2)]);
    expect(await foundIn(folder, { identity: 'two' })).toEqual(plain([savedPost(2)]));
    expect(await foundIn(folder, { identity: 'three' })).toEqual([]);
    expect(await foundIn(folder, { now: now - 25 * hourMs })).toEqual([]);
    expect(await readdir(folder)).toHaveLength(2);
    for (const name of await readdir(folder)) {
      const moment = new Date(now - 25 * hourMs);
      await utimes(path.join(folder, name), moment, moment);
    }
    await writeFile(path.join(folder, 'crawl.json'), 'not ours');
    expect(await foundIn(folder)).toEqual([]);
    expect(await readdir(folder)).toEqual(['crawl.json']);
  });

  it('keeps blocks in memory where they cannot be written, and says so once (faults 92)', async () => {
    const folder = path.join(await temporaryFolder(), 'file');
    await appendFile(folder, 'in the way');
    const warnings: Problem[] = [];
    const journal = await open(path.join(folder, 'crawl'), { warn: (problem) => warnings.push(problem) });
    const posts = manyPosts(3);
    for (const post of posts) journal.add([post]);
    await journal.discard();
    const message = expect.stringMatching(/^Crawl progress cannot be saved \(ENOTDIR\)/);
    expect(warnings).toEqual([{ message }]);
    expect(warnings[0]?.message).not.toContain(folder);
    expect(textsOf(posts)).toEqual(textsOf(manyPosts(3)));
  });
});
