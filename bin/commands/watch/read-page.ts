import { readFile } from 'node:fs/promises';
import { type FileHeaders, headersOf } from '../../../generator/publish/headers-of.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { type Decision, decide } from '../serve/decide.ts';
import { type PublishedFiles, readPublished } from '../serve/published.ts';

/**
 * The current files of a watched site: the published ones, and above them those of the running
 * build.
 */
export interface WatchedSite {
  readonly folder: string;
  readonly published: () => Promise<PublishedFiles>;
  /** By path. */
  readonly early: ReadonlyMap<string, OutputFile>;
}

/**
 * Decides as storage does. Does not ask the disk for a file that was just made: a build keeps it
 * busy.
 */
export async function decideFor(target: string, { published, early }: WatchedSite): Promise<Decision> {
  const made = decide(target, early);
  if (made.action === 'send') return made;
  const files = await published();
  return decide(target, { has: (file) => early.has(file) || files.has(file) });
}

/** Returns a file with its headers; null when it is missing. */
export async function readSiteFile(
  file: string,
  { folder, published, early }: WatchedSite,
): Promise<{ readonly bytes: Buffer; readonly headers: FileHeaders } | null> {
  const made = early.get(file);
  if (made !== undefined) return { bytes: await readMade(made), headers: headersOf(made) };
  const headers = (await published()).get(file);
  if (headers === undefined) return null;
  const bytes = await readPublished(folder, file);
  return bytes === null ? null : { bytes, headers };
}

async function readMade(file: OutputFile): Promise<Buffer> {
  return 'contents' in file ? Buffer.from(file.contents) : readFile(file.copyOf);
}
