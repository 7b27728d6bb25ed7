import path from 'node:path';
import { build } from '../../generator/build.ts';
import { saveContent } from '../../generator/content/saved/content-file.ts';
import type { AllowedLoss } from '../../generator/publish/measures.ts';
import { allStale } from '../../generator/rebuild/stale.ts';
import type { BuildResult, Report } from '../../generator/site/report.ts';
import type { Site } from '../../generator/site/site.ts';
import { displayPath } from '../../generator/util/display-path.ts';
import type { Difference } from '../../generator/verify/compare-site.ts';
import { type Verification, verify } from '../../generator/verify/verify.ts';
import { type Delivery, openDelivery } from '../delivery/open-delivery.ts';
import { readReceiver } from '../delivery/receiver.ts';
import { buildingEvent, crashEvent, endEvent, stoppedEvent } from '../delivery/report-event.ts';
import { exitCodes } from '../exit-codes.ts';
import { isDemo, readConfig } from '../read-config.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { annotationLines } from '../report/annotations.ts';
import { reportFailure } from '../report/failure.ts';
import { reportPage } from '../report/html/report-page.ts';
import { junit as toJunit } from '../report/junit.ts';
import { printLines, printWarning } from '../report/print-lines.ts';
import { problemLines } from '../report/problem-lines.ts';
import type { ProgressDisplay } from '../report/progress.ts';
import { quotedWord } from '../report/quoted-word.ts';
import { openReports, type ReportFiles } from '../report/report-files.ts';
import { summaryLines } from '../report/summary.ts';
import { openStoreAt } from '../store/open-work-store.ts';
import { withSite } from '../with-site.ts';
import { findRunName } from './work/engines.ts';

export interface GenerateFlags extends ReportFiles {
  readonly out?: string;
  readonly endpoint?: string;
  readonly siteUrl?: string;
  readonly concurrency?: string;
  readonly now?: string;
  readonly config: string;
  readonly allowLoss: AllowedLoss;
  readonly strictBlocks: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly fresh: boolean;
  readonly wait: boolean;
  readonly verify: boolean;
  readonly content?: string;
  readonly saveContent?: string;
  readonly store?: string;
  readonly run?: string;
  readonly reportTo?: string;
  readonly drafts: boolean;
}

/**
 * Builds the whole site, or verifies the existing one. Problems go to stderr and decide the exit
 * code.
 */
export async function generate(flags: GenerateFlags, root: string): Promise<number> {
  const { config: configFile, out, endpoint, siteUrl, concurrency, now, quiet, fresh, wait } = flags;
  const settings = { out, endpoint, siteUrl, concurrency, now, reportTo: flags.reportTo };
  const config = await readConfig({
    configFile,
    flags: settings,
    root,
    hasDrafts: flags.drafts,
    isStrict: flags.strictBlocks,
  });
  const { json, junit, html, saveContent: content } = flags;
  const files = { '--json': json, '--junit': junit, '--html': html, '--save-content': content };
  await refuseInOutput(files, config.outDir);
  const writeReports = await openReports<Report>(flags, {
    junit: (report) => toJunit({ report, switches: config.checks }),
    html: (report) => reportPage({ report, site: config.siteUrl, colours: config.brand.colours }),
  });
  const receiver = flags.verify || flags.drafts ? null : readReceiver(config.reportTo, process.env);
  const workStore =
    flags.store === undefined ? undefined : await openStoreAt(flags.store, { config, wait: 'short' });
  const delivery = receiver && openDelivery(receiver);
  const runName = findRunName(flags.run, process.env);
  const options = {
    config,
    source: { contentFile: flags.content, fetchesMedia: workStore !== undefined },
    quiet,
    signal: { onSignal: () => delivery?.reportAtExit(stoppedEvent(config.siteUrl)) },
    isFresh: fresh,
    allowLoss: flags.allowLoss,
    // A verification compares with a build without any cached bundle.
    bundlesAgain: flags.verify,
    waitsForLock: wait,
    onWait,
    ...(workStore && { workStore, ...(runName !== undefined && { runName }) }),
  };
  return withSite(options, (site, progress) =>
    flags.verify ? verifySite(site, progress) : buildSite(site, flags, { progress, writeReports, delivery }),
  );
}

function onWait(processId: number): void {
  process.stderr.write(`Waiting for the build of process ${processId} to end.\n`);
}

interface Reporting {
  readonly progress: ProgressDisplay;
  readonly writeReports: (report: Report) => Promise<boolean>;
  /** Null for a build that is not reported to the CMS. */
  readonly delivery: Delivery | null;
}

/** Builds the site, tells it here, and then the CMS: when that fails, a warning is all that differs. */
async function buildSite(site: Site, flags: GenerateFlags, reporting: Reporting): Promise<number> {
  const { delivery, writeReports } = reporting;
  delivery?.announce(buildingEvent(site.config.siteUrl));
  const isOnly = flags.saveContent === undefined;
  const result = await build(site, allStale, { isOnly }).catch(async (bug: unknown) => {
    await delivery?.report(crashEvent(site.config));
    throw bug;
  });
  const exitCode = await tellResult(site, flags, { result, reporting });
  const { report } = result;
  const event = endEvent(report, site.config);
  const undelivered = event && (await delivery?.report(event));
  if (!undelivered) return exitCode;
  printWarning(undelivered);
  annotate({ problems: [], warnings: [undelivered] });
  await writeReports({ ...report, warnings: [...report.warnings, undelivered] });
  return exitCode;
}

async function tellResult(
  site: Site,
  flags: GenerateFlags,
  { result, reporting }: { readonly result: BuildResult; readonly reporting: Reporting },
): Promise<number> {
  const { report, failure } = result;
  reporting.progress.stop();
  const areReportsWritten = await reporting.writeReports(report);
  annotate(report);
  if (failure !== undefined) return reportFailure(failure);
  const content = site.last.contentAndMedia?.content;
  if (flags.saveContent !== undefined && content) await saveContent(path.resolve(flags.saveContent), content);
  const { config } = site;
  const shownDir = displayPath(config.outDir, process.cwd());
  const lines = summaryLines(report, {
    outDir: shownDir,
    serve: serveCommand(flags, shownDir),
    isDemo: isDemo(config),
    hasFixedClock: config.now !== undefined || isDemo(config),
    isVerbose: flags.verbose,
  });
  const told = flags.drafts ? [...lines, 'This site shows drafts: do not publish it.'] : lines;
  if (!flags.quiet) printLines(told, process.stdout);
  return areReportsWritten ? exitCodes.ok : exitCodes.output;
}

/** Returns the command that serves what a build with these flags has written. */
function serveCommand({ config, out, drafts }: GenerateFlags, shownDir: string): string {
  const flags = [
    ...(config === 'site.config.ts' ? [] : ['--config', config]),
    ...(out === undefined && !drafts ? [] : ['--out', shownDir]),
  ];
  return ['npx boardwalk serve', ...flags.map(quotedWord)].join(' ');
}

/** Shows problems beside the run of a hosted CI, also with --quiet: they are problems. */
function annotate(report: Parameters<typeof annotationLines>[0]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const line of annotationLines(report)) process.stdout.write(`${line}\n`);
}

async function verifySite(site: Site, progress: ProgressDisplay): Promise<number> {
  const verification = await verify(site);
  progress.stop();
  if (verification.failure !== undefined) return reportFailure(verification.failure);
  return reportVerification(verification, displayPath(site.config.outDir, process.cwd()));
}

/**
 * Prints how a folder differs from a clean build, and what the next build would get wrong. Returns
 * the exit code.
 */
function reportVerification({ differences, doubted }: Verification, outDir: string): number {
  const { count, wrong } = doubted;
  process.stdout.write(`  Pages that the next build would keep unseen: ${count}, wrongly: ${wrong.length}\n`);
  for (const path of wrong)
    printLines(
      [`✖ ${path} has changed, but the next build would keep it. This is a bug in Boardwalk.`],
      process.stderr,
    );
  return Math.max(reportDifferences(differences, outDir), wrong.length === 0 ? exitCodes.ok : exitCodes.bug);
}

function reportDifferences(differences: readonly Difference[], outDir: string): number {
  if (differences.length === 0) {
    printLines([`✔ ${outDir} is identical to a clean build, byte for byte`], process.stdout);
    return exitCodes.ok;
  }
  const lines = differences.flatMap(({ path, cause, detail, entry }) =>
    problemLines({ message: `${path} is ${cause}: ${detail}`, ...(entry && { entry }) }),
  );
  printLines(
    [`✖ ${outDir} differs from a clean build: ${differences.length} files`, ...lines],
    process.stderr,
  );
  return exitCodes.bug;
}
