import { symlink } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { loadValue, saveValue } from '../../../generator/cache/one-value.ts';
import { readPublicFiles } from '../../../generator/files/read-public-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('lists nothing where a site has no such folder', async () => {
  expect(await readPublicFiles({ root: await temporaryFolder() })).toEqual([]);
});

const leftovers = [
  ...['.robots.txt.swp', '.robots.txt.swx', '4913', '#robots.txt#', 'robots.txt~', '.DS_Store', 'Thumbs.db'],
  ...['._robots.txt', '~$plan.docx', '.~lock.plan.odt#', 'robots.txt.tmp.17', '.goutputstream-X1Y2Z3'],
];

it('leaves out what editors and file managers make for themselves', async () => {
  const root = await temporaryFolder();
  const names = [...leftovers, 'robots.txt', 'years/4913/1.txt'];
  await writeFiles(root, Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])));
  await symlink('me@host.17', `${root}/public/.#robots.txt`);
  const files = await readPublicFiles({ root });
  expect(files.map(({ path }) => path)).toEqual(['robots.txt', 'years/4913/1.txt']);
});

it.each(['.htaccess', '.env', 'papers/.plan.txt'])(
  'tells a hidden file that its owner means: %s',
  async (name) => {
    const root = await temporaryFolder();
    await writeFiles(root, { [`public/${name}`]: 'x' });
    await expect(readPublicFiles({ root })).rejects.toMatchObject({
      problems: [{ message: `public/${name} is hidden: it is not published` }],
    });
  },
);

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
