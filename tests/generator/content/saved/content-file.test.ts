import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { byKind } from '../../../../generator/content/saved/by-kind.ts';
import { saveContent } from '../../../../generator/content/saved/content-file.ts';
import { readContentFile } from '../../../../generator/content/saved/read-content-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { crawlDemo, startDemo } from '../../crawl-demo.ts';
import { manyPosts, savedCrawl } from './saved.ts';

async function newFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'new', 'content.log');
}

/** A file with a content of three posts. */
async function savedFile(): Promise<string> {
  const file = await newFile();
  const { cacheKey, entries: _, ...rest } = savedCrawl([]);
  const post = manyPosts(3).map(({ entry }) => entry);
  await saveContent(file, {
    now: '2026-06-13T14:00:00.000Z',
    ...rest,
    entries: { ...byKind<'entries'>(() => []), post },
  });
  return file;
}

describe('a content file', () => {
  it('gives back the content of a crawl, key by key', async () => {
    const { content } = await crawlDemo((await startDemo()).url);
    const file = await newFile();
    await saveContent(file, content);
    expect(JSON.stringify((await readContentFile(file)).content) === JSON.stringify(content)).toBe(true);
  });

  it('has the same bytes for the same content', async () => {
    const [one, other] = [await savedFile(), await savedFile()];
    expect(await readFile(one)).toEqual(await readFile(other));
  });

  it.each<[string, (text: string) => string, string]>([
    ['cut off within a record', (text) => text.slice(0, -90), 'content'],
    ['cut off before its end', (text) => text.slice(0, text.indexOf('post 3')), 'content'],
    ['with more behind it', (text) => `${text}{}\n`, 'content'],
    ['with a changed letter', (text) => text.replace('"slug":"post-2', '"slug":"post-7'), 'content'],
    ['with a changed letter in a text', (text) => text.replace('["Post 2', '["Post 7'), 'content'],
    ['without its texts', (text) => text.replace('texts', 'textx'), 'content'],
    ['that is empty', () => '', 'content'],
    ['that is something else', () => '{"name":"x"}\n{}\n', 'usage'],
    ['of invalid JSON', () => 'a\nb\n', 'usage'],
    ['of a newer version', (text) => text.replace(/"version":\d+/, '"version":999'), 'usage'],
  ])('%s is refused and named', async (_, change, kind) => {
    const file = await savedFile();
    const text = await readFile(file, 'latin1');
    expect(change(text)).not.toBe(text);
    await writeFile(file, change(text), 'latin1');
    await expect(readContentFile(file)).rejects.toMatchObject({
      name: 'BuildError',
      kind,
      message: expect.stringContaining(file),
    });
  });

  it('that is not there is refused, with the code of the system', async () => {
    const file = await newFile();
    await expect(readContentFile(file)).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining('ENOENT'),
    });
  });

  it('that cannot be written is an error, and leaves nothing behind', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'file'), 'in the way');
    const { content } = await readContentFile(await savedFile());
    await expect(saveContent(path.join(folder, 'file', 'content.log'), content)).rejects.toMatchObject({
      kind: 'output',
    });
  });
});
