import path from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { type CrawledSite, crawlSite } from '../../generator/work/crawl-site.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { reportFailure } from '../report/failure.ts';
import { printLines, printWarning } from '../report/print-lines.ts';
import { withSite } from '../with-site.ts';

export interface CrawlFlags {
  readonly saveContent?: string;
  readonly endpoint?: string;
  readonly concurrency?: string;
  readonly config: string;
  readonly fresh: boolean;
  readonly wait: boolean;
  readonly quiet: boolean;
}

/** Saves the content of the CMS to a file, and makes nothing of it: for `work`, and `generate --content`. */
export async function crawl(flags: CrawlFlags, root: string): Promise<number> {
  const { saveContent, endpoint, concurrency, quiet } = flags;
  if (saveContent === undefined) throw new ConfigError(['--save-content: name the file for the content']);
  const config = await readConfig({ configFile: flags.config, flags: { endpoint, concurrency }, root });
  await refuseInOutput({ '--save-content': saveContent }, config.outDir);
  const signal = { reassurance: 'What has arrived is not asked for again.' };
  const options = { isFresh: flags.fresh, waitsForLock: flags.wait };
  return withSite({ config, quiet, signal, ...options }, async (site, progress) => {
    const crawled = await crawlSite(site, path.resolve(saveContent));
    progress.stop();
    return tellResult(crawled, saveContent, quiet);
  });
}

function tellResult({ facts, entries, failure }: CrawledSite, file: string, quiet: boolean): number {
  facts.warnings.forEach(printWarning);
  if (failure !== undefined) return reportFailure(failure, { isBuild: false });
  if (!quiet) printLines([`✔ ${entries} entries in ${file}`], process.stdout);
  return exitCodes.ok;
}
