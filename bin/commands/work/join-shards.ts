import * as z from 'zod';

const count = z.int().min(0);

/** The part of a report of `boardwalk work` that is read. */
const reportSchema = z.object({
  version: z.literal(1),
  outcome: z.enum(['stored', 'failed']),
  shard: z.object({ index: count, total: count }),
  run: z.string().nullable(),
  content: z.string().nullable(),
  pages: count,
  parts: z.object({ own: count, made: count }),
  totalMs: z.number(),
  peakMemory: z.number(),
  warnings: z.array(z.object({ message: z.string() })),
  message: z.string().optional(),
});

export type ReadReport = z.output<typeof reportSchema>;

/** The reports of all shards of a run as one. */
export interface JoinedShards {
  readonly version: 1;
  /** Stored when every shard of the run has stored its work. */
  readonly outcome: 'stored' | 'incomplete';
  /** How many shards there are. */
  readonly total: number;
  /** The shards without a report of complete work: the merge makes what is theirs. */
  readonly missing: readonly number[];
  /** The digests of their content files: more than one is a mistake. */
  readonly contents: readonly string[];
  readonly pages: number;
  /** Milliseconds of the slowest shard. */
  readonly longestMs: number;
  /** Bytes of the largest process. */
  readonly peakMemory: number;
  /** Of each shard the last complete report, or else the last one; sorted by index. */
  readonly shards: readonly ReadReport[];
}

/** Reads a report of `work --json`; undefined for anything else. */
export function readShardReport(value: unknown): ReadReport | undefined {
  return reportSchema.safeParse(value).data;
}

/** Joins the reports of a run. A shard that was repeated may have several. */
export function joinShards(reports: readonly ReadReport[]): JoinedShards {
  const total = Math.max(...reports.map(({ shard }) => shard.total));
  const latest = new Map<number, ReadReport>();
  for (const report of reports) {
    const { index } = report.shard;
    if (report.outcome === 'stored' || latest.get(index)?.outcome !== 'stored') latest.set(index, report);
  }
  const shards = [...latest.values()].sort((a, b) => a.shard.index - b.shard.index);
  const missing = Array.from({ length: total }, (_, index) => index).filter(
    (index) => latest.get(index)?.outcome !== 'stored',
  );
  return {
    version: 1,
    outcome: missing.length === 0 ? 'stored' : 'incomplete',
    total,
    missing,
    contents: [...new Set(shards.flatMap(({ content }) => content ?? []))].sort(),
    pages: shards.reduce((sum, { pages }) => sum + pages, 0),
    longestMs: Math.max(...shards.map(({ totalMs }) => totalMs)),
    peakMemory: Math.max(...shards.map(({ peakMemory }) => peakMemory)),
    shards,
  };
}
