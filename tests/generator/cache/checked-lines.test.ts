import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBlockFile } from '../../../generator/cache/block-file.ts';
import {
  checkedLine,
  firstLine,
  lastLine,
  readValue,
  wholeLines,
  writeLines,
  writeValue,
} from '../../../generator/cache/checked-lines.ts';
import { OtherFormat, OtherVersion, UnusableFile } from '../../../generator/cache/unusable-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The second is longer than what is read at once. */
const values = [{ first: 'of \u2028 them' }, ['次'.repeat(700_000)], null, 'last\n'];

function readAll(file: string, contents = 'tides'): unknown[] {
  return [...wholeLines(openBlockFile(file), contents)].map(({ json }) => JSON.parse(json.toString()));
}

async function written(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'new', 'lines.jsonl');
  await writeLines(file, 'tides', values);
  return file;
}

describe('a file of lines', () => {
  it('gives back the values that were written, and has nothing beside it', async () => {
    const file = await written();
    expect(readAll(file)).toEqual(values);
    expect(await readdir(path.dirname(file))).toEqual(['lines.jsonl']);
  });

  it('copies a long line a few times, however many parts it is read in', () => {
    const bytes = Buffer.from(firstLine('tides') + checkedLine('x'.repeat(30_000_000)) + lastLine(1));
    let read = 0;
    const counting = (at: number, length: number) => {
      read += 1;
      return bytes.subarray(at, at + length);
    };
    expect([...wholeLines({ size: bytes.length, read: counting }, 'tides')]).toHaveLength(1);
    expect(read).toBeLessThan(8);
  });

  it('holds no values when none were given', async () => {
    const file = await written();
    await writeLines(file, 'tides', []);
    expect(readAll(file)).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['a changed letter', (text) => text.replace('of', 'if')],
    ['a missing line', (text) => text.replace(/^.{8} null\n/m, '')],
    ['a missing end', (text) => text.slice(0, text.lastIndexOf('end'))],
    ['a line cut off', (text) => text.slice(0, -10)],
    ['more behind its end', (text) => `${text}{}\n`],
    ['nothing in it', () => ''],
  ])('with %s is known to be damaged', async (_, change) => {
    const file = await written();
    await writeFile(file, change(await readFile(file, 'utf8')));
    expect(() => readAll(file)).toThrow(UnusableFile);
  });

  it('with other contents is of another version, and one that was cut or damaged at its beginning is not', async () => {
    const file = await written();
    const text = await readFile(file, 'utf8');
    expect(() => readAll(file, 'winds')).toThrow(OtherVersion);
    await writeFile(file, text.replace(/"version":\d+/, '"version":999'));
    expect(() => readAll(file)).toThrow(OtherVersion);
    for (const damage of [text.slice(0, 40), text.slice(1), text.replace('format', 'fromat')]) {
      await writeFile(file, damage);
      expect(() => readAll(file)).toThrow(OtherFormat);
      expect(() => readAll(file)).not.toThrow(OtherVersion);
    }
  });

  it('stays as it was when values cannot be written, and nothing is left beside it', async () => {
    const file = await written();
    const failing = (function* () {
      yield 'new';
      throw new Error('no more');
    })();
    await expect(writeLines(file, 'tides', failing)).rejects.toThrow('no more');
    expect(readAll(file)).toEqual(values);
    expect(await readdir(path.dirname(file))).toEqual(['lines.jsonl']);
  });
});

describe('a file of one value', () => {
  it('gives it back, and nothing where no file is', async () => {
    const file = path.join(await temporaryFolder(), 'new', 'value.json');
    expect(await readValue(file, 'tides')).toBeUndefined();
    await writeValue(file, 'tides', { high: ['次'] });
    expect(await readValue(file, 'tides')).toEqual({ high: ['次'] });
  });

  it('without the value is known to be damaged', async () => {
    const file = await written();
    await writeLines(file, 'tides', []);
    await expect(readValue(file, 'tides')).rejects.toThrow(UnusableFile);
  });
});
