import { mkdir, open, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import type { GateSwitches } from '../../config/gates.ts';
import type { Report } from '../../generator/site/report.ts';
import { junit } from './junit.ts';

export interface ReportFiles {
  readonly json?: string | undefined;
  readonly junit?: string | undefined;
}

/**
 * Makes the files of reports ready before the build, empty, so that none of an earlier one is taken for its own, and returns
 * what writes them after it: false, and a line on stderr, for a disk that has filled up meanwhile. Throws ConfigError, naming the
 * flag, for one that cannot be written: to find that out when the site is published would be too late.
 */
export async function openReports(
  files: ReportFiles,
  switches: GateSwitches,
): Promise<(report: Report) => Promise<boolean>> {
  const json = await prepare('--json', files.json);
  const xml = await prepare('--junit', files.junit);
  return async (report) => {
    const written = [
      json === null || (await write(json, `${JSON.stringify(report, null, 2)}\n`)),
      xml === null || (await write(xml, junit({ report, switches }))),
    ];
    return !written.includes(false);
  };
}

/** False when it cannot: what became of the site is decided by then, and is told all the same. */
async function write(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text);
    return true;
  } catch (error) {
    process.stderr.write(`▲ The report ${file} cannot be written (${codeOf(error)})\n`);
    return false;
  }
}

async function prepare(flag: string, name: string | undefined): Promise<string | null> {
  if (name === undefined) return null;
  const file = path.resolve(name);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await partFromOtherNames(file);
    await (await open(file, 'w')).close();
    return file;
  } catch (error) {
    throw new ConfigError([`${flag}: the file ${name} cannot be written (${codeOf(error)})`]);
  }
}

/** A file that has a second name, maybe in the site, keeps its text there: the report becomes a file of its own. */
async function partFromOtherNames(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() === true && found.nlink > 1) await rm(await realpath(file));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
