import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { outputFile } from 'fs-extra/esm';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../generator/util/hash.ts';
import { bodyKey, deployKey, liveKey, unusedKey } from '../../sync/keys.ts';
import { jsonObject } from '../../sync/lock.ts';
import { deployRecord, readDeployRecord } from '../../sync/records/deploy-record.ts';
import { rollback } from '../../sync/rollback.ts';
import { openFolderStore } from '../../sync/store/folder/folder-store.ts';
import type { Store } from '../../sync/store/store.ts';
import { sync } from '../../sync/sync.ts';
import { hashFiles } from '../support/hash-files.ts';
import { siteFiles } from '../support/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeSite, texts } from './support/make-site.ts';
import { filesOf, openBucket } from './support/open-bucket.ts';
import { options } from './support/options.ts';

/** A folder with two deploys, and a file of others beside it. */
async function openPlace() {
  const folder = await temporaryFolder();
  const www = path.join(folder, 'www');
  const first = await makeSite(path.join(folder, 'first'), texts('one', { 'old/index.html': 'Old' }));
  const second = await makeSite(path.join(folder, 'second'), texts('two', { 'news/index.html': 'News' }), 1);
  const third = await makeSite(path.join(folder, 'third'), texts('three'), 2);
  for (const site of [first, second]) await sync(await openFolderStore(www), site, options());
  await outputFile(path.join(folder, 'victim.txt'), 'Of others');
  const open = (): Promise<Store> => openFolderStore(www);
  const inRecords = (key: string): string => path.join(folder, '.www.deploys', key);
  const victim = (): Promise<string> => readFile(path.join(folder, 'victim.txt'), 'utf8');
  return { folder, www, first, second, third, open, inRecords, victim };
}

async function editRecord(store: Store, key: string, edit: (value: Record<string, unknown>) => unknown) {
  const found = await store.get(key);
  await store.put(key, jsonObject(edit(JSON.parse(found?.bytes.toString() ?? '{}'))));
}

/** Out of the tree of a folder, and of the records. */
const outside = ['../../../victim.txt', '/etc/victim.txt', 'a//b', './index.html', 'x/../../victim.txt'];

describe('a record with a key that leads elsewhere is refused, and nothing outside is touched (sync 44)', () => {
  it.each([...outside, '_boardwalk/live.json', '_boardwalk/bodies/../../../victim.txt'])(
    'in what is left to remove: %s',
    async (key) => {
      const { open, third, victim } = await openPlace();
      await editRecord(await open(), liveKey, (live) => ({
        ...live,
        unfinished: { remove: [key], invalidate: [] },
      }));
      await expect(sync(await open(), third, options())).rejects.toMatchObject({ kind: 'refused' });
      expect(await victim()).toBe('Of others');
    },
  );

  it.each([...outside, '_boardwalk/live.json', '_boardwalk/bodies/../../../victim.txt'])(
    'in what is out of use: %s',
    async (key) => {
      const { www, open, third, victim } = await openPlace();
      const before = await hashFiles(`${www}/`);
      await editRecord(await open(), unusedKey, () => ({
        [key]: { seq: 0, at: '2000-01-01T00:00:00.000Z' },
      }));
      await expect(sync(await open(), third, options())).rejects.toMatchObject({ kind: 'refused' });
      expect(await victim()).toBe('Of others');
      expect(await hashFiles(`${www}/`)).toEqual(before);
      await sync(await open(), third, options({ adopts: true }));
      expect(await hashFiles(`${www}/`)).toMatchObject(filesOf(third));
    },
  );

  it('in a deploy that is brought back, and in its name', async () => {
    const { folder, open, first, victim } = await openPlace();
    const store = await open();
    const [file] = first.files;
    const evil = { ...file, path: '../../../victim.txt', sha256: sha256('evil'), size: 4 };
    await store.put(bodyKey(evil.sha256), { bytes: Buffer.from('evil'), sha256: evil.sha256, headers: {} });
    const live = JSON.parse((await store.get(liveKey))?.bytes.toString() ?? '');
    const name: string = live.history[0].deploy;
    const record = deployRecord(name, siteFiles([...first.files.values(), evil as never]));
    await store.put(deployKey(name), record);
    await expect(rollback(await open(), undefined, options())).rejects.toMatchObject({ kind: 'refused' });
    await editRecord(store, liveKey, () => ({ ...live, deploy: '../../victim' }));
    await expect(sync(await open(), first, options())).rejects.toMatchObject({ kind: 'refused' });
    expect(await victim()).toBe('Of others');
    expect(await readFile(path.join(folder, 'first', 'index.html'), 'utf8')).toContain('one');
  });

  it('in the words of the pointer about pages of its own deploy, or about too many', async () => {
    const { www, open, second, third } = await openPlace();
    const before = await hashFiles(`${www}/`);
    const remove = Object.keys(filesOf(second));
    await editRecord(await open(), liveKey, (live) => ({ ...live, unfinished: { remove, invalidate: [] } }));
    const error = await sync(await open(), third, options({ allowedRemovals: 99 })).catch(
      (one: unknown) => one,
    );
    expect(error).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(error)).toContain('of its own deploy to be removed');
    const many = Array.from({ length: 300 }, (_, index) => `gone/${index}.html`);
    await editRecord(await open(), liveKey, (live) => ({
      ...live,
      unfinished: { remove: many, invalidate: [] },
    }));
    await expect(sync(await open(), third, options())).rejects.toMatchObject({ kind: 'refused' });
    expect(await hashFiles(`${www}/`)).toEqual(before);
    await sync(await open(), third, options({ adopts: true }));
    expect(await hashFiles(`${www}/`)).toMatchObject(filesOf(third));
  });
});

describe('a link in a folder target is never followed (faults 101, sync 45)', () => {
  it('where a page goes, and where one is to be written', async () => {
    const { folder, www, open, second, third } = await openPlace();
    const others = path.join(folder, 'others');
    await outputFile(path.join(others, 'index.html'), 'Of others');
    await rm(path.join(www, 'news'), { recursive: true });
    await symlink(others, path.join(www, 'news'));
    await sync(await open(), third, options());
    expect(await readFile(path.join(others, 'index.html'), 'utf8')).toBe('Of others');
    const newer = {
      ...second,
      digest: sha256('newer'),
      manifest: { ...second.manifest, moment: third.manifest.moment ?? '' },
    };
    const error = await sync(await open(), newer, options()).catch((one: unknown) => one);
    expect(error).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(error)).toContain('news/index.html');
    expect(await readFile(path.join(others, 'index.html'), 'utf8')).toBe('Of others');
    await rm(path.join(www, 'news'));
    await sync(await open(), newer, options());
    expect(await readFile(path.join(www, 'news', 'index.html'), 'utf8')).toBe('News');
  });

  it.each(['.www.deploys', '.www.deploys/trees'])('where it stands for %s', async (name) => {
    const folder = await temporaryFolder();
    const others = path.join(folder, 'others');
    await outputFile(path.join(others, 'trees/keep/a.txt'), 'Of others');
    await outputFile(path.join(others, 'keep/a.txt'), 'Of others');
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await symlink(others, path.join(folder, name));
    await expect(openFolderStore(path.join(folder, 'www'))).rejects.toMatchObject({ kind: 'refused' });
    for (const file of ['trees/keep/a.txt', 'keep/a.txt'])
      expect(await readFile(path.join(others, file), 'utf8')).toBe('Of others');
  });

  it('where it stands for a record, and a folder of others among the trees stays', async () => {
    const { folder, open, third, inRecords, victim } = await openPlace();
    await outputFile(inRecords('trees/keep/a.txt'), 'Of others');
    await symlink(path.join(folder, 'victim.txt'), inRecords('_boardwalk/lock.json'));
    await expect(sync(await open(), third, options())).rejects.toMatchObject({ kind: 'refused' });
    await rm(inRecords('_boardwalk/lock.json'));
    await sync(await open(), third, options());
    expect(await readFile(inRecords('trees/keep/a.txt'), 'utf8')).toBe('Of others');
    expect(await victim()).toBe('Of others');
  });
});

describe('bytes that come back are compared with their name (faults 161, sync 43)', () => {
  it('of a page and of an asset of a folder: a rollback is refused, and a sync writes them again', async () => {
    for (const damaged of ['body', 'asset'] as const) {
      const { www, first, second, third, open, inRecords } = await openPlace();
      const home = first.files.get('index.html')?.sha256 ?? '';
      const file = damaged === 'body' ? inRecords(bodyKey(home)) : path.join(www, '_assets/one.css');
      const bytes = await readFile(file);
      // An edit in place keeps its size.
      await writeFile(file, Buffer.from(bytes.toString().replace('one', 'evl')));
      const before = await hashFiles(`${www}/`);
      const error = await rollback(await open(), undefined, options()).catch((one: unknown) => one);
      expect(error).toMatchObject({ kind: 'refused' });
      expect(JSON.stringify(error)).toContain('removed or changed since');
      expect(await hashFiles(`${www}/`)).toEqual(before);
      const again = { ...first, manifest: { ...first.manifest, moment: third.manifest.moment ?? '' } };
      await sync(await open(), again, options());
      expect(await hashFiles(`${www}/`)).toMatchObject(filesOf(first));
      expect(second.files.size).toBeGreaterThan(0);
    }
  });

  it('of a bucket, also where somebody has put them there before', async () => {
    const { bucket, build, store } = await openBucket();
    const first = await build(texts('one'));
    await sync(store, first, options());
    const second = await build(texts('two'));
    const planted = bodyKey(second.files.get('index.html')?.sha256 ?? '');
    bucket.place(planted, 'planted');
    await sync(store, second, options());
    expect(bucket.objects.get('index.html')?.bytes.toString()).toContain('two');
    bucket.place(bodyKey(first.files.get('index.html')?.sha256 ?? ''), 'rotten');
    await expect(rollback(store, undefined, options())).rejects.toMatchObject({ kind: 'refused' });
    expect(bucket.objects.get('index.html')?.bytes.toString()).toContain('two');
  });
});

it('a record that unpacks to very much is not unpacked (sync 46)', async () => {
  const blanks = gzipSync(Buffer.alloc(400_000_000, ' '));
  const usage = process.memoryUsage().rss;
  expect(readDeployRecord(blanks)).toBeNull();
  expect(process.memoryUsage().rss - usage).toBeLessThan(350_000_000);
});
