import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDifference, readPages } from '../../../../tools/bench/beside/read-pages.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const expected = new Map([
  ['index.html', 'Home'],
  ['news/index.html', 'News'],
]);

describe('pages of another generator', () => {
  it('are read by their files, with titles as text', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'news'));
    await writeFile(path.join(folder, 'news/index.html'), '<head><title>Food &amp; Drink</title></head>');
    await writeFile(path.join(folder, 'site.css'), '');
    expect(await readPages(folder)).toEqual(new Map([['news/index.html', 'Food & Drink']]));
  });

  it('are accepted when they are the same ones', () => {
    expect(findDifference(expected, new Map(expected), 0)).toBeNull();
  });

  it.each([
    ['it has 1 pages instead of 2', [['index.html', 'Home']]],
    [
      'it lacks news/index.html',
      [
        ['index.html', 'Home'],
        ['new/index.html', 'News'],
      ],
    ],
    [
      '1 titles differ: news/index.html has "Old" instead of "News"',
      [
        ['index.html', 'Home'],
        ['news/index.html', 'Old'],
      ],
    ],
  ] as const)('are refused: %s', (message, found) => {
    expect(findDifference(expected, new Map(found), 0)).toBe(message);
  });

  it('may have as many other titles as posts were edited', () => {
    const found = new Map([...expected, ['news/index.html', 'Edited']]);
    expect(findDifference(expected, found, 1)).toBeNull();
  });
});
