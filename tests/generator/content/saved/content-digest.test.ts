import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { byKind } from '../../../../generator/content/saved/by-kind.ts';
import { saveContent, type WritableContent } from '../../../../generator/content/saved/content-file.ts';
import { readContentFile } from '../../../../generator/content/saved/read-content-file.ts';
import { makeMedia } from '../../../support/entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { manyPosts, savedCrawl } from './saved.ts';

const [now, later] = ['2026-06-13T14:00:00.000Z', '2026-06-14T14:00:00.000Z'] as const;

/** A content of three posts, crawled at some moment. */
function contentAt(now: string): WritableContent {
  const { cacheKey: _, entries: __, ...rest } = savedCrawl([]);
  const post = manyPosts(3).map(({ entry }) => entry);
  return { now, ...rest, entries: { ...byKind<'entries'>(() => []), post } };
}

async function digestsOf(content: WritableContent) {
  const file = path.join(await temporaryFolder(), 'content.log');
  await saveContent(file, content);
  const { contentDigest, crawlDigest } = await readContentFile(file);
  return { contentDigest, crawlDigest };
}

describe('the digests of a content file', () => {
  it('are the same for the same content', async () => {
    expect(await digestsOf(contentAt(now))).toEqual(await digestsOf(contentAt(now)));
  });

  it('differ for another moment of the same content in that of the crawl only', async () => {
    const [one, other] = await Promise.all([now, later].map((at) => digestsOf(contentAt(at))));
    expect(other?.contentDigest).toBe(one?.contentDigest);
    expect(other?.crawlDigest).not.toBe(one?.crawlDigest);
  });

  it('both differ when any part has changed', async () => {
    const content = contentAt(now);
    const post = [...content.entries.post];
    const { settings, entries } = content;
    const blocks = manyPosts(4).at(-1)?.entry.blocks;
    const media = makeMedia(1, '/a.jpg');
    const changed: readonly WritableContent[] = [
      content,
      { ...content, settings: { ...settings, title: 'Another Pier' } },
      { ...content, media: [media] },
      { ...content, media: [{ ...media, alt: 'Gulls' }] },
      ...post.flatMap((entry, index) => [
        { ...content, entries: { ...entries, post: post.with(index, { ...entry, title: 'Edited' }) } },
        {
          ...content,
          entries: { ...entries, post: post.with(index, { ...entry, ...(blocks && { blocks }) }) },
        },
        { ...content, entries: { ...entries, post: post.toSpliced(index, 1) } },
      ]),
    ];
    const seen = await Promise.all(changed.map(digestsOf));
    expect(new Set(seen.map(({ contentDigest }) => contentDigest)).size).toBe(changed.length);
    expect(new Set(seen.map(({ crawlDigest }) => crawlDigest)).size).toBe(changed.length);
  });
});
