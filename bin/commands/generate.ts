import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../../generator/build.ts';
import type { Report } from '../../generator/report.ts';
import { exitCodes } from '../exit-codes.ts';
import { openSource } from '../open-source.ts';
import { readConfig } from '../read-config.ts';
import { displayPath } from '../report/display-path.ts';
import { reportFailure } from '../report/failure.ts';
import { showProgress } from '../report/progress.ts';
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
}

/** Builds the whole site. What is wrong is printed to stderr, and decides the exit code. */
export async function generate(
  { config: configFile, json, quiet, ...settings }: GenerateFlags,
  root: string,
): Promise<number> {
  const config = await readConfig({ configFile, flags: settings, root });
  const progress = showProgress(process.stdout, quiet);
  const source = await openSource(config);
  try {
    const { report, failure } = await build({ config, source, onProgress: progress.onProgress });
    progress.stop();
    if (json !== undefined) await writeReport(json, report);
    if (failure !== undefined) return reportFailure(failure);
    if (!quiet)
      process.stdout.write(`${summaryLines(report, displayPath(config.outDir, root)).join('\n')}\n`);
    return exitCodes.ok;
  } finally {
    progress.stop();
    await source.close();
  }
}

async function writeReport(file: string, report: Report): Promise<void> {
  await writeFile(path.resolve(file), `${JSON.stringify(report, null, 2)}\n`);
}
