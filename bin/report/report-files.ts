import { mkdir, open, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { codeOf } from '../../generator/util/code-of.ts';
import { printLines } from './print-lines.ts';

export interface ReportFiles {
  readonly json?: string | undefined;
  readonly junit?: string | undefined;
  readonly html?: string | undefined;
}

/** Makes the text of a report file. */
type Format<Report> = (report: Report) => string;

interface Formats<Report> {
  readonly junit?: Format<Report>;
  readonly html?: Format<Report>;
}

/**
 * Opens the report files before the build and empties them, so that no earlier report is mistaken
 * for the new one. Returns a function that writes them: false, after a line on stderr, when the
 * disk has filled up meanwhile. Throws ConfigError with the flag for a file that cannot be written:
 * after publishing it would be too late.
 */
export async function openReports<Report>(
  files: ReportFiles,
  formats: Formats<Report> = {},
): Promise<(report: Report) => Promise<boolean>> {
  const { junit, html } = formats;
  const opened = [
    { file: await prepare('--json', files.json), format: toJson },
    ...(junit ? [{ file: await prepare('--junit', files.junit), format: junit }] : []),
    ...(html ? [{ file: await prepare('--html', files.html), format: html }] : []),
  ];
  return async (report) => {
    const written: boolean[] = [];
    for (const { file, format } of opened) if (file !== null) written.push(await write(file, format(report)));
    return !written.includes(false);
  };
}

function toJson(report: unknown): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/**
 * Returns false on failure: the outcome of the build is decided by then, and is reported anyway.
 */
async function write(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text);
    return true;
  } catch (error) {
    printLines([`▲ The report ${file} cannot be written (${codeOf(error) ?? error})`], process.stderr);
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
    throw new ConfigError([`${flag}: the file ${name} cannot be written (${codeOf(error) ?? error})`]);
  }
}

/** Replaces a file that has a second name, perhaps inside the site: that one keeps its contents. */
async function partFromOtherNames(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() === true && found.nlink > 1) await rm(await realpath(file));
}
