import { expect, it } from 'vitest';
import { editIndex, type RecordEdit } from '../../../../generator/files/search/edit-index.ts';
import { openPublishedIndex } from '../../../../generator/files/search/published-index.ts';
import { searchFiles } from '../../../../generator/files/search/search-files.ts';
import type { SearchRecord } from '../../../../generator/files/search/search-record.ts';
import { type CountedParts, startIndex } from '../../../../generator/files/search/start-index.ts';
import { sha256 } from '../../../../generator/util/hash.ts';
import { contentsOf } from '../../../support/contents-of.ts';
import { depth } from '../../../support/depth.ts';
import { createRandom } from '../../../support/random.ts';

type Files = ReadonlyMap<string, string>;

/** The files of parts, those that are published already from `before`, and what the next index has to know. */
function write({ common, ...parts }: CountedParts, before: Files = new Map()) {
  const files = new Map<string, string>();
  const characters: Record<string, number> = {};
  const made: string[] = [];
  const all = searchFiles({
    ...parts,
    language: 'en-US',
    kinds: ['Pages'],
    ...{ fillers: [], days: [], answers: [], until: new Map() },
    takeShard: (name, count) => {
      characters[name] = count;
    },
    keep: ({ path, sha256: hash }) => {
      const contents = before.get(path) ?? '';
      expect(sha256(contents)).toBe(hash);
      files.set(path, contents);
    },
  });
  for (const file of all) {
    made.push(file.path);
    files.set(file.path, contentsOf(file));
  }
  return { files, made, facts: { characters, common: Object.fromEntries(common) } };
}

function whole(records: Iterable<SearchRecord>) {
  const index = startIndex();
  for (const record of records) index.add(record);
  return write(index.parts());
}

type Written = ReturnType<typeof write>;

function open({ files, facts }: Pick<Written, 'files' | 'facts'>, read: string[] = []) {
  const opened = openPublishedIndex(
    {
      hashOf: (path) => (files.has(path) ? sha256(files.get(path) ?? '') : undefined),
      read: (path) => {
        read.push(path);
        return files.get(path) ?? '';
      },
    },
    facts,
  );
  if (opened === undefined) throw new Error('The index cannot be opened');
  return opened;
}

function edited(before: Written, edits: readonly RecordEdit[]): Written | null {
  const parts = editIndex(open(before), edits);
  return parts && write(parts, before.files);
}

function record(id: number, words: string, extract = ''): SearchRecord {
  const row = { kind: 'post', title: `Post ${id}`, href: `/${id}/`, facts: '', picture: '' } as const;
  return { id, version: '', words, extract, sections: [], row };
}

/** Words of few letters and of other scripts; of long ones, few fill a shard. */
function makeLexicon(
  random: () => number,
  { count, longest }: { count: number; longest: number },
): readonly string[] {
  const letters = ['a', 'b', 'c', 'é', '7', '2', 'ж'];
  return Array.from({ length: count }, (_, number) => {
    const length = 1 + Math.floor(random() * 5);
    const start = Array.from({ length }, () => letters[Math.floor(random() ** 2 * letters.length)]).join('');
    return number % 3 === 0
      ? start
      : `${start}${number.toString(36)}${'x'.repeat(Math.floor(random() * longest))}`;
  });
}

it.each(Array.from({ length: depth.editedIndexes }, (_, index) => index + 1))(
  'has the bytes of an index that is made from all records after any edits, sequence %d',
  (seed) => {
    const random = createRandom(seed);
    // Many entries with common words, or few with words that cut and join shards.
    const isLarge = seed % 2 === 1;
    const lexicon = makeLexicon(
      random,
      isLarge ? { count: 400, longest: 50 } : { count: 60, longest: 20_000 },
    );
    const draw = () => {
      const weights = new Map<string, number>();
      for (let left = Math.floor(random() * 25); left > 0; left -= 1)
        weights.set(lexicon[Math.floor(random() ** 3 * lexicon.length)] ?? '', 1 + Math.floor(random() * 31));
      return [...weights]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flat()
        .join(' ');
    };
    const records = new Map<number, SearchRecord>();
    const some = () => 1 + Math.floor(random() * 6000);
    while (records.size < (isLarge ? 1500 : 8)) records.set(some(), record(some(), ''));
    for (const id of records.keys()) records.set(id, record(id, draw()));
    let index = whole(records.values());
    let byEdits = 0;
    for (let step = 0; step < 12; step += 1) {
      const edits: RecordEdit[] = [];
      for (let left = Math.floor(random() * 6); left > 0; left -= 1) {
        const known = [...records.keys()][Math.floor(random() * records.size)] ?? 1;
        const id = random() < 0.4 ? some() : known;
        if (edits.some(({ before, after }) => before?.id === id || after?.id === id)) continue;
        const before = records.get(id);
        const after = before !== undefined && random() < 0.3 ? undefined : record(id, draw(), `${step}`);
        // The page of an entry that has moved comes in one edit, and goes in another.
        if (before && after && random() < 0.3) edits.push({ after }, { before });
        else edits.push({ before, ...(after && { after }) });
        if (after === undefined) records.delete(id);
        else records.set(id, after);
      }
      const expected = whole(records.values());
      const found = edited(index, edits);
      if (found !== null) {
        byEdits += 1;
        expect([...found.files].sort()).toEqual([...expected.files].sort());
        expect(found.files.get('_boardwalk/search.json')).toBe(expected.files.get('_boardwalk/search.json'));
        expect(found.facts).toEqual(expected.facts);
      }
      index = found ?? expected;
    }
    expect(byEdits).toBeGreaterThan(8);
  },
);

it('reads and makes the files of changed words and rows only', () => {
  const records = Array.from({ length: 500 }, (_, index) => record(index + 1, `quay 3 w${index % 40} 1`));
  const before = whole(records);
  const read: string[] = [];
  const after = record(77, 'quay 3 pier 9 w36 1');
  const parts = editIndex(open(before, read), [{ before: records[76], after }]);
  const made = parts ? write(parts, before.files).made : [];
  const nameOf = (path: string) => path.replace(/-[0-9a-f]{8}\.json$/, '');
  expect(made.map(nameOf)).toEqual(['_assets/search/p', '_boardwalk/search.json']);
  expect(read).toEqual(['_boardwalk/search.json']);
});

it('does not say what a common word has left out: one that becomes rare is made from all records', () => {
  const records = Array.from({ length: 1001 }, (_, index) => record(index + 1, 'quay 1'));
  const before = whole(records);
  expect(edited(before, [{ before: records[0] }])).toBeNull();
  const more = edited(before, [{ after: record(2000, 'quay 1') }]);
  expect(more?.facts.common).toEqual({ quay: 1002 });
  expect(more && edited(more, [{ before: records[0] }])?.files).toEqual(
    whole([...records.slice(1), record(2000, 'quay 1')]).files,
  );
});

it('is not opened where a file is missing, or the characters of one', () => {
  const { files, facts } = whole([record(1, 'quay 3 oyster 4')]);
  const openWith = (present: Files, known = facts) =>
    openPublishedIndex(
      { hashOf: (path) => (present.has(path) ? 'hash' : undefined), read: (path) => present.get(path) ?? '' },
      known,
    );
  expect(openWith(files)).toBeDefined();
  expect(openWith(files, { ...facts, characters: {} })).toBeUndefined();
  for (const path of files.keys())
    expect(openWith(new Map([...files].filter(([name]) => name !== path)))).toBeUndefined();
});
