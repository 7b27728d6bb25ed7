import { appendFile, readdir, readFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../generator/cache/journal.ts';
import { unpackBlocks } from '../../../generator/content/saved/packed-blocks.ts';
import type { SavedEntry } from '../../../generator/content/saved/saved-crawl.ts';
import { openCrawlJournal } from '../../../generator/crawl/crawl-journal.ts';
import type { Problem, Warn } from '../../../generator/problems/problem.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { manyPosts, savedPost } from '../content/saved/saved.ts';

function open(folder: string, warnings: Problem[] = []) {
  return openCrawlJournal(optionsOf(folder, warnings));
}

function optionsOf(folder: string, warnings: Problem[] = []) {
  const warn: Warn = (problem) => warnings.push(problem);
  return { folder, identity: 'one', maxAgeMs: 3_600_000, warn };
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
  await journal.written();
  return folder;
}

async function fileIn(folder: string, end: string): Promise<string> {
  const name = (await readdir(folder)).find((name) => name.endsWith(end)) ?? '';
  return path.join(folder, name);
}

describe('the journal of entries', () => {
  it('leaves them to the next crawl, whose blocks are read when they are asked for (faults 3)', async () => {
    const folder = await leftFolder();
    const { found } = await open(folder);
    expect(plain(found)).toEqual(plain(manyPosts(3)));
    expect(textsOf(found)).toEqual(textsOf(manyPosts(3)));
  });

  it('writes blocks once, and keeps what is added readable', async () => {
    const folder = await temporaryFolder();
    const posts = manyPosts(3);
    const journal = await open(folder);
    journal.add(posts);
    await journal.written();
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    expect(texts.join('').split(posts[0]?.entry.blocks.json() ?? '')).toHaveLength(2);
    expect(textsOf(posts)).toEqual(textsOf(manyPosts(3)));
  });

  it('removes all its files, those of an earlier run too, and takes nothing from who still reads', async () => {
    const folder = await leftFolder();
    const journal = await open(folder);
    const posts = [savedPost(4)];
    journal.add(posts);
    await journal.written();
    expect(await readdir(folder)).toHaveLength(3);
    await journal.discard();
    expect(await readdir(folder)).toEqual([]);
    expect(textsOf([...journal.found, ...posts])).toEqual(textsOf(manyPosts(4)));
  });

  it.each<[string, (folder: string) => Promise<void>]>([
    ['missing', async (folder) => rm(await fileIn(folder, '.blocks'))],
    ['cut off', async (folder) => truncate(await fileIn(folder, '.blocks'), 20)],
    ['of an older version', writeOlder],
  ])('leaves nothing when its blocks are %s, and goes on (faults 107)', async (_, damage) => {
    const folder = await leftFolder();
    await damage(folder);
    const journal = await open(folder);
    expect(journal.found).toEqual([]);
    journal.add([savedPost(4)]);
    await journal.written();
    expect(plain((await open(folder)).found)).toEqual(plain([savedPost(4)]));
  });

  it('keeps blocks in memory where they cannot be written, and says so once (faults 92)', async () => {
    const folder = path.join(await temporaryFolder(), 'file');
    await appendFile(folder, 'in the way');
    const warnings: Problem[] = [];
    const journal = await open(path.join(folder, 'crawl'), warnings);
    const posts = manyPosts(3);
    for (const post of posts) journal.add([post]);
    await journal.written();
    await journal.discard();
    expect(warnings).toEqual([
      { message: expect.stringMatching(/^Crawl progress cannot be saved \(ENOTDIR\)/) },
    ]);
    expect(textsOf(posts)).toEqual(textsOf(manyPosts(3)));
  });
});

/** A journal as it was when blocks lay in its lines. */
async function writeOlder(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  const journal = await openJournal<SavedEntry>({ ...optionsOf(folder), read: () => undefined });
  journal.add(manyPosts(1));
  await journal.written();
}
