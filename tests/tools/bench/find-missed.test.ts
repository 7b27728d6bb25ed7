import { expect, it } from 'vitest';
import { compareFirst } from '../../../tools/bench/compare-first.ts';
import { findMissed } from '../../../tools/bench/find-missed.ts';
import { firstTable } from '../../../tools/bench/table.ts';

const build = (cpuMs: number) => ({ ms: 20_000, cpuMs });

it('names each figure over its budget, and each generator that was not measured', () => {
  const first = firstTable(
    compareFirst({ demo: [31_000, 29_000, 40_000].map(build), site: [build(90_000)] }),
  );
  const kept = { name: 'clean', value: 1, unit: 'MB', budget: 2, verdict: 'within' } as const;
  const notes = ['Astro 7.3.5 was not measured: no network'];
  const beside = { title: 'A site', comparisons: [kept], notes };
  const pictures = { title: 'Pictures', comparisons: [], notes };
  expect(findMissed([first, beside, pictures])).toEqual([
    'The first build after an installation, processor time; median of 3: the demo 31 s, budget 30 s',
    'A site: Astro 7.3.5 was not measured: no network',
  ]);
});

it('finds nothing where every budget is kept', () => {
  expect(findMissed([firstTable(compareFirst({ demo: [build(30_000)], site: [] }))])).toEqual([]);
});
