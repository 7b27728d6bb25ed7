import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AddedFile, createFileTable } from '../../../generator/publish/file-table.ts';
import { countCases } from '../../support/count-cases.ts';

const file: fc.Arbitrary<AddedFile> = fc.record({
  path: fc.oneof(fc.constantFrom('index.html', 'a/index.html', 'A'), fc.string({ unit: 'binary' })),
  class: fc.constantFrom('page', 'asset', 'data'),
  sha256: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  size: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  isKept: fc.boolean(),
});

it('gives back the files that were added last, sorted as a list of them would be', () => {
  const { saw, expectSeen } = countCases();
  const files = fc.oneof({ weight: 4, arbitrary: fc.array(file, { size: 'medium' }) }, fc.constant([]));
  fc.assert(
    fc.property(files, (files) => {
      const table = createFileTable();
      files.forEach(table.add);
      const known = new Map(files.map((file) => [file.path, file]));
      for (const { path, isKept } of files) {
        const last = known.get(path)?.isKept;
        saw({
          'written, then kept': !isKept && last === true,
          'kept, then written': isKept && last === false,
        });
      }
      saw({ 'more than the first arrays hold': known.size > 16, none: files.length === 0 });
      const sorted = [...known.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      const pathsOf = (wanted: boolean, list: Iterable<AddedFile>) =>
        Array.from(list).flatMap(({ path, isKept }) => (isKept === wanted ? [path] : []));
      expect([...table.sorted()]).toEqual(sorted);
      expect([...table.writtenPaths()]).toEqual(pathsOf(false, sorted));
      expect(table.writtenPaths().length).toBe(pathsOf(false, sorted).length);
      expect([...table.keptPaths()]).toEqual(pathsOf(true, known.values()));
      expect([table.size, table.kept]).toEqual([known.size, pathsOf(true, sorted).length]);
    }),
  );
  expectSeen();
});

it('refuses a hash that is not a SHA-256', () => {
  const wrong: AddedFile = { path: 'a', class: 'page', sha256: 'abc', size: 1, isKept: false };
  expect(() => createFileTable().add(wrong)).toThrow('abc is not a SHA-256');
});
