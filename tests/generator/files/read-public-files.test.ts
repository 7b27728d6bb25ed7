import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loadValue, saveValue } from '../../../generator/cache/one-value.ts';
import { readPublicFiles } from '../../../generator/files/read-public-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('lists nothing where a site has no such folder', async () => {
  expect(await readPublicFiles({ root: await temporaryFolder() })).toEqual([]);
});

it('reads a file again only when it has changed', async () => {
  const root = await temporaryFolder();
  const memory = `${root}/public.log`;
  const contents = 'digests of public files';
  await writeFiles(root, { 'public/a.txt': 'one' });
  // A file that was saved just now is not trusted yet.
  await setTimeout(50);
  const [file] = await readPublicFiles({ root, memory });
  const known = Object(loadValue(contents, memory));
  saveValue(contents, memory, { 'a.txt': { ...known['a.txt'], sha256: 'as remembered' } });
  expect(await readPublicFiles({ root, memory })).toEqual([{ ...file, sha256: 'as remembered' }]);
  expect(await readPublicFiles({ root })).toEqual([file]);
  await writeFiles(root, { 'public/a.txt': 'two' });
  const [changed] = await readPublicFiles({ root, memory });
  expect(changed?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(changed?.sha256).not.toBe(file?.sha256);
});
