import { hash } from 'node:crypto';
import type { MediaNeed } from '../media/collect-media.ts';
import type { BuildError, FailureKind, Problem } from '../problems/problem.ts';
import type { Run, RunFacts } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { groupBy } from '../util/group-by.ts';

/** One of several processes that share the work of a site. */
export interface Shard {
  /** From 0. */
  readonly index: number;
  /** How many there are. */
  readonly total: number;
}

/** Returns true for the parts of the site that this shard makes. */
export function ownsPart({ index, total }: Shard, part: number): boolean {
  return part % total === index;
}

/**
 * Orders files for a shard: its own first, then those of the next shard, of the one after it, and so
 * on, each from the end. So a file of a lost shard is made by another one, and two shards hardly ever
 * make the same file.
 */
export function arrangeFiles(needs: readonly MediaNeed[], { index, total }: Shard): readonly MediaNeed[] {
  const distance = (owner: number) => (owner - index + total) % total;
  return [...groupBy(needs, ({ path }) => ownerOf(path, total))]
    .sort(([one], [other]) => distance(one) - distance(other))
    .flatMap(([owner, files]) => (owner === index ? files : files.toReversed()));
}

function ownerOf(path: string, total: number): number {
  return hash('sha256', path, 'buffer').readUInt32BE(0) % total;
}

/** The result of a shard, for its line and for `--json`. */
export interface ShardReport extends RunFacts {
  readonly version: 1;
  readonly outcome: 'stored' | 'failed';
  readonly shard: Shard;
  /** The name of the run; null without one. */
  readonly run: string | null;
  /** Identifies the content, whenever it was crawled; null when it was not read. */
  readonly content: string | null;
  /** The moment that the pages were made for, ISO 8601. */
  readonly now: string;
  /** Pages that this shard made. */
  readonly pages: number;
  /** Parts of the site that belong to this shard, and those that it made: the others were stored. */
  readonly parts: { readonly own: number; readonly made: number };
  /** The problems that stopped it; empty for a complete one. */
  readonly problems: readonly Problem[];
  readonly message?: string;
  /** The kind of failure, which decides the exit code. */
  readonly failure?: FailureKind;
}

interface ShardRun {
  readonly site: Site;
  readonly shard: Shard;
  readonly run: Run;
}

/** Reports a shard whose work is stored. */
export function storedShard(
  { site, shard, run }: ShardRun,
  figures: Pick<ShardReport, 'content' | 'now' | 'pages' | 'parts'>,
): ShardReport {
  return {
    version: 1,
    outcome: 'stored',
    shard,
    run: site.runName ?? null,
    ...run.ended(),
    ...figures,
    problems: [],
  };
}

/** Reports a shard that stopped: what it stored until then stays. */
export function failedShard({ site, shard, run }: ShardRun, failure: BuildError): ShardReport {
  const { now, message = failure.message, problems } = run.failed(failure);
  return {
    ...{ version: 1, outcome: 'failed', shard, run: site.runName ?? null, ...run.ended() },
    ...{ content: null, now, pages: 0, parts: { own: 0, made: 0 }, problems, message, failure: failure.kind },
  };
}
