import type { GateSwitches } from '../../config/gates.ts';
import type { SiteCounts } from '../output/manifest.ts';
import type { Problem } from '../problem.ts';
import type { Gates } from './open-gates.ts';

/** So few may go at any time: an editor clears up. */
const handful = 5;

export interface LossInput {
  readonly before: SiteCounts;
  readonly after: SiteCounts;
  /** How many entries may vanish this time: `--allow-loss`. */
  readonly allowed: number;
  readonly switches: GateSwitches;
  readonly gates: Pick<Gates, 'take' | 'allow'>;
}

/**
 * Compares a site with the published one: a kind of entries that is empty now, or lost more than half and more than a
 * handful, the whole site likewise, a menu or a front page with nothing left in it. It is told to the gates, or let pass
 * when no more is lost than is allowed. Counts tell enough: what was replaced is no loss. DESIGN promise 4, faults.md 30.
 */
export function guardLoss({ before, after, allowed, switches, gates }: LossInput): void {
  const losses = findLosses(before, after);
  const lost = losses
    .filter(({ problem }) => switches[problem.gate] === 'fail')
    .reduce((sum, { count }) => sum + count, 0);
  for (const { problem } of losses) {
    if (switches[problem.gate] === 'fail' && lost <= allowed) gates.allow(problem);
    else gates.take({ ...problem, hint: `look at the CMS; if it is meant: build with --allow-loss ${lost}` });
  }
}

interface Loss {
  readonly problem: Problem & { readonly gate: 'lostEntries' | 'emptyMenu' | 'emptyHome' };
  readonly count: number;
}

function findLosses(before: SiteCounts, after: SiteCounts): readonly Loss[] {
  const kinds = Object.entries(before.entries).flatMap(([kind, count]) =>
    compare(`pages of the kind "${kind}"`, count, after.entries[kind] ?? 0),
  );
  return [
    ...(kinds.length > 0 ? kinds : compare('pages of the site', before.pages, after.pages)),
    ...findEmptyMenus(before, after),
    ...findEmptyHome(before, after),
  ];
}

function compare(what: string, before: number, after: number): readonly Loss[] {
  const count = before - after;
  const isEmpty = count > 0 && after === 0;
  const isMost = count > before / 2 && count > handful;
  if (!isEmpty && !isMost) return [];
  const message = `${count} of ${before} ${what} are gone since the last build`;
  return [{ count, problem: { gate: 'lostEntries', message } }];
}

function findEmptyMenus(before: SiteCounts, after: SiteCounts): readonly Loss[] {
  return (['primary', 'footer'] as const)
    .filter((menu) => before.menus[menu] > 0 && after.menus[menu] === 0)
    .map((menu) => ({
      count: before.menus[menu],
      problem: {
        gate: 'emptyMenu',
        message: `the ${menu} menu had ${before.menus[menu]} items at the last build and has none`,
        field: `menu ${menu}`,
      },
    }));
}

function findEmptyHome(before: SiteCounts, after: SiteCounts): readonly Loss[] {
  if (before.homeBlocks === 0 || after.homeBlocks > 0) return [];
  const message = `the front page had ${before.homeBlocks} sections and blocks at the last build and has none`;
  return [{ count: before.homeBlocks, problem: { gate: 'emptyHome', message } }];
}
