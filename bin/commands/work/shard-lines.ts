import type { ShardReport } from '../../../generator/work/shard-report.ts';

/** Formats the result of a shard: "✔ Shard 2/4: 3120 pages in 256 parts, 0 of them stored before, in 12.4 s". */
export function shardLines({ shard, pages, parts, totalMs }: ShardReport): readonly string[] {
  const before = parts.own - parts.made;
  const seconds = (totalMs / 1000).toFixed(1);
  return [
    `✔ Shard ${shard.index}/${shard.total}: made ${pages} pages in ${parts.made} parts; ${before} parts were stored before; ${seconds} s`,
  ];
}
