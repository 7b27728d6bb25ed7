import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { headersOf, manifestPath, manifestText } from '../../generator/publish/manifest.ts';
import { readInPieces } from '../../generator/publish/read-in-pieces.ts';
import { createSiteFiles } from '../../generator/publish/site-files.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { createTextIndex } from '../../generator/util/text-index.ts';
import { findBodies } from '../../sync/bodies.ts';
import { findDrift, findForeign } from '../../sync/gates.ts';
import { planDeploy } from '../../sync/plan.ts';
import { deployRecord, readDeployRecord } from '../../sync/records/deploy-record.ts';
import { createListing } from '../../sync/store/listing.ts';
import { createUnused, noteUnused } from '../../sync/unused.ts';
import { collectUnused } from '../support/garbage.ts';
import { writeFiles } from '../support/make-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A file of a site costs less than this on the heap: an object with its texts has some 400 bytes. */
const mostBytesAFile = 100;
/** The pages, of a site and of one four times as large. */
const sizes = [3_000, 12_000] as const;

function* pagesOf(count: number, version: string) {
  for (let index = 0; index < count; index += 1) {
    const name = `events/a-page-with-a-long-name-${String(index).padStart(6, '0')}/index.html`;
    yield { path: name, class: 'page' as const, sha256: sha256(`${version} ${index}`), size: 100 };
  }
}

/** Writes the manifest of a site without its files. */
async function writeManifest(count: number): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, { [manifestPath]: '' });
  await writeFile(
    path.join(folder, manifestPath),
    Readable.from(manifestText({ files: pagesOf(count, 'new') })),
  );
  return folder;
}

/** Bytes on the heap after a collection, with what the work has left. */
async function heapAfter(work: () => Promise<unknown>): Promise<number> {
  await collectUnused();
  const before = process.memoryUsage().heapUsed;
  const left = await work();
  await collectUnused();
  const bytes = process.memoryUsage().heapUsed - before;
  // Held until here.
  expect(left).toBeDefined();
  return bytes;
}

/**
 * The bytes that one more file costs, from two sizes of a site. The median of three rounds: what tests before
 * have left in the worker may go during one.
 */
async function bytesAFile(work: (count: number) => Promise<unknown>): Promise<number> {
  const [few, many] = sizes;
  await work(few);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const ofFew = await heapAfter(() => work(few));
    const ofMany = await heapAfter(() => work(many));
    rounds.push((ofMany - ofFew) / (many - few));
  }
  return rounds.sort((one, other) => one - other)[1] as number;
}

describe('a sync of a large site', () => {
  it('reads its manifest in pieces, and keeps its files outside the heap', async () => {
    const folders = new Map<number, string>();
    for (const count of sizes) folders.set(count, await writeManifest(count));
    const grown = await bytesAFile(async (count) => {
      const files = createSiteFiles();
      const manifest = await readInPieces(folders.get(count) ?? '', () => files.add);
      expect(files.length).toBe(count);
      return { files, manifest };
    });
    expect(grown).toBeLessThan(mostBytesAFile);
  });

  it('compares every file with what is live, and holds no object for one of them', async () => {
    const grown = await bytesAFile(async (count) => {
      const paths = createTextIndex();
      const [files, live] = ['new', 'old'].map((version) => {
        const made = createSiteFiles(paths);
        for (const file of pagesOf(count, version)) made.add({ ...file, headers: headersOf(file) });
        return made;
      }) as [ReturnType<typeof createSiteFiles>, ReturnType<typeof createSiteFiles>];
      const listing = createListing(paths);
      for (const { path: key, size } of live) listing.add({ key, size, etag: '' });
      const drifted = findDrift(live, listing, new Set());
      const plan = planDeploy({ files, live, drifted });
      const bodies = findBodies({ plan, files, live, held: listing, drifted });
      expect([plan.switched.length, bodies.waiting.length, bodies.endangered.length]).toEqual([
        count,
        count,
        count,
      ]);
      const before = createUnused(paths);
      const unused = noteUnused({ before, files, bodies: [], former: [live], lastSeq: 1, now: 'x' });
      const foreign = findForeign(listing, { paths, ours: [live] });
      return { plan, bodies, listing, unused, foreign };
    });
    expect(grown).toBeLessThan(mostBytesAFile);
  });

  it('writes and reads the record of a deploy in pieces', async () => {
    const grown = await bytesAFile(async (count) => {
      const files = createSiteFiles();
      for (const file of pagesOf(count, 'new')) files.add({ ...file, headers: headersOf(file) });
      const { bytes } = await deployRecord('000001-x', files);
      const read = await readDeployRecord(Buffer.from(bytes));
      expect(read?.length).toBe(count);
      return { bytes, read };
    });
    expect(grown).toBeLessThan(mostBytesAFile);
  });
});
