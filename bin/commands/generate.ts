import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../../generator/build.ts';
import type { Report } from '../../generator/report.ts';
import { saveContent } from '../../generator/saved-crawl/content-file.ts';
import { closeSite, openSite, type Site } from '../../generator/site.ts';
import { verify } from '../../generator/verify.ts';
import { exitCodes } from '../exit-codes.ts';
import { exitOnSignal } from '../exit-on-signal.ts';
import { openSource } from '../open-source.ts';
import { readConfig } from '../read-config.ts';
import { reportDifferences } from '../report/differences.ts';
import { displayPath } from '../report/display-path.ts';
import { reportFailure } from '../report/failure.ts';
import { type ProgressDisplay, showProgress } from '../report/progress.ts';
import { summaryLines } from '../report/summary.ts';

export interface GenerateFlags {
  readonly out?: string;
  readonly endpoint?: string;
  readonly siteUrl?: string;
  readonly concurrency?: string;
  readonly now?: string;
  readonly config: string;
  readonly json?: string;
  readonly quiet: boolean;
  readonly fresh: boolean;
  readonly wait: boolean;
  readonly verify: boolean;
  readonly content?: string;
  readonly saveContent?: string;
}

/** Builds the whole site, or verifies the one that is there. What is wrong is printed to stderr, and decides the exit code. */
export async function generate(flags: GenerateFlags, root: string): Promise<number> {
  const { config: configFile, out, endpoint, siteUrl, concurrency, now, quiet, fresh, wait } = flags;
  const settings = { out, endpoint, siteUrl, concurrency, now };
  const config = await readConfig({ configFile, flags: settings, root });
  const stopListening = exitOnSignal();
  const progress = showProgress(process.stdout, quiet);
  const source = await openSource(config, { contentFile: flags.content });
  const code = path.basename(import.meta.dirname);
  const { onProgress } = progress;
  const site = await openSite({ config, source, onProgress, code, isFresh: fresh, isPatient: wait, onWait });
  try {
    return await (flags.verify ? verifySite(site, progress) : buildSite(site, flags, progress));
  } finally {
    progress.stop();
    await closeSite(site);
    await source.close();
    stopListening();
  }
}

function onWait(processId: number): void {
  process.stderr.write(`Waiting for the build of process ${processId} to end\n`);
}

async function buildSite(site: Site, flags: GenerateFlags, progress: ProgressDisplay): Promise<number> {
  const { report, failure } = await build(site);
  progress.stop();
  if (flags.json !== undefined) await writeReport(flags.json, report);
  if (failure !== undefined) return reportFailure(failure);
  const content = site.last.gathered?.content;
  if (flags.saveContent !== undefined && content) await saveContent(path.resolve(flags.saveContent), content);
  const { outDir, root } = site.config;
  if (!flags.quiet) process.stdout.write(`${summaryLines(report, displayPath(outDir, root)).join('\n')}\n`);
  return exitCodes.ok;
}

async function verifySite(site: Site, progress: ProgressDisplay): Promise<number> {
  const { differences, failure } = await verify(site);
  progress.stop();
  if (failure !== undefined) return reportFailure(failure);
  return reportDifferences(differences, displayPath(site.config.outDir, site.config.root));
}

async function writeReport(file: string, report: Report): Promise<void> {
  await writeFile(path.resolve(file), `${JSON.stringify(report, null, 2)}\n`);
}
