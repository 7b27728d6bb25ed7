import { describe, expect, it } from 'vitest';
import { readDocument, rowsOf } from '../support/documents.ts';

describe.each(['behaviours', 'faults'])('docs/%s.md', async (name) => {
  const rows = rowsOf(await readDocument(`docs/${name}.md`)).filter(([first = '']) => /^\d+$/.test(first));
  const numbers = rows.map(([first]) => Number(first));

  it('gives each row a number of its own', () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('says of each row when it holds and what happens then', () => {
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });
});
