import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../generator/problems/problem.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { bodyKey, deployKey, liveKey, lockKey } from '../../sync/keys.ts';
import type { LocalSite } from '../../sync/local-site.ts';
import { jsonObject } from '../../sync/lock.ts';
import { rollback } from '../../sync/rollback.ts';
import { openFolderStore } from '../../sync/store/folder/folder-store.ts';
import type { Store } from '../../sync/store/store.ts';
import { sync } from '../../sync/sync.ts';
import { hashFiles } from '../support/hash-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { asJson } from './support/as-json.ts';
import { makeSite, texts } from './support/make-site.ts';
import { filesOf } from './support/open-bucket.ts';
import { options } from './support/options.ts';

async function places() {
  const folder = await temporaryFolder();
  return { site: path.join(folder, 'dist'), www: path.join(folder, 'www') };
}

describe('a sync to the folder of a web server', () => {
  it('makes the folder equal the site, as a link that is moved at once', async () => {
    const { site, www } = await places();
    const first = await makeSite(site, texts('one'));
    await sync(await openFolderStore(www), first, options());
    expect(await hashFiles(`${www}/`)).toEqual(await hashFiles(site));

    const second = await makeSite(site, texts('two', { 'news/index.html': 'News' }), 1);
    const report = await sync(await openFolderStore(www), second, options());
    expect(asJson(report)).toMatchObject({ outcome: 'published', seq: 2, assets: ['_assets/two.css'] });
    const { '_assets/one.css': old, ...rest } = await hashFiles(`${www}/`);
    expect(rest).toEqual(await hashFiles(site));
    // Tabs that are open name it.
    expect(old).toBeDefined();
  });

  it('brings back a former deploy, byte for byte', async () => {
    const { site, www } = await places();
    await sync(await openFolderStore(www), await makeSite(site, texts('one')), options());
    const before = await hashFiles(`${www}/`);
    const second = texts('two', { 'news/index.html': 'News' });
    await sync(await openFolderStore(www), await makeSite(site, second, 1), options());
    const report = await rollback(await openFolderStore(www), undefined, options());
    expect(asJson(report)).toMatchObject({ seq: 3, assets: [], removed: ['news/index.html'] });
    const { '_assets/two.css': newer, ...rest } = await hashFiles(`${www}/`);
    expect(rest).toEqual(before);
    expect(newer).toBeDefined();
    await rollback(await openFolderStore(www), 2, options());
    expect(await hashFiles(`${www}/`)).toMatchObject(await hashFiles(site));
  });

  it('goes on where a run was killed before it moved the link, or within the first record (sync 10)', async () => {
    const { site, www } = await places();
    const records = path.join(path.dirname(www), '.www.deploys');
    await outputFile(path.join(records, `${lockKey}.0b8f1e5e-half`), '{"vers');
    await mkdir(path.join(records, 'trees'));
    await symlink(
      'of-a-killed-run',
      path.join(records, 'trees', '0b8f1e5e-4a0e-4c5e-9d3b-2f4f0a7c1d22.link'),
    );
    await sync(await openFolderStore(www), await makeSite(site, texts('one')), options());
    expect(await hashFiles(`${www}/`)).toEqual(await hashFiles(site));
    expect(await readdir(path.join(records, 'trees'))).toHaveLength(1);
  });

  it.each([
    ['half written', '.0b8f1e5e-4a0e-4c5e-9d3b-2f4f0a7c1d22', false],
    ['of others', '.bak', true],
  ])('takes over the lock beside a record that is %s (sync 10 and 41)', async (_, ending, stays) => {
    const { site, www } = await places();
    await sync(await openFolderStore(www), await makeSite(site, texts('one')), options());
    const past = new Date(0).toISOString();
    const lock = { version: 1, token: 'x', holder: 'process 7', since: past, until: past, leaseMs: 0 };
    await (await openFolderStore(www)).put(lockKey, jsonObject(lock));
    const key = deployKey('000002-3f1c09a4b2d7');
    const file = path.join(path.dirname(www), '.www.deploys', `${key}${ending}`);
    await outputFile(file, 'half a record');
    await sync(await openFolderStore(www), await makeSite(site, texts('two'), 1), options());
    await rollback(await openFolderStore(www), 1, options());
    expect((await hashFiles(`${www}/`))['_assets/one.css']).toBeDefined();
    expect(existsSync(file)).toBe(stays);
  });

  it('leaves nothing beside a page that is copied to its path twice (sync 10)', async () => {
    const { site, www } = await places();
    await sync(await openFolderStore(www), await makeSite(site, texts('one')), options());
    await sync(await openFolderStore(www), await makeSite(site, texts('two'), 1), options());
    const before = await hashFiles(`${www}/`);
    const store = await openFolderStore(www);
    const live = await store.get(liveKey);
    await store.copy(bodyKey(before['index.html'] ?? ''), 'index.html', {});
    // Shows the changed tree.
    const bytes = live?.bytes ?? Buffer.alloc(0);
    await store.put(liveKey, { bytes, sha256: sha256(bytes), headers: {} });
    expect(await hashFiles(`${www}/`)).toEqual(before);
  });

  it('shows one site after another when several publishers wait for one another (faults 159, sync 4)', async () => {
    const { site, www } = await places();
    const sites = [];
    for (const minute of [0, 1, 2, 3])
      sites.push(await makeSite(`${site}${minute}`, texts(`v${minute}`), minute));
    // All have looked at the link before the first of them has the lock.
    const stores = await Promise.all(sites.map(() => openFolderStore(www)));
    const waiting = sites.map((one, index) =>
      sync(stores[index] as Store, one, options({ waits: true, pollMs: 1 })).then(
        ({ outcome }) => outcome,
        (error: BuildError) => error.kind,
      ),
    );
    const ends = await Promise.all(waiting);
    expect(ends).toContain('published');
    // An older site that comes late is refused.
    expect(ends.filter((end) => end !== 'published' && end !== 'refused')).toEqual([]);
    const last = sites.at(-1);
    expect(await hashFiles(`${www}/`)).toMatchObject(filesOf(last as LocalSite));
  });

  it('has nothing, and does not fail, where another publisher removes a record while it is read (faults 159)', async () => {
    const { www } = await places();
    const [store, other] = [await openFolderStore(www), await openFolderStore(www)];
    const bytes = Buffer.from('{}');
    const record = { bytes, sha256: sha256(bytes), headers: {} };
    let isOver = false;
    const change = async (): Promise<void> => {
      for (let round = 0; round < 1000; round += 1) {
        await other.put(lockKey, record);
        await other.remove([lockKey]);
      }
      isOver = true;
    };
    const met = new Set<boolean>();
    const read = async (): Promise<void> => {
      while (!isOver) met.add((await store.get(lockKey)) === null);
    };
    await Promise.all([change(), ...Array.from({ length: 3 }, read)]);
    expect(met.size).toBe(2);
  });

  it('takes a lock that holds until "never", or longer than any run (sync 41)', async () => {
    for (const until of ['never', '+275760-09-13T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
      const { site, www } = await places();
      const lock = { version: 1, token: 'x', holder: 'process 7', since: new Date(0).toISOString(), until };
      await outputFile(path.join(path.dirname(www), '.www.deploys', lockKey), JSON.stringify(lock));
      const report = await sync(await openFolderStore(www), await makeSite(site, texts('one')), options());
      expect(report).toMatchObject({ outcome: 'published' });
    }
  });

  it('refuses a folder with the files of others, and keeps them', async () => {
    const { site, www } = await places();
    await makeSite(www, { 'index.html': 'Of others' });
    const before = await hashFiles(www);
    await expect(openFolderStore(www)).rejects.toThrow(BuildError);
    expect(await hashFiles(www)).toEqual(before);
    await rm(www, { recursive: true });
    await symlink(site, www);
    await makeSite(site, texts('one'));
    await writeFile(path.join(site, 'notes.txt'), 'by hand');
    const store = await openFolderStore(www);
    await expect(sync(store, await makeSite(`${site}2`, texts('two')), options())).rejects.toThrow(
      'files that Boardwalk did not write',
    );
    expect(await readFile(path.join(site, 'notes.txt'), 'utf8')).toBe('by hand');
    // Adopted, the link leads to a tree of ours, and the folder of others is as it was.
    const others = await hashFiles(site);
    await sync(
      await openFolderStore(www),
      await makeSite(`${site}2`, texts('two')),
      options({ adopts: true }),
    );
    expect(await readFile(path.join(www, 'notes.txt'), 'utf8')).toBe('by hand');
    expect(await hashFiles(site)).toEqual(others);
  });
});
