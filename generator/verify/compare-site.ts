import path from 'node:path';
import pLimit from 'p-limit';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { digestOf } from '../publish/digest-of.ts';
import { isOurs } from '../publish/is-ours.ts';
import { listFolder } from '../publish/list-folder.ts';
import {
  atMomentOf,
  type ListedFile,
  manifest,
  manifestDigest,
  manifestPath,
  manifestText,
  type SiteFacts,
} from '../publish/manifest.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { readInPieces } from '../publish/read-in-pieces.ts';
import type { Stage } from '../publish/stage.ts';
import { compareFile } from './compare-file.ts';

/** Pairs of files open at the same time: far below a limit of open files. */
const parallelComparisons = 16;

/** One file that differs from a clean build. */
export interface Difference {
  readonly path: string;
  readonly cause: 'missing' | 'extra' | 'different';
  /** One sentence: sizes, and the position of the difference. */
  readonly detail: string;
  readonly entry?: Problem['entry'];
}

/**
 * Takes the files of a clean build like a stage, but compares each with the folder instead of
 * writing it.
 */
export interface Comparison extends Pick<Stage, 'write' | 'keep' | 'reserve'> {
  /**
   * Returns all differences, sorted by path, after the last file. `facts` are those of a commit.
   */
  readonly finish: (facts?: SiteFacts) => Promise<readonly Difference[]>;
}

/**
 * Compares a folder with a clean build, byte by byte. Only reads, and follows no link in the
 * folder. Throws BuildError 'output' when the folder has no site or a file cannot be read.
 */
export async function openComparison(outDir: string): Promise<Comparison> {
  if (!(await isOurs(outDir))) throw noSite(outDir);
  const listing = await listFolder(outDir);
  const listed = new Map<string, ListedFile>();
  const differences: Difference[] = [];
  const limit = pLimit(parallelComparisons);

  const compare = async (file: OutputFile): Promise<void> => {
    const { size } = listing.get(file.path) ?? {};
    const difference = await findDifference(file, path.join(outDir, file.path), size);
    if (difference !== null) differences.push({ path: file.path, ...difference });
  };

  return {
    write: async (file, known) => {
      const digest = known ?? (await digestOf(file));
      listed.set(file.path, { path: file.path, class: file.class, ...digest });
      await limit(compare, file);
      return digest;
    },
    // Every page is rendered.
    keep: async () => null,
    // Each file is compared at once.
    reserve: () => null,
    finish: async (facts = {}) => {
      const published = await readInPieces(outDir, () => () => undefined);
      const files = [...listed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      const input = { files, ...atMomentOf(published, facts) };
      // Its text is made at once only to say where it differs: that of a large site is hundreds of MB.
      const isFile = listing.get(manifestPath)?.size === published?.own.size;
      if (!isFile || published?.own.sha256 !== manifestDigest(manifestText(input)))
        await compare(manifest(input));
      const extra = [...listing].flatMap(([file, { size }]) =>
        file === manifestPath || listed.has(file) ? [] : describeExtra(file, size),
      );
      return [...differences, ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}

/**
 * `size` is that of the folder's listing: undefined for a missing file, negative for a link or
 * device.
 */
async function findDifference(
  file: OutputFile,
  place: string,
  size: number | undefined,
): Promise<Pick<Difference, 'cause' | 'detail'> | null> {
  if (size === undefined) return { cause: 'missing', detail: 'a clean build has this file' };
  if (size < 0)
    return { cause: 'different', detail: 'a link or a device instead of the file of a clean build' };
  const detail = await compareFile(file, place).catch((error: unknown) => {
    throw toOutputError(error, `read ${file.path}`);
  });
  return detail === null ? null : { cause: 'different', detail };
}

function describeExtra(file: string, size: number): Difference {
  const what = size < 0 ? 'a link or a device' : `${size} bytes`;
  return { path: file, cause: 'extra', detail: `${what} that a clean build does not have` };
}

function noSite(outDir: string): BuildError {
  return new BuildError('output', `No site found in ${outDir}`, [
    { message: 'Nothing can be verified', hint: 'Run generate first, or name the folder with --out.' },
  ]);
}
