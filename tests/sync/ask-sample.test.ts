import path from 'node:path';
import { expect, it } from 'vitest';
import { headersOf } from '../../generator/publish/headers-of.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { askSample } from '../../sync/ask-sample.ts';
import { openFolderStore } from '../../sync/store/folder/folder-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('refuses a sample that is missing or cut: a store may answer 200 and keep less', async () => {
  const store = await openFolderStore(path.join(await temporaryFolder(), 'www'));
  const files = ['a', 'b', 'c'].map((name) => {
    const placed = { path: `${name}/index.html`, class: 'page' } as const;
    return { ...placed, sha256: sha256(name), size: 1_000, headers: headersOf(placed) };
  });
  const put = async ({ path: key, headers }: (typeof files)[number], size: number) => {
    const bytes = Buffer.alloc(size, 'x');
    await store.put(key, { bytes, sha256: sha256(bytes), headers });
  };
  for (const file of files) await put(file, file.size);
  const ask = () => askSample({ store }, files, ({ path: key }) => key);
  await ask();
  const [, second] = files;
  if (second !== undefined) await put(second, 999);
  await expect(ask()).rejects.toThrow('b/index.html is not in the store as it was sent');
  await store.remove(['b/index.html']);
  await expect(ask()).rejects.toThrow('b/index.html is not in the store as it was sent');
});
