import { clean } from '../../../generator/util/clean.ts';
import type { JoinedShards, ReadReport } from './join-shards.ts';

/** Formats the joined reports: a line a shard, and the sums. */
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
