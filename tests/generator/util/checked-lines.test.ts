import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DamagedLines, readLines, writeLines } from '../../../generator/util/checked-lines.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The second is longer than what is read at once. */
const values = [{ first: 'of \u2028 them' }, ['次'.repeat(700_000)], null, 'last\n'];

async function readAll(file: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const value of readLines(file)) found.push(value);
  return found;
}

async function written(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'new', 'lines.jsonl');
  await writeLines(file, values);
  return file;
}

describe('a file of lines', () => {
  it('gives back the values that were written, and has nothing beside it', async () => {
    const file = await written();
    expect(await readAll(file)).toEqual(values);
    expect(await readdir(path.dirname(file))).toEqual(['lines.jsonl']);
  });

  it('holds no values when none were given', async () => {
    const file = await written();
    await writeLines(file, []);
    expect(await readAll(file)).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['a changed letter', (text) => text.replace('of', 'if')],
    ['a missing line', (text) => text.replace('null\n', '')],
    ['a missing end', (text) => text.slice(0, text.lastIndexOf('{'))],
    ['a line cut off', (text) => text.slice(0, -10)],
    ['nothing in it', () => ''],
  ])('with %s is known to be damaged', async (_, change) => {
    const file = await written();
    await writeFile(file, change(await readFile(file, 'utf8')));
    await expect(readAll(file)).rejects.toThrow(DamagedLines);
  });

  it('stays as it was when values cannot be written, and nothing is left beside it', async () => {
    const file = await written();
    const failing = (function* () {
      yield 'new';
      throw new Error('no more');
    })();
    await expect(writeLines(file, failing)).rejects.toThrow('no more');
    expect(await readAll(file)).toEqual(values);
    expect(await readdir(path.dirname(file))).toEqual(['lines.jsonl']);
  });
});
