import type { ShardReport } from '../../../generator/work/shard-report.ts';
import { groupedLines } from '../../report/problem-lines.ts';

/** Formats the result of a shard, with its warnings: the merge tells those of the content, too. */
export function shardLines({ shard, pages, parts, totalMs, warnings }: ShardReport): readonly string[] {
  const before = parts.own - parts.made;
  const seconds = (totalMs / 1000).toFixed(1);
  return [
    ...(warnings.length > 0 ? [`▲ ${warnings.length} warnings`, ...groupedLines(warnings)] : []),
    `✔ Shard ${shard.index}/${shard.total}: made ${pages} pages in ${parts.made} parts; ${before} parts were stored before; ${seconds} s`,
  ];
}
