import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolderStore } from '../../../generator/store/folder-store.ts';
import type { RawStore } from '../../../generator/store/raw-store.ts';
import {
  formatPublicKey,
  keysOfPublicKey,
  keysOfSecret,
  type StoreKeys,
} from '../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../generator/store/work-store.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';

const secret = 'the secret of a store in the tests';
const name = `picture/${sha256('inputs')}`;
const value = Buffer.from('a picture');

function open(folder: string, keys: StoreKeys = keysOfSecret(secret)) {
  return openWorkStore({ raw: openFolderStore(folder), keys, deadlineMs: 10_000 });
}

describe('openWorkStore', () => {
  it('keeps a value for other processes, once', async () => {
    const folder = path.join(await temporaryFolder(), 'work');
    const store = open(folder);
    expect(await store.load(name)).toBeUndefined();
    expect(await store.has(name)).toBe(false);
    await store.save(name, value);
    await open(folder).save(name, Buffer.from('another picture'));
    expect(await open(folder).load(name)).toEqual(value);
    expect(await store.has(name)).toBe(true);
    expect(await readdir(path.join(folder, 'picture'))).toEqual([path.basename(name)]);
    expect(store.takeProblems()).toEqual([]);
  });

  it('reads with the public key alone, and writes nothing', async () => {
    const folder = path.join(await temporaryFolder(), 'work');
    const keys = keysOfSecret(secret);
    await open(folder, keys).save(name, value);
    const readOnly = open(folder, keysOfPublicKey(formatPublicKey(keys)) ?? keys);
    expect(readOnly.isReadOnly).toBe(true);
    expect(await readOnly.load(name)).toEqual(value);
    await readOnly.save(`picture/${sha256('others')}`, value);
    expect(await readdir(path.join(folder, 'picture'))).toHaveLength(1);
  });

  it('refuses a damaged value, names it, and replaces it by the next one', async () => {
    const folder = path.join(await temporaryFolder(), 'work');
    await open(folder).save(name, value);
    const bytes = await readFile(path.join(folder, name));
    bytes[bytes.length - 1] = 0;
    await writeFile(path.join(folder, name), bytes);
    const store = open(folder);
    expect(await store.load(name)).toBeUndefined();
    expect(store.takeProblems()).toEqual([
      expect.objectContaining({
        message: `The stored value ${name} is not used: its bytes are damaged. It is made again`,
      }),
    ]);
    await store.save(name, value);
    expect(await open(folder).load(name)).toEqual(value);
  });

  it('waits for the first answer alone, and then for sixteen at the same time', async () => {
    const waiting: (() => void)[] = [];
    let reads = 0;
    const raw: RawStore = {
      ...openFolderStore(await temporaryFolder()),
      read: async () => {
        reads += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return undefined;
      },
    };
    const store = openWorkStore({ raw, keys: keysOfSecret(secret), deadlineMs: 60_000 });
    const loads = Promise.all(
      Array.from({ length: 40 }, (_, index) => store.load(`picture/${sha256(`${index}`)}`)),
    );
    await until(() => waiting.length === 1);
    expect(reads).toBe(1);
    waiting.pop()?.();
    await until(() => waiting.length === 16);
    expect(reads).toBe(17);
    while (reads < 40 || waiting.length > 0) {
      for (const answer of waiting.splice(0)) answer();
      await until(() => waiting.length > 0 || reads === 40);
    }
    expect(await loads).toEqual(Array.from({ length: 40 }, () => undefined));
  });
});
