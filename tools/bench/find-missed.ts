import type { Table } from './table.ts';
import { figure } from './table.ts';

/**
 * Lists the figures that are over their budget, and what was to be measured beside figures with a budget and was not;
 * empty when all is well.
 */
export function findMissed(tables: readonly Table[]): readonly string[] {
  return tables.flatMap(({ title, comparisons, notes = [] }) => [
    ...comparisons
      .filter(({ verdict }) => verdict === 'over')
      .map(
        ({ name, value, unit, budget }) =>
          `${title}: ${name} ${figure(value, unit)}, budget ${figure(budget, unit)}`,
      ),
    ...(comparisons.some(({ budget }) => budget !== null)
      ? notes.filter((note) => note.includes('was not measured')).map((note) => `${title}: ${note}`)
      : []),
  ]);
}
