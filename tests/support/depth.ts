/**
 * True in `npm run test:deep`, which `npm run soak` and the nightly workflow run: the same tests with larger numbers, and
 * `*.deep.test.ts`, which start the type checker or many processes.
 */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/**
 * The number of repetitions of each test. Seeds are the same at both depths: the shallow cases are
 * the first of the deep ones.
 */
export const depth = {
  /** Sequences of edits, each with a clean build after every edit: `tests/site/rebuild-equals-clean-build`. */
  rebuildSequences: isDeep ? 200 : 6,
  /** Sequences of edits of the index of the search: `tests/generator/files/search`. */
  editedIndexes: isDeep ? 100 : 6,
  /** Sequences of edits, each with a crawl that remembers nothing after every edit: `tests/generator/content/saved`. */
  editedCrawls: isDeep ? 10 : 1,
  /** Builds of each kind over links that lead elsewhere: `tests/site/links-beside-the-site`. */
  linkRounds: isDeep ? 2 : 1,
  /** Things of a kind of which n, 2n and 4n are counted: `tests/growth`. */
  grownThings: isDeep ? 150 : 20,
  /** Things of a kind that are read from the CMS, in the same way: `tests/growth/crawl-growth`. */
  crawledThings: isDeep ? 100 : 50,
  /** Sets of shards that end, are killed or run twice, each with a merge: `tests/site/shards`. */
  shardRuns: isDeep ? 400 : 12,
  /** Processes of shards that are killed at a random moment: `tests/site/killed-shards`. */
  killedShards: isDeep ? 12 : 3,
  /** Builds that are killed at a random moment: `tests/site/interrupted-build`. */
  kills: isDeep ? 30 : 3,
  /** Sequences of ten edits, of which each sync is killed: `tests/sync/killed-sync`. */
  killedSyncs: isDeep ? 20 : 1,
  /** Those edits of a sequence after which the sync to a bucket is killed, and the one to a folder. */
  killedBucketSyncs: isDeep ? 11 : 5,
  killedFolderSyncs: isDeep ? 11 : 3,
  /** Cases of each property: `tests/properties`. */
  propertyRuns: isDeep ? 1000 : 200,
  /** Pairs of edits after which kept pages are made again: `tests/properties/kept-pages`. */
  keptPagesRuns: isDeep ? 150 : 10,
  /** Random pieces of html that a browser reads, and damaged copies of each entry: `tests/browser/reader-attacks`. */
  attackRuns: isDeep ? 50_000 : 500,
  damagedEntries: isDeep ? 100 : 3,
  /** Cases of hostile values in the html of each block: `tests/generator/content/reader/hostile-values`. */
  attributeRuns: isDeep ? 200 : 20,
} as const;

/** Cases of a table: all of them in the deep run, otherwise `count` of them, spread over the table. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isDeep) return cases;
  return cases.filter(
    (_, index) =>
      Math.floor((index * count) / cases.length) !== Math.floor(((index - 1) * count) / cases.length),
  );
}
