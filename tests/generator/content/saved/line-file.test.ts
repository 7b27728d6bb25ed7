import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBlockFile } from '../../../../generator/cache/block-file.ts';
import { checkedLine } from '../../../../generator/cache/checked-lines.ts';
import { openLineFile } from '../../../../generator/content/saved/line-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** A file of lines, each of which is known, and what a damaged one is refused with. */
async function openLines(...values: unknown[]) {
  const file = path.join(await temporaryFolder(), 'lines');
  const written = values.map(checkedLine);
  await writeFile(file, written.join(''));
  const lines = openLineFile(openBlockFile(file), () => new Error('refused'));
  let at = 0;
  for (const line of written) {
    const end = at + Buffer.byteLength(line);
    lines.add({ at, end });
    at = end;
  }
  return { file, lines, text: written.join('') };
}

describe('a file of lines', () => {
  it('gives back each line, and the JSON of the one after it', async () => {
    const { lines } = await openLines({ a: 'ä' }, ['b'], { c: 3 });
    expect([0, 1, 2].map((number) => JSON.parse(lines.read(number).toString()))).toEqual([
      { a: 'ä' },
      ['b'],
      { c: 3 },
    ]);
    const { file, at } = lines.next(0);
    expect(file.read(at, '["b"]'.length).toString()).toBe('["b"]');
  });

  it('refuses a line that has changed since, both ways', async () => {
    const { file, lines, text } = await openLines({ a: 1 }, ['b']);
    await writeFile(file, text.replace('"a":1', '"a":2').replace('"b"', '"d"'));
    expect(() => lines.read(0)).toThrow('refused');
    const next = lines.next(0);
    expect(() => next.file.read(next.at, '["b"]'.length)).toThrow('refused');
  });
});
