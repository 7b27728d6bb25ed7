import { describe, expect, it } from 'vitest';
import { tableMarkdown } from '../../../tools/bench/table.ts';
import { fillFigures } from '../../../tools/bench/write-readme.ts';

const empty = 'Before\n<!-- figures: written by the bench -->\n<!-- end of figures -->\nAfter\n';

describe('the README of the bench', () => {
  it('gets figures between its marks, in place of those of an earlier run', () => {
    const once = fillFigures(empty, 'first');
    expect(once).toContain('\n\nfirst\n\n');
    const twice = fillFigures(once, 'second');
    expect(twice).not.toContain('first');
    expect(twice.replace('\n\nsecond\n\n', '\n')).toBe(empty);
  });

  it('is left as it is where it has no marks', () => {
    expect(() => fillFigures('No place', 'figures')).toThrow('no place for figures');
  });

  it('shows a figure with its budget, processor time and seconds', () => {
    const row = { name: 'clean build', value: 3.5, cpu: 3.25, seconds: 7.1, budget: 4 };
    const table = tableMarkdown({
      title: 'A site',
      comparisons: [{ ...row, unit: 'times the bare loop', verdict: 'within' }],
      notes: ['A note'],
    });
    expect(table).toContain('### A site\n');
    expect(table).toContain('| clean build | 3.50 × | 4.00 × | 3.25 × | 7.1 |');
    expect(table.endsWith('\n\nA note')).toBe(true);
  });
});
