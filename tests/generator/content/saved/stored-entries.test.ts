import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../generator/content/content.ts';
import { plainEntry } from '../../../../generator/content/plain-entry.ts';
import { byKind } from '../../../../generator/content/saved/by-kind.ts';
import { saveContent } from '../../../../generator/content/saved/content-file.ts';
import { loadSavedContent } from '../../../../generator/content/saved/read-content-file.ts';
import { createStoredEntries } from '../../../../generator/content/saved/stored-entries.ts';
import { countCases } from '../../../support/count-cases.ts';
import { makeEntry } from '../../../support/entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { savedCrawl } from './saved.ts';

const date = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((day) => day.toISOString()),
  // What no clock of ours writes comes back all the same.
  fc.constantFrom('2026-05-01T10:00:00Z', '2026-05-01', '', '0000-00-00T00:00:00.000Z'),
);
const entry = fc
  .record({
    slug: fc.string({ unit: 'grapheme' }),
    title: fc.string({ unit: 'grapheme' }),
    uri: fc.option(fc.constantFrom('', '/a/', '/ä ö/')),
    published: date,
    modified: date,
    menuOrder: fc.integer(),
    excerpt: fc.string(),
    imageId: fc.option(fc.oneof(fc.nat(), fc.constant(0))),
  })
  .map((fields) => Object.assign(makeEntry('post', 1), fields));

describe('stored entries', () => {
  it('give back each entry as it was added', () => {
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(fc.array(entry, { size: 'medium' }), (given) => {
        const { add } = createStoredEntries((row) => given[row] as Entry);
        const entries = given.map(add);
        expect(entries.map(plainEntry)).toEqual(given.map(plainEntry));
        expect(JSON.stringify(entries)).toBe(JSON.stringify(given));
        saw({
          'more than the first arrays hold': given.length > 16,
          'no address': given.some(({ uri }) => uri === null),
          'an empty address': given.some(({ uri }) => uri === ''),
          'a date of another form': given.some(({ published }) => published.length !== 24),
          'no date': given.some(({ modified }) => modified === ''),
          'no picture': given.some(({ imageId }) => imageId === null),
          'the picture 0': given.some(({ imageId }) => imageId === 0),
        });
      }),
    );
    expectSeen();
  });

  it('read an entry only for what is not asked of all', () => {
    const day = '2026-05-01T10:00:00.000Z';
    const given = makeEntry('post', 1, { published: day, modified: day, uri: '/news/one/' });
    let reads = 0;
    const { add } = createStoredEntries(() => {
      reads += 1;
      return given;
    });
    const entries = [add(given)];
    for (const { kind, id, slug, title, uri, published, modified, menuOrder } of entries)
      expect([kind, id, slug, title, uri, published, modified, menuOrder]).toEqual([
        ...[given.kind, given.id, given.slug, given.title, given.uri],
        ...[given.published, given.modified, given.menuOrder],
      ]);
    expect(reads).toBe(0);
    expect(entries.map(({ excerpt }) => excerpt)).toEqual([given.excerpt]);
    expect(reads).toBe(1);
  });

  it('of a content file that changed meanwhile are refused, and the file stays', async () => {
    const file = path.join(await temporaryFolder(), 'content.jsonl');
    const { cacheKey: _, entries: __, ...rest } = savedCrawl([]);
    const post = [makeEntry('post', 1), makeEntry('post', 2)];
    await saveContent(file, {
      now: '2026-06-13T14:00:00.000Z',
      ...rest,
      entries: { ...byKind<'entries'>(() => []), post },
    });
    const { entries } = await loadSavedContent(file);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('[', '{'));
    expect(() => entries.post[0]?.blocks.json()).toThrow(`${file} is damaged`);
  });
});
