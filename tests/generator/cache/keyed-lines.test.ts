import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedLines, readKeyedLines } from '../../../generator/cache/keyed-lines.ts';
import { UnusableFile } from '../../../generator/cache/unusable-file.ts';
import type { RememberedPage } from '../../../generator/rebuild/remembered-page.ts';
import { countCases } from '../../support/count-cases.ts';
import { collectUnused } from '../../support/garbage.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const paths = [
  '/',
  '/a "quoted" \\ path/',
  '/灯台/',
  ...Array.from({ length: 3000 }, (_, n) => `/news/${n}/`),
];

function pageOf(name: string): RememberedPage {
  return {
    fingerprint: { template: 'a', assets: 'b', layout: 'c', route: name },
    sha256: 'd',
    islands: [],
    anchors: `main ${'x'.repeat(600)}`,
    used: 'post:*',
    versions: 'e',
    listed: { head: { canonical: name }, pictures: [] },
  };
}

async function savedFile(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'cache', 'pages.jsonl');
  const records = createKeyedLines<RememberedPage>('pages', file);
  for (const name of paths) records.add(name, pageOf(name));
  records.save({ version: 1 });
  return file;
}

describe('records of pages', () => {
  it('are read back page by page, from a file and while it is written', async () => {
    const file = path.join(await temporaryFolder(), 'pages.jsonl');
    const records = createKeyedLines<RememberedPage>('pages', file);
    for (const name of paths) records.add(name, pageOf(name));
    for (const name of paths) expect(records.get(name)).toEqual(pageOf(name));
    records.save({ version: 1 });

    const { header, values: pages } = readKeyedLines<RememberedPage>('pages', file);
    expect(header).toEqual({ version: 1 });
    expect(pages.size).toBe(paths.length);
    for (const name of paths) {
      expect(pages.get(name)).toEqual(pageOf(name));
      expect(records.get(name)).toEqual(pageOf(name));
    }
    expect(pages.get('/other/')).toBeUndefined();
    expect(pages.has('/other/')).toBe(false);
  });

  it('leave the file as it was until they are saved, and nothing beside it', async () => {
    const file = await savedFile();
    const before = await readFile(file);
    const records = createKeyedLines<RememberedPage>('pages', file);
    records.add('/new/', pageOf('/new/'));
    expect((await readFile(file)).equals(before)).toBe(true);
    records.discard();
    expect(await readdir(path.dirname(file))).toEqual(['pages.jsonl']);
  });

  it('of an older build are still read when a newer one has been saved', async () => {
    const file = await savedFile();
    const { values: pages } = readKeyedLines<RememberedPage>('pages', file);
    const records = createKeyedLines<RememberedPage>('pages', file);
    records.add('/', pageOf('/other/'));
    records.save({ version: 1 });
    expect(pages.get('/')).toEqual(pageOf('/'));
    expect(readKeyedLines<RememberedPage>('pages', file).values.get('/')).toEqual(pageOf('/other/'));
  });

  it('can be read as long as they are in use', async () => {
    const { values: pages } = readKeyedLines<RememberedPage>('pages', await savedFile());
    await collectUnused();
    expect(pages.get('/news/7/')).toEqual(pageOf('/news/7/'));
  });

  it('that were changed after they were read tell nothing of a page', async () => {
    const file = await savedFile();
    const { values: pages } = readKeyedLines<RememberedPage>('pages', file);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"fingerprint"', '"fingerprint'));
    expect(pages.get('/')).toBeUndefined();
    await truncate(file, 0);
    expect(pages.get('/news/7/')).toBeUndefined();
  });

  it('are those that were added last, whatever their keys', async () => {
    const folder = await temporaryFolder();
    const key = fc.oneof(fc.constantFrom('', '"', '\\', '\\"', '/', '\ud800'), fc.string({ unit: 'binary' }));
    const { saw, expectSeen } = countCases();
    const anyPairs = fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.tuple(key, fc.jsonValue())) },
      fc.constant([]),
    );
    fc.assert(
      fc.property(anyPairs, key, fc.boolean(), (added, other, hasFile) => {
        const names = added.map(([name]) => name);
        saw({
          'a key twice': new Set(names).size < names.length,
          'a key of an unpaired surrogate': names.includes('\ud800'),
          'a key with a quote': names.some((name) => name.includes('"')),
          'no value': names.length === 0,
          'asked for a known key': names.includes(other),
        });
        const file = path.join(folder, 'any.jsonl');
        const records = createKeyedLines<unknown>('any', hasFile ? file : undefined);
        const known = new Map<string, unknown>();
        for (const [name, value] of added) {
          records.add(name, value);
          known.set(name, JSON.parse(JSON.stringify(value)));
        }
        records.save({ of: 'all' });
        const saved = hasFile ? readKeyedLines<unknown>('any', file).values : records;
        for (const values of [records, saved]) {
          expect(values.size).toBe(known.size);
          expect([...known.keys(), other].map(values.get)).toEqual(
            [...known.keys(), other].map((name) => known.get(name)),
          );
          expect(values.has(other)).toBe(known.has(other));
        }
      }),
    );
    expectSeen();
  });

  it('without a file, or where none can be written, are kept in memory', async () => {
    const blocked = path.join(await temporaryFolder(), 'file');
    await writeFile(blocked, '');
    for (const records of [
      createKeyedLines<RememberedPage>('pages'),
      createKeyedLines<RememberedPage>('pages', path.join(blocked, 'pages.jsonl')),
    ]) {
      for (const name of paths) records.add(name, pageOf(name));
      for (const name of paths) expect(records.get(name)).toEqual(pageOf(name));
      records.discard();
    }
  });

  it('that cannot be written say so when they are saved', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'pages.jsonl'));
    const records = createKeyedLines<RememberedPage>('pages', path.join(folder, 'pages.jsonl'));
    records.add('/', pageOf('/'));
    expect(() => records.save({})).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(records.get('/')).toEqual(pageOf('/'));
    records.discard();
    expect(await readdir(folder)).toEqual(['pages.jsonl']);
  });

  it.each([
    ['cut in a line', (file: string, size: number) => truncate(file, size - 900)],
    [
      'cut between two lines',
      async (file: string) => {
        const lines = (await readFile(file, 'utf8')).split('\n');
        await writeFile(file, `${lines.slice(0, -2).join('\n')}\n`);
      },
    ],
    [
      'with a bit that differs',
      async (file: string, size: number) => {
        const bytes = await readFile(file);
        bytes[size >> 1] = (bytes[size >> 1] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
    [
      'with more behind its end',
      async (file: string) => {
        await writeFile(file, '["/more/",{}]\n', { flag: 'a' });
      },
    ],
    ['of nothing', (file: string) => truncate(file, 0)],
  ])('in a file %s are not used', async (_, damage) => {
    const file = await savedFile();
    await damage(file, (await readFile(file)).length);
    expect(() => readKeyedLines<RememberedPage>('pages', file)).toThrow(UnusableFile);
  });
});
