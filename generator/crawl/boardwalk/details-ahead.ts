import type { Kind } from '../../content/content.ts';
import { kinds } from '../../content/kinds/descriptions.ts';
import { collections } from '../../content/kinds/index.ts';
import type { SavedCrawl } from '../../content/saved/saved-crawl.ts';
import { chunkSize } from '../../graphql/details.ts';
import type { Question } from '../../graphql/join-queries.ts';
import { prune } from '../../graphql/prune.ts';
import { cut } from '../../util/cut.ts';
import { leftOutReason } from '../only-public.ts';
import { type RecallRules, reuseEntries } from '../reuse-entries.ts';
import type { PluginIndex } from './read-index.ts';

/** More entries make the joined query too heavy: they are read as usual. */
const mostEntries = 50;

export interface AheadOptions {
  readonly saved: SavedCrawl;
  /** With the cache key of the saved crawl: the settings have probably not changed. */
  readonly rules: RecallRules;
  readonly without: readonly Kind[];
  readonly absent: ReadonlySet<string>;
}

/** Lists the queries for the details of a few changed entries, in the chunks in which they are read. */
export function detailsAhead(
  { rows }: PluginIndex,
  { saved, rules, without, absent }: AheadOptions,
): readonly Question[] {
  const wanted = kinds
    .filter((kind) => !without.includes(kind))
    .map((kind) => {
      const reuse = reuseEntries(kind, { saved, arrived: [] }, rules);
      const shown = (rows.get(kind) ?? []).filter((row) => leftOutReason(row, rules.now) === null);
      return { kind, ids: shown.filter((row) => !reuse(row)).map(({ databaseId }) => databaseId) };
    });
  const count = wanted.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count > mostEntries) return [];
  return wanted.flatMap(({ kind, ids }) =>
    cut(ids, chunkSize).map((chunk) => ({
      document: prune(collections[kind].details, absent),
      variables: { ids: chunk, first: chunk.length },
    })),
  );
}
