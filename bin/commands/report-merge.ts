import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { ConfigError } from '../../config/config-error.ts';
import { clean } from '../../generator/util/clean.ts';
import { codeOf } from '../../generator/util/code-of.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { exitCodes } from '../exit-codes.ts';
import { printLines } from '../report/print-lines.ts';
import { openReports } from '../report/report-files.ts';

/**
 * Shows the reports of shards as one. Throws ConfigError, which names the files, for those that cannot
 * be read. Shards that have failed or are missing are named and are no error: the merge makes what they lack.
 */
export async function mergeReports(
  files: readonly string[],
  { json }: { readonly json?: string },
): Promise<number> {
  const read = await Promise.all(files.map(readReport));
  const problems = read.filter((one) => typeof one === 'string');
  if (problems.length > 0) throw new ConfigError(problems);
  const writeReport = await openReports<JoinedShards>({ json });
  const joined = joinShards(read.filter((one) => typeof one !== 'string'));
  printLines(joinedLines(joined), process.stdout);
  return (await writeReport(joined)) ? exitCodes.ok : exitCodes.output;
}

async function readReport(file: string): Promise<ReadReport | string> {
  try {
    const report = readShardReport(parseJson(await readFile(file, 'utf8')));
    return report ?? `${file} is not a report of boardwalk work`;
  } catch (error) {
    return `${file} cannot be read (${codeOf(error) ?? error})`;
  }
}

/**
 * Formats the joined reports: a line a shard, and the sums.
 * @internal
 */
export function joinedLines(joined: JoinedShards): readonly string[] {
  const { shards, total, missing, contents, pages, longestMs, peakMemory } = joined;
  return [
    ...shards.map(shardLine),
    `${total - missing.length} of ${total} shards are stored: ${pages} pages made, the slowest in ${seconds(longestMs)}, at most ${megabytes(peakMemory)}`,
    ...(missing.length === 0
      ? []
      : [`▲ Not complete: ${missing.join(', ')}. The merge makes what they lack`]),
    ...(contents.length <= 1 ? [] : [`▲ They had different content files: ${contents.join(', ')}`]),
  ];
}

function shardLine({
  shard,
  outcome,
  pages,
  parts,
  totalMs,
  peakMemory,
  warnings,
  message,
}: ReadReport): string {
  const place = `${outcome === 'stored' ? '✔' : '✖'} ${shard.index}/${shard.total}`;
  if (outcome === 'failed') return `${place}  ${clean(message ?? 'failed')}`;
  const facts = [
    `${pages} pages`,
    `${parts.made} of ${parts.own} parts`,
    seconds(totalMs),
    megabytes(peakMemory),
    ...(warnings.length > 0 ? [`${warnings.length} warnings`] : []),
  ];
  return `${place}  ${facts.join(', ')}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

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
interface JoinedShards {
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

/**
 * Reads a report of `work --json`; undefined for anything else.
 * @internal
 */
export function readShardReport(value: unknown): ReadReport | undefined {
  return reportSchema.safeParse(value).data;
}

/**
 * Joins the reports of a run. A shard that was repeated may have several.
 * @internal
 */
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
