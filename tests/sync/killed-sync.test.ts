import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { outputFile } from 'fs-extra/esm';
import { describe, expect, it } from 'vitest';
import { lockKey } from '../../sync/keys.ts';
import { openFolderStore } from '../../sync/store/folder/folder-store.ts';
import { sync } from '../../sync/sync.ts';
import { depth } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { createRandom } from '../support/random.ts';
import type { Fault } from '../support/s3-store/fault.ts';
import { cutBefore } from '../support/s3-store/happenings.ts';
import type { TestStore } from '../support/s3-store/open-test-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { expired } from './support/expire-lock.ts';
import { editedSites, startSync } from './support/kill-sync.ts';
import { makeSite } from './support/make-site.ts';
import { filesOf, missingAssets, openBucket, siteIn } from './support/open-bucket.ts';
import { options } from './support/options.ts';

const prefix = 'site/';
const seeds = Array.from({ length: depth.killedSyncs }, (_, index) => index + 1);

describe('a sync to a bucket that is killed', { timeout: 300_000 * depth.killedSyncs }, () => {
  it.each(seeds)(
    'shows whole pages at every moment, and a rerun equals a clean publish: seed %i (faults 142 and 143, sync 10 and 11)',
    async (seed) => {
      const random = createRandom(seed);
      const { bucket, open } = await openBucket();
      const clean = await openBucket();
      const folder = path.join(await temporaryFolder(), 'dist');
      let kills = 0;
      for (const [minute, texts] of editedSites.slice(0, depth.killedBucketSyncs).entries()) {
        const site = await makeSite(folder, texts, minute);
        const others = foreignObjects(bucket);
        clean.bucket.requests.length = 0;
        await sync(clean.open(prefix), site, options());
        const requests = clean.bucket.requests.length;
        // Some reruns are killed, too.
        do {
          const gaps: string[] = [];
          const killed = startSync(`s3://pier/${prefix}`, folder, environmentOf(bucket));
          const last = 1 + Math.floor(random() * requests);
          const fault = killAt(last, { kill: () => killed.kill('SIGKILL'), isDone: random() < 0.5 });
          bucket.inject((request) => {
            gaps.push(...missingAssets(bucket, prefix));
            return fault(request);
          });
          const { end, stderr } = await killed.ended;
          bucket.inject();
          const moment = `edit ${minute}, request ${last} of ${requests}`;
          // A rerun may have less to do than was counted.
          expect(['SIGKILL', 0], `${moment} ${stderr}`).toContain(end);
          kills += end === 0 ? 0 : 1;
          expect([...gaps, ...missingAssets(bucket, prefix)], moment).toEqual([]);
          expect(foreignObjects(bucket), moment).toEqual(others);
          const lock = bucket.objects.get(prefix + lockKey);
          if (lock) bucket.place(prefix + lockKey, expired(lock.bytes));
        } while (random() < 0.2);
        await sync(open(prefix), site, options());
        expect(siteIn(bucket, prefix)).toMatchObject(filesOf(site));
        expect(ownIn(bucket), `again after edit ${minute}`).toEqual(ownIn(clean.bucket));
        expect(foreignObjects(bucket)).toEqual(others);
        if (minute === 0) placeForeign(bucket);
      }
      expect(kills).toBeGreaterThanOrEqual(depth.killedBucketSyncs);
    },
  );
});

/** Objects of others, within the prefix and beside it. */
const foreign = ['uploads/menu.pdf', '_assets/logo.svg'].map((key) => prefix + key);
const beside = ['site-old/index.html', 'site2/_boardwalk/live.json', 'site', 'index.html'];

function placeForeign(bucket: TestStore): void {
  for (const key of [...foreign, ...beside]) bucket.place(key, 'Of others');
}

/** They are the same ones as long as nobody has written them. */
function foreignObjects({ objects }: TestStore): readonly unknown[] {
  return [...foreign, ...beside].map((key) => objects.get(key)?.modified);
}

function ownIn(bucket: TestStore): Readonly<Record<string, string>> {
  const isForeign = (name: string): boolean => foreign.includes(prefix + name);
  return Object.fromEntries(Object.entries(siteIn(bucket, prefix)).filter(([name]) => !isForeign(name)));
}

/** Kills at the request with this number, which is carried out or not. Later ones come too late. */
function killAt(
  last: number,
  { kill, isDone }: { readonly kill: () => void; readonly isDone: boolean },
): Fault {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests === last) kill();
    return requests < last || (requests === last && isDone) ? null : cutBefore;
  };
}

function environmentOf({ endpoint, region, credentials }: TestStore): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}

describe('a sync to a folder that is killed', { timeout: 300_000 * depth.killedSyncs }, () => {
  it.each(seeds)(
    'shows a whole site at every moment, and a rerun equals a clean publish: seed %i (sync 10 and 11)',
    async (seed) => {
      const random = createRandom(seed);
      const folder = await temporaryFolder();
      const inFolder = (name: string): string => path.join(folder, name);
      const [site, www, clean] = [inFolder('dist'), inFolder('www'), inFolder('clean')];
      const lock = inFolder(`.www.deploys/${lockKey}`);
      const others = ['www/uploads/menu.pdf', 'www-old/index.html', 'www2'].map(inFolder);
      let former: Readonly<Record<string, string>> = {};
      for (const [minute, texts] of editedSites.slice(0, depth.killedFolderSyncs).entries()) {
        const wanted = await makeSite(site, texts, minute);
        await sync(await openFolderStore(clean), wanted, options());
        const killed = startSync(www, site);
        await Promise.race([until(() => existsSync(lock)), killed.ended]);
        await setTimeout(random() * 40);
        killed.kill('SIGKILL');
        await killed.ended;
        if (existsSync(www)) {
          const shown = await hashFiles(`${www}/`);
          const isWhole = (files: typeof former): boolean =>
            Object.entries(files).every(([name, sha256]) => shown[name] === sha256);
          expect(isWhole(former) || isWhole(filesOf(wanted)), `after edit ${minute}`).toBe(true);
        }
        if (existsSync(lock)) await writeFile(lock, expired(await readFile(lock)));
        await sync(await openFolderStore(www), wanted, options());
        const { 'uploads/menu.pdf': _, ...rest } = await hashFiles(`${www}/`);
        expect(rest).toEqual(await hashFiles(`${clean}/`));
        if (minute > 0) for (const file of others) expect(await readFile(file, 'utf8')).toBe('Of others');
        former = filesOf(wanted);
        if (minute === 0) await Promise.all(others.map((file) => outputFile(file, 'Of others')));
      }
    },
  );
});
