import { ConfigError } from '../../config/config-error.ts';
import { formatPublicKey } from '../../generator/store/store-keys.ts';
import { makeShard, type ShardResult } from '../../generator/work/make-shard.ts';
import type { ShardReport } from '../../generator/work/shard.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { reportFailure } from '../report/failure.ts';
import { printLines } from '../report/print-lines.ts';
import { groupedLines } from '../report/problem-lines.ts';
import { openReports } from '../report/report-files.ts';
import { openStoreAt, readStoreKeys } from '../store/open-work-store.ts';
import { withSite } from '../with-site.ts';
import { findRunName, findShard } from './work/engines.ts';

export interface WorkFlags {
  readonly content?: string;
  readonly shard: string;
  readonly store?: string;
  readonly run?: string;
  readonly now?: string;
  readonly endpoint?: string;
  readonly siteUrl?: string;
  readonly config: string;
  readonly json?: string;
  readonly quiet: boolean;
  readonly printPublicKey: boolean;
}

/**
 * Makes the pictures and pages of one shard, and puts them into the store. The exit code tells an
 * engine whether a retry helps: docs/several-machines.md.
 */
export async function work(flags: WorkFlags, root: string): Promise<number> {
  if (flags.printPublicKey) {
    printLines([formatPublicKey(readStoreKeys(process.env))], process.stdout);
    return exitCodes.ok;
  }
  const { now, endpoint, siteUrl, quiet } = flags;
  const { content, store } = required(flags);
  const shard = findShard(flags.shard, process.env);
  const config = await readConfig({ configFile: flags.config, flags: { now, endpoint, siteUrl }, root });
  await refuseInOutput({ '--json': flags.json }, config.outDir);
  const writeReport = await openReports<ShardReport>({ json: flags.json });
  const workStore = await openStoreAt(store, { config, wait: 'long' });
  if (workStore.isReadOnly)
    throw new ConfigError(['BOARDWALK_STORE_SECRET: a shard writes to the store, so it needs the secret']);
  const runName = findRunName(flags.run, process.env);
  const options = {
    config,
    source: { contentFile: content, fetchesMedia: true },
    quiet,
    signal: { reassurance: 'What is stored stays: the next attempt goes on from there.' },
    ...(runName !== undefined && { runName }),
  };
  return withSite(options, async (site, progress) => {
    const result = await makeShard({ ...site, workStore }, shard);
    progress.stop();
    const isWritten = await writeReport(result.report);
    return tellResult(result, { quiet, isWritten });
  });
}

function required({ content, store }: WorkFlags): { readonly content: string; readonly store: string } {
  if (content !== undefined && store !== undefined) return { content, store };
  throw new ConfigError([
    ...(content === undefined ? ['--content: name the file that crawl --save-content has written'] : []),
    ...(store === undefined ? ['--store: name the folder or the bucket of the work'] : []),
  ]);
}

function tellResult(
  { report, failure }: ShardResult,
  { quiet, isWritten }: { readonly quiet: boolean; readonly isWritten: boolean },
): number {
  if (failure !== undefined) return reportFailure(failure, { isBuild: false });
  if (!quiet) printLines(shardLines(report), process.stdout);
  return isWritten ? exitCodes.ok : exitCodes.output;
}

/** Formats the result of a shard, with its warnings: the merge tells those of the content, too. */
function shardLines({ shard, pages, parts, totalMs, warnings }: ShardReport): readonly string[] {
  const before = parts.own - parts.made;
  const seconds = (totalMs / 1000).toFixed(1);
  return [
    ...(warnings.length > 0 ? [`▲ ${warnings.length} warnings`, ...groupedLines(warnings)] : []),
    `✔ Shard ${shard.index}/${shard.total}: made ${pages} pages in ${parts.made} parts; ${before} parts were stored before; ${seconds} s`,
  ];
}
