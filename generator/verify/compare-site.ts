import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { bytesOf } from '../publish/bytes-of.ts';
import { digestOf, digestOnDisk } from '../publish/digest-of.ts';
import { isOurs } from '../publish/is-ours.ts';
import { listFolder } from '../publish/list-folder.ts';
import {
  atMomentOf,
  type Digest,
  type ListedFile,
  manifest,
  manifestPath,
  type SiteFacts,
} from '../publish/manifest.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { readFacts } from '../publish/read-manifest.ts';
import type { Stage } from '../publish/stage.ts';

/** Files that differ are read whole. */
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

  const compare = async (file: OutputFile, digest: Digest): Promise<void> => {
    const { size } = listing.get(file.path) ?? {};
    const difference = await findDifference(file, digest, { file: path.join(outDir, file.path), size });
    if (difference !== null) differences.push({ path: file.path, ...difference });
  };

  return {
    write: async (file, known) => {
      const digest = known ?? (await digestOf(file));
      listed.set(file.path, { path: file.path, class: file.class, ...digest });
      await limit(compare, file, digest);
      return digest;
    },
    // Every page is rendered.
    keep: async () => null,
    // Each file is compared at once.
    reserve: () => null,
    finish: async (facts = {}) => {
      const published = await readFacts(path.join(outDir, manifestPath)).catch(() => null);
      const files = [...listed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      const own = manifest({ files, ...atMomentOf(published, facts) });
      await compare(own, await digestOf(own));
      const extra = [...listing].flatMap(([file, { size }]) =>
        file === manifestPath || listed.has(file) ? [] : describeExtra(file, size),
      );
      return [...differences, ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}

/** A place in the folder. Its `size` is that of the listing: undefined for a missing file, negative for a link or device. */
interface FoundPlace {
  readonly file: string;
  readonly size: number | undefined;
}

async function findDifference(
  clean: OutputFile,
  digest: Digest,
  { file, size }: FoundPlace,
): Promise<Pick<Difference, 'cause' | 'detail'> | null> {
  if (size === undefined) return { cause: 'missing', detail: 'a clean build has this file' };
  if (size < 0)
    return { cause: 'different', detail: 'a link or a device instead of the file of a clean build' };
  try {
    if (size === digest.size && (await digestOnDisk(file)).sha256 === digest.sha256) return null;
    return { cause: 'different', detail: describe(await readFile(file), await bytesOf(clean)) };
  } catch (error) {
    throw toOutputError(error, `read ${clean.path}`);
  }
}

/** Bytes shown of each file: a few before the difference, more after it. */
const excerptBytes = { before: 16, length: 64 };

function describe(found: Buffer, expected: Buffer): string {
  const differing = found.findIndex((byte, index) => byte !== expected[index]);
  const offset = differing === -1 ? found.length : differing;
  const start = Math.max(0, offset - excerptBytes.before);
  const [here, there] = [found, expected].map((bytes) =>
    excerptOf(bytes.subarray(start, start + excerptBytes.length)),
  );
  const instead = found.length === expected.length ? '' : ` instead of ${expected.length}`;
  return `${found.length} bytes${instead}, different from byte ${offset} on: ${here} instead of ${there}`;
}

const maxHexBytes = 24;

/** Formats a piece of a file for a person: quoted text, or the first bytes in hexadecimal. */
function excerptOf(bytes: Buffer): string {
  // The piece may start or end within a character.
  const text = bytes.toString('utf8').replace(/^\ufffd+|\ufffd+$/gu, '');
  if (!/[\ufffd\p{Cc}]/u.test(text.replace(/[\n\r\t]/g, ''))) return JSON.stringify(text);
  return `0x${bytes.subarray(0, maxHexBytes).toString('hex')}`;
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
