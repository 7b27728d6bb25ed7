import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { BuildError, type Problem } from '../../generator/problems/problem.ts';
import type { Cdn } from '../../sync/cdn/cdn.ts';
import { openCloudFront } from '../../sync/cdn/cloudfront.ts';
import { commandCdn } from '../../sync/cdn/command.ts';
import { joinCdns } from '../../sync/cdn/join-cdns.ts';
import { openCredentials } from '../../sync/credentials/read-credentials.ts';
import { readLocalSite } from '../../sync/local-site.ts';
import type { LiveBuild, SyncOptions, SyncReport } from '../../sync/options.ts';
import { rollback } from '../../sync/rollback.ts';
import type { Store } from '../../sync/store/store.ts';
import { sync } from '../../sync/sync.ts';
import { openDelivery } from '../delivery/open-delivery.ts';
import { readReceiver } from '../delivery/receiver.ts';
import { liveEvent } from '../delivery/report-event.ts';
import { tellIndexNow } from '../delivery/tell-index-now.ts';
import { exitCodes } from '../exit-codes.ts';
import { stopOnSignal } from '../exit-on-signal.ts';
import { readConfig } from '../read-config.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { describeFailure, reportFailure } from '../report/failure.ts';
import { syncPage } from '../report/html/sync-page.ts';
import { type SyncOutcome, syncJunit } from '../report/junit.ts';
import { printLines, printWarning } from '../report/print-lines.ts';
import { showProgress } from '../report/progress.ts';
import { openReports, type ReportFiles } from '../report/report-files.ts';
import { syncLines } from '../report/sync-lines.ts';
import { openTarget } from './sync/open-target.ts';

export interface SyncFlags extends ReportFiles {
  readonly out?: string;
  readonly config: string;
  readonly dryRun: boolean;
  readonly check: boolean;
  /** True for the last deploy. */
  readonly rollback?: number | true;
  readonly allowRemovals?: number;
  readonly adopt: boolean;
  /** False with `--no-lock`. */
  readonly lock: boolean;
  readonly wait: boolean;
  readonly quiet: boolean;
  readonly reportTo?: string;
}

/** Publishes the built site, or brings back a former deploy. The exit code tells how it ended. */
export async function runSync(target: string | undefined, flags: SyncFlags, root: string): Promise<number> {
  const { out, reportTo } = flags;
  const config = await readConfig({ configFile: flags.config, flags: { out, reportTo }, root });
  const { json, junit, html } = flags;
  await refuseInOutput({ '--json': json, '--junit': junit, '--html': html }, config.outDir);
  const writeReports = await openReports<SyncOutcome>(flags, {
    junit: syncJunit,
    html: (report) => syncPage({ report, site: config.siteUrl, colours: config.brand.colours }),
  });
  const progress = showProgress(process.stdout, flags.quiet);
  const receiver = flags.dryRun ? null : readReceiver(config.reportTo, process.env);
  const stopping = stopOnSignal();
  const delivery = receiver && openDelivery(receiver, { signal: stopping.signal });
  let live: LiveBuild | undefined;
  const optionsOf = (): SyncOptions => ({
    ...settingsOf(config, stopping.signal),
    allowedRemovals: flags.allowRemovals,
    adopts: flags.adopt,
    isWithoutLock: !flags.lock,
    isDry: flags.dryRun,
    checks: flags.check,
    waits: flags.wait,
    onWait: (holder) => process.stderr.write(`Waiting for ${holder} to end.\n`),
    onProgress: ({ phase, ...counts }) => progress.onProgress({ stage: phase, ...counts }),
    onLive: (build) => {
      live = build;
    },
    signal: stopping.signal,
  });
  // Also when a sync has failed afterwards: visitors see the build.
  const tellLive = async (): Promise<Problem | null> => {
    if (delivery === null || live === undefined) return null;
    const undelivered = await delivery.report(liveEvent(live.site ?? config.siteUrl, live.digest));
    if (undelivered !== null) printWarning(undelivered);
    return undelivered;
  };
  const work = async (store: Store): Promise<SyncReport> =>
    flags.rollback === undefined
      ? sync(store, await readLocalSite(config.outDir), optionsOf())
      : rollback(store, flags.rollback === true ? undefined : flags.rollback, optionsOf());
  try {
    const report = await work(await openTarget(target, config));
    progress.stop();
    if (!flags.quiet) printLines(syncLines(report), process.stdout);
    const exitCode = (await writeReports(report)) ? exitCodes.ok : exitCodes.output;
    const untold = [await tellLive(), await tellSearchEngines(report, config)].flatMap((one) => one ?? []);
    if (untold.length > 0)
      await writeReports({
        ...report,
        warnings: [...report.warnings, ...untold.map(({ message }) => message)],
      });
    return exitCode;
  } catch (failure) {
    progress.stop();
    const error = stopping.reasonOf(failure);
    if (error instanceof BuildError) await writeReports(failureOf(error));
    const exitCode = reportFailure(error);
    await tellLive();
    return stopping.exitCode() ?? exitCode;
  } finally {
    stopping.end();
  }
}

/** Tells by IndexNow what is published; prints and returns the problem where that fails. */
async function tellSearchEngines(
  { outcome, site, pages, removed }: SyncReport,
  { siteUrl, indexNow }: ResolvedConfig,
): Promise<Problem | null> {
  if (indexNow === undefined || outcome !== 'published') return null;
  const problem = await tellIndexNow({ siteUrl: site ?? siteUrl, indexNow, changed: [...pages, ...removed] });
  if (problem !== null) printWarning(problem);
  return problem;
}

function failureOf(error: BuildError): SyncOutcome {
  const { message, problems } = error;
  return { outcome: 'failed', exitCode: describeFailure(error).exitCode, message, problems };
}

/**
 * Returns what the settings and the environment say about every sync. Throws BuildError 'usage'
 * for an endpoint of the environment that cannot be used.
 */
function settingsOf(
  { sync }: ResolvedConfig,
  signal: AbortSignal,
): Pick<SyncOptions, 'limits' | 'retention' | 'cdn' | 'commit' | 'now'> {
  const { mostRemovals, mostRemovedShare, keepDeploys, keepDays } = sync;
  const { GITHUB_SHA, CI_COMMIT_SHA } = process.env;
  return {
    limits: { mostRemovals, mostRemovedShare },
    retention: { keepDeploys, keepDays },
    cdn: cdnOf(sync, signal),
    commit: GITHUB_SHA ?? CI_COMMIT_SHA,
    now: () => Date.now(),
  };
}

/** The command of the settings, the distribution of CloudFront, or both; undefined without any. */
function cdnOf({ invalidate, cloudfront }: ResolvedConfig['sync'], signal: AbortSignal): Cdn | undefined {
  const cdns: Cdn[] = [];
  if (invalidate !== undefined) cdns.push(commandCdn(invalidate));
  if (cloudfront !== undefined)
    cdns.push(
      openCloudFront({
        distribution: cloudfront,
        // Not AWS_ENDPOINT_URL: a store of another company has no CloudFront.
        endpoint: process.env.AWS_ENDPOINT_URL_CLOUDFRONT || undefined,
        credentials: openCredentials(process.env),
        warn: printWarning,
        signal,
      }),
    );
  return cdns.length === 0 ? undefined : joinCdns(cdns);
}
