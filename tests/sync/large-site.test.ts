import { expect, it } from 'vitest';
import { headersOf } from '../../generator/publish/headers-of.ts';
import type { SiteFiles } from '../../generator/publish/manifest.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { findBodies } from '../../sync/bodies.ts';
import { findDrift, findForeign } from '../../sync/gates.ts';
import { planDeploy } from '../../sync/plan.ts';
import { deployRecord, readDeployRecord } from '../../sync/records/deploy-record.ts';
import { noteUnused } from '../../sync/unused.ts';
import { collectUnused } from '../support/garbage.ts';
import { siteFiles } from '../support/site-files.ts';

/**
 * The objects and maps of a sync, for one file of a site: a million take less than 2 GB. Its contents, of some 20 kB a page, are
 * read one after the other.
 */
const mostBytesAFile = 2_000;
/** The pages, of a site and of one four times as large. */
const sizes = [3_000, 12_000] as const;

function pagesOf(count: number, version: string): SiteFiles {
  const pages = Array.from({ length: count }, (_, index) => {
    const name = `events/a-page-with-a-long-name-${String(index).padStart(6, '0')}/index.html`;
    const placed = { path: name, class: 'page' as const };
    return { ...placed, sha256: sha256(`${version} ${index}`), size: 100, headers: headersOf(placed) };
  });
  return siteFiles(pages);
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

it('a sync of a large site holds little for each of its files', async () => {
  const grown = await bytesAFile(async (count) => {
    const [files, live] = [pagesOf(count, 'new'), pagesOf(count, 'old')];
    const listing = new Map(Array.from(live.values(), ({ path, size }) => [path, size] as const));
    const drifted = findDrift(live, listing, new Set());
    const plan = planDeploy({ files, live, drifted });
    const bodies = findBodies({ plan, files, live, held: listing, drifted });
    const { waiting, endangered } = bodies;
    expect([plan.switched.length, waiting.length, endangered.length]).toEqual([count, count, count]);
    const unused = noteUnused({ before: new Map(), files, bodies: [], former: [live], lastSeq: 1, now: 'x' });
    const foreign = findForeign(listing, [live]);
    const { bytes } = deployRecord('000001-x', files);
    const read = readDeployRecord(Buffer.from(bytes));
    expect(read?.size).toBe(count);
    return { plan, bodies, listing, unused, foreign, bytes, read };
  });
  expect(grown).toBeLessThan(mostBytesAFile);
});
