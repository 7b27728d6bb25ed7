import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '../../../generator/store/folder-store.ts';
import { keysOfSecret } from '../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../generator/store/work-store.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../../support/temporary-folder.ts';
import { poison, poisons, storeSecret } from '../../support/work-store/poisons.ts';
import { openUploads, type Uploads } from './shared-uploads.ts';

/** Opens the store as a machine that has never seen it. */
function open(folder: string) {
  const raw = openFolderStore(folder);
  return openWorkStore({ raw, keys: keysOfSecret(storeSecret), deadlineMs: 20_000 });
}

describe('media from a poisoned store', () => {
  let uploads: Uploads;
  let good: ReadonlyMap<string, Buffer>;
  let wanted: readonly string[];
  let template: string;

  beforeAll(async () => {
    uploads = await openUploads();
    wanted = (await uploads.fetch()).files;
    template = await makeTemporaryFolder();
    const saved = await uploads.fetch({ workStore: open(template), crawlDigest: sha256('content') });
    expect(saved.files).toEqual(wanted);
    good = await readObjects(template);
  });
  afterAll(async () => {
    await uploads.close();
    await removeFolder(template);
  });

  it('is not fetched and not made where the store is good', async () => {
    uploads.requests.length = 0;
    const workStore = open(template);
    const { files } = await uploads.fetch({ workStore, crawlDigest: sha256('content') });
    expect({ files, requests: uploads.requests }).toEqual({ files: wanted, requests: [] });
    expect(workStore.takeProblems()).toEqual([]);
  });

  it.each(poisons.map((bad) => [bad.kind, bad] as const))(
    'is made again, and the value named, with %s',
    async (_, bad) => {
      const folder = await temporaryFolder();
      const names = [...good.keys()];
      for (const [index, name] of names.entries()) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        const object = good.get(name) ?? Buffer.alloc(0);
        const other = good.get(names[(index + 1) % names.length] ?? '') ?? object;
        await poison(file, { name, object, other }, bad);
      }
      const workStore = open(folder);
      const { files } = await uploads.fetch({ workStore, crawlDigest: sha256('content') });
      expect(files).toEqual(wanted);
      const messages = workStore.takeProblems().map(({ message }) => message);
      for (const name of names)
        expect(messages.filter((message) => message.includes(name))).toEqual([
          expect.stringMatching(/ is not used: .+\. It is made again$/),
        ]);
      // Values are replaced; a folder is left to its owner.
      const after = await readObjects(folder);
      if (bad.kind !== 'a folder') expect([...after].sort()).toEqual([...good].sort());
    },
  );

  it('counts at least twenty kinds', () => {
    expect(new Set(poisons.map(({ kind }) => kind)).size).toBe(poisons.length);
    expect(poisons.length).toBeGreaterThanOrEqual(20);
  });
});

/** The files of a store by name. */
async function readObjects(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  for (const kind of ['file', 'picture'])
    for (const name of (await readdir(path.join(folder, kind))).sort()) {
      const bytes = await readFile(path.join(folder, kind, name)).catch(() => undefined);
      if (bytes !== undefined) objects.set(`${kind}/${name}`, bytes);
    }
  return objects;
}
