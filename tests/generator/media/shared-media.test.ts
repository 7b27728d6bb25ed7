import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '../../../generator/store/folder-store.ts';
import { type RawStore, StoreFailure } from '../../../generator/store/raw-store.ts';
import { formatPublicKey, keysOfPublicKey, keysOfSecret } from '../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../generator/store/work-store.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { storeSecret } from '../../support/work-store/poisons.ts';
import { openUploads, type Uploads } from './shared-uploads.ts';

const crawlDigest = sha256('content');
const keys = keysOfSecret(storeSecret);

/** Opens the store as another machine, which counts what it does. */
function open(folder: string, { keys: given = keys, raw = openFolderStore(folder) } = {}) {
  const counts = { read: 0, has: 0, write: 0 };
  const counted: RawStore = {
    ...raw,
    read: (name) => raw.read(name).finally(() => counts.read++),
    has: (name) => raw.has(name).finally(() => counts.has++),
    write: (...args) => raw.write(...args).finally(() => counts.write++),
  };
  return { counts, workStore: openWorkStore({ raw: counted, keys: given, deadlineMs: 20_000 }) };
}

describe('fetchMedia with a work store', () => {
  let uploads: Uploads;
  let wanted: readonly string[];

  beforeAll(async () => {
    uploads = await openUploads();
    wanted = (await uploads.fetch()).files;
  });
  afterAll(() => uploads.close());

  it('makes a picture once for all machines, which fetch it where the content is not the same file', async () => {
    const folder = await temporaryFolder();
    const first = open(folder);
    expect((await uploads.fetch(first)).files).toEqual(wanted);
    expect(first.counts).toEqual({ read: 2, has: 0, write: 2 });
    uploads.requests.length = 0;
    const second = open(folder);
    expect((await uploads.fetch(second)).files).toEqual(wanted);
    expect(second.counts).toEqual({ read: 2, has: 0, write: 0 });
    expect(uploads.requests).toHaveLength(2);
  });

  it('fetches files of another content again, and those that other rules apply to', async () => {
    const folder = await temporaryFolder();
    await uploads.fetch({ ...open(folder), crawlDigest });
    for (const other of [
      { crawlDigest: sha256('another content') },
      { crawlDigest, rules: { ...uploads.rules, mediaHosts: ['media.example'] } },
      { crawlDigest, rules: { ...uploads.rules, svg: 'refuse' as const } },
    ]) {
      uploads.requests.length = 0;
      expect((await uploads.fetch({ ...open(folder), ...other })).files).toEqual(wanted);
      expect(uploads.requests).toHaveLength(2);
    }
    uploads.requests.length = 0;
    await uploads.fetch({ ...open(folder), crawlDigest });
    expect(uploads.requests).toEqual([]);
  });

  it('offers what this machine has made before, without making it again', async () => {
    const machine = await temporaryFolder();
    const here = { cacheDir: machine, storeDir: path.join(machine, 'pictures') };
    await uploads.fetch(here);
    const folder = await temporaryFolder();
    const first = open(folder);
    // Nobody can be asked.
    expect((await uploads.fetch({ ...here, ...first, crawlDigest, origin: null })).files).toEqual(wanted);
    expect(first.counts.write).toBe(4);
    const second = open(folder);
    expect((await uploads.fetch({ ...second, crawlDigest, origin: null })).files).toEqual(wanted);
    expect(second.counts).toEqual({ read: 4, has: 0, write: 0 });
    // What is taken from the store is kept here.
    const third = open(folder);
    await uploads.fetch({ ...here, ...third, crawlDigest, origin: null });
    expect(third.counts).toEqual({ read: 2, has: 0, write: 0 });
  });

  it('reads with the public key alone, and writes nothing (faults 182)', async () => {
    const folder = await temporaryFolder();
    const readOnly = keysOfPublicKey(formatPublicKey(keys)) ?? keys;
    const empty = open(folder, { keys: readOnly });
    expect((await uploads.fetch({ ...empty, crawlDigest })).files).toEqual(wanted);
    expect(empty.counts).toMatchObject({ has: 0, write: 0 });
    expect(await listFiles(folder)).toEqual([]);
  });

  it('does not offer an earlier copy of a file that cannot be fetched any more', async () => {
    const machine = await temporaryFolder();
    const here = { cacheDir: machine, storeDir: path.join(machine, 'pictures') };
    await uploads.fetch(here);
    const folder = await temporaryFolder();
    const store = open(folder);
    const down = { origin: 'http://127.0.0.1:9', limits: { retries: 0 } };
    const { files, problems } = await uploads.fetch({ ...here, ...store, ...down, crawlDigest });
    expect(files).toEqual(wanted);
    expect(problems).toHaveLength(2);
    expect(await listFiles(folder)).toEqual([]);
  });

  it('prepares the same on two machines at the same time (faults 180)', async () => {
    const folder = await temporaryFolder();
    const stores = [open(folder), open(folder)];
    const both = await Promise.all(stores.map((store) => uploads.fetch({ ...store, crawlDigest })));
    for (const { files } of both) expect(files).toEqual(wanted);
    for (const { workStore } of stores) expect(workStore.takeProblems()).toEqual([]);
    expect(await listFiles(folder)).toHaveLength(4);
  });

  it('gives the same files whenever the store fails (faults 178, 179)', async () => {
    for (let works = 0; works < 10; works += 1) {
      const folder = await temporaryFolder();
      const raw = openFolderStore(folder);
      let left = works;
      const orFail = <Result>(task: () => Promise<Result>): Promise<Result> => {
        left -= 1;
        return left < 0 ? Promise.reject(new StoreFailure('unanswered', 'it is down', 'Wait.')) : task();
      };
      const failing: RawStore = {
        ...raw,
        read: (name) => orFail(() => raw.read(name)),
        has: (name) => orFail(() => raw.has(name)),
        write: (...args) => orFail(() => raw.write(...args)),
      };
      const { workStore } = open(folder, { raw: failing });
      expect((await uploads.fetch({ workStore, crawlDigest })).files, `${works}`).toEqual(wanted);
      const problems = workStore.takeProblems();
      expect(problems.length).toBe(left < 0 ? 1 : 0);
      // What it has taken before is of use to the next one.
      expect((await uploads.fetch({ ...open(folder), crawlDigest })).files).toEqual(wanted);
    }
  });
});
