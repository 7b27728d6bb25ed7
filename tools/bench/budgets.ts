import type { Shape } from '../../demo/large-site/shapes.ts';
import type { CaseName } from './measure-site.ts';
import type { WatchEdit } from './measure-watch.ts';

/** Budgets for a site of one shape and size; a smaller one is mostly start-up. */
export interface SiteBudgets {
  /** Processor time in times of the bare loop. */
  readonly cpu?: Partial<Readonly<Record<CaseName, number>>>;
  readonly requests?: Partial<Readonly<Record<CaseName, number>>>;
  readonly megabytes: Readonly<Record<CaseName, number>>;
  /** Wall time in times of a clean build of another generator. */
  readonly beside?: Partial<Readonly<Record<CaseName, number>>>;
}

/** The generator beside which each case is held. */
export const besides = {
  clean: 'Astro',
  unchanged: 'Eleventy',
  'post-edited': 'Eleventy',
  'template-edited': 'Astro',
} as const satisfies Partial<Record<CaseName, string>>;

export function budgetsOf(shape: Shape, entries: number): SiteBudgets | undefined {
  return shape === 'mixed' ? mixed[entries] : undefined;
}

const mixed: Readonly<Record<number, SiteBudgets>> = {
  10000: {
    cpu: { clean: 3 },
    requests: { unchanged: 1 },
    megabytes: inAllCases(400),
    beside: { clean: 0.75, unchanged: 0.3, 'post-edited': 0.8, 'template-edited': 0.5 },
  },
  100000: { megabytes: inAllCases(700) },
  1000000: { megabytes: inAllCases(3000) },
};

/** Of twice the entries, in times of the time for half of them. */
export const doubledBudget = 2;

/** The first build of all of the demo, in seconds of processor time. */
export const firstDemoBudget = 30;

/** The size of the other site that is built for the first time: it has some hundred pictures. */
export const firstEntries = 1000;

function inAllCases(budget: number): Readonly<Record<CaseName, number>> {
  return {
    clean: budget,
    unchanged: budget,
    'post-edited': budget,
    'template-edited': budget,
    fresh: budget,
  };
}

/** The size that the budget of the watch is for. */
export const watchedEntries = 1000;

export const watchBudgets: Readonly<Partial<Record<WatchEdit, number>>> = { template: 100 };

/** The sizes that the budgets of a sync are for, in pages. */
export const syncedPages = 10_000;
export const mostSyncedPages = 100_000;

export const syncBudgets = {
  /** A first sync, in times of the bare loop of puts. */
  first: 1.5,
  /** Requests of a sync that finds nothing changed. */
  unchangedRequests: 10,
  /** Its time besides the start of Node. */
  unchangedMs: 1000,
  mostMegabytes: 400,
} as const;

/** The size that the budgets of shards are for. */
export const shardedEntries = 10_000;

export const shardBudgets = {
  /** Two shards and the merge, in times of the processor time of one clean build. */
  whole: 1.15,
  merge: 0.4,
  /** Where the build makes all pictures. */
  mergeWithPictures: 0.1,
} as const;

/** The size that the budgets of a crawl of a real WordPress are for. */
export const crawledEntries = 500;

export const wordpressBudgets = {
  /** The server's time for a first crawl with the plugin, in times of one without: both ask for the same texts. */
  first: 1,
  unchangedRequests: 1,
  editedRequests: 4,
} as const;
