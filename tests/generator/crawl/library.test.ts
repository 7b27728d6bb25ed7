import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Media } from '../../../generator/content/content.ts';
import { openCrawlJournal } from '../../../generator/crawl/crawl-journal.ts';
import { openLibrary } from '../../../generator/crawl/library.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function item(id: number, alt = ''): Media {
  const path = `/wp-content/uploads/${id}.jpg`;
  return { id, path, alt, mimeType: 'image/jpeg', modified: null, width: 3, height: 2 };
}

function open(folder: string) {
  return openCrawlJournal({ folder, identity: 'one', maxAgeMs: 3_600_000, warn: () => undefined });
}

describe('the library of a crawl', () => {
  it('lies beside the journal, and can be read after that is discarded', async () => {
    const folder = await temporaryFolder();
    const journal = await open(folder);
    const items = Array.from({ length: 30 }, (_, index) => item(index, 'ä 次 \u2028'));
    const taken = items.map(openLibrary([], journal));
    expect((await readdir(folder)).map(path.extname)).toEqual(['.blocks']);
    await journal.discard();
    expect(await readdir(folder)).toEqual([]);
    expect(JSON.stringify(taken)).toBe(JSON.stringify(items));
    expect(taken.map(({ alt }) => alt)).toEqual(items.map(({ alt }) => alt));
  });

  it('has the same item of the saved crawl where that is unchanged', async () => {
    const journal = await open(await temporaryFolder());
    const saved = [item(1), item(2), item(3)].map(openLibrary([], journal));
    const now = [item(1), item(2, 'A heron'), item(4)];
    const taken = now.map(openLibrary(saved, journal));
    expect(taken[0]).toBe(saved[0]);
    expect(taken[1]).not.toBe(saved[1]);
    expect(JSON.stringify(taken)).toBe(JSON.stringify(now));
  });

  it('stays in memory where nothing can be written', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    await writeFile(file, 'in the way');
    const items = [item(1), item(2)];
    const taken = items.map(openLibrary([], await open(path.join(file, 'crawl'))));
    expect(taken.map((one, index) => one === items[index])).toEqual([true, true]);
  });
});
