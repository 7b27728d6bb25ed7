import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedLine } from '../../../../generator/cache/checked-lines.ts';
import { byKind } from '../../../../generator/content/saved/by-kind.ts';
import { digestContent } from '../../../../generator/content/saved/content-digest.ts';
import { saveContent } from '../../../../generator/content/saved/content-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { manyPosts, savedCrawl } from './saved.ts';

/** A file with a content of three posts, crawled at some moment. */
async function crawledAt(now: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'content.jsonl');
  const { cacheKey: _, entries: __, ...rest } = savedCrawl([]);
  const post = manyPosts(3).map(({ entry }) => entry);
  await saveContent(file, { now, ...rest, entries: { ...byKind<'entries'>(() => []), post } });
  return file;
}

const [now, later] = ['2026-06-13T14:00:00.000Z', '2026-06-14T14:00:00.000Z'];

describe('the digests of a content file', () => {
  it('are the same for the same file', async () => {
    expect(await digestContent(await crawledAt(now))).toEqual(await digestContent(await crawledAt(now)));
  });

  it('differ for another moment of the same content in that of the crawl only', async () => {
    const [one, other] = await Promise.all(
      [now, later].map(async (at) => digestContent(await crawledAt(at))),
    );
    expect(other?.contentDigest).toBe(one?.contentDigest);
    expect(other?.crawlDigest).not.toBe(one?.crawlDigest);
  });

  it('both differ when any line has changed', async () => {
    const file = await crawledAt(now);
    const lines = (await readFile(file, 'utf8')).split('\n').slice(1, -2);
    const format = (await readFile(file, 'utf8')).split('\n', 1);
    expect(lines.length).toBeGreaterThan(6);
    const seen = [await digestContent(file)];
    for (const [index, line] of lines.entries()) {
      const value = JSON.parse(line.slice(9));
      const changed = Array.isArray(value)
        ? [...value, 'more']
        : Object.fromEntries(Object.entries<object>(value).map(([key, of]) => [key, { ...of, more: true }]));
      const others = lines.with(index, checkedLine(changed).trimEnd());
      const copy = path.join(await temporaryFolder(), 'content.jsonl');
      await writeFile(copy, [...format, ...others, `end ${lines.length}`, ''].join('\n'));
      seen.push(await digestContent(copy));
    }
    expect(new Set(seen.map(({ contentDigest }) => contentDigest)).size).toBe(lines.length + 1);
    expect(new Set(seen.map(({ crawlDigest }) => crawlDigest)).size).toBe(lines.length + 1);
  });
});
