import { linkSync, lstatSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { removeFolder, removeFolderNow } from '../../../generator/publish/remove-folder.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const treasure = { 'one.txt': 'one', 'deep/two.txt': 'two', 'deep/er/three.txt': 'three' };

describe.each([
  ['removeFolder', removeFolder],
  ['removeFolderNow', async (folder: string) => removeFolderNow(folder)],
])('%s', (_, remove) => {
  it('removes a folder with all that is in it, and is content when there is none', async () => {
    const parent = await temporaryFolder();
    await writeFiles(path.join(parent, 'site'), treasure);
    await remove(path.join(parent, 'site'));
    await remove(path.join(parent, 'site'));
    await remove(path.join(parent, 'missing', 'site'));
    expect(await readdir(parent)).toEqual([]);
  });

  it('removes a link in the place of the folder, and nothing of what it leads to (faults 101)', async () => {
    const { parent, treasures, expectUntouched } = await makeTreasures();
    const [toFolder, toFile, toNothing] = ['folder', 'file', 'nothing'].map((name) =>
      path.join(parent, name),
    );
    symlinkSync(treasures, toFolder ?? '');
    symlinkSync(path.join(treasures, 'one.txt'), toFile ?? '');
    symlinkSync(path.join(parent, 'nowhere'), toNothing ?? '');
    for (const place of [toFolder, toFile, toNothing]) await remove(place ?? '');
    expect(await readdir(parent)).toEqual(['treasures']);
    await expectUntouched();
  });

  it('removes a link inside the folder, and nothing of what it leads to (faults 101)', async () => {
    const { parent, treasures, expectUntouched } = await makeTreasures();
    await writeFiles(path.join(parent, 'site'), treasure);
    await symlink(treasures, path.join(parent, 'site', 'deep', 'link'));
    await remove(path.join(parent, 'site'));
    expect(await readdir(parent)).toEqual(['treasures']);
    await expectUntouched();
  });
});

describe('removeFolder', () => {
  it('follows no link that takes the place of a folder while it is removed (faults 101)', async () => {
    const parent = await temporaryFolder();
    const photos = path.join(parent, 'site', 'photos');
    const names = Array.from({ length: 8_000 }, (_, index) => `${index}.jpg`);
    mkdirSync(photos, { recursive: true });
    mkdirSync(path.join(parent, 'treasures'));
    for (const name of names) {
      writeFileSync(path.join(photos, name), '');
      linkSync(path.join(photos, name), path.join(parent, 'treasures', name));
    }
    const removing = removeFolder(path.join(parent, 'site'));
    while (readdirSync(photos).length === names.length) await setImmediate();
    renameSync(photos, `${photos}.away`);
    symlinkSync(path.join(parent, 'treasures'), photos);
    expect(readdirSync(`${photos}.away`)).not.toEqual([]);
    await removing;
    expect(readdirSync(parent)).toEqual(['treasures']);
    expect(readdirSync(path.join(parent, 'treasures'))).toHaveLength(names.length);
  });
});

async function makeTreasures() {
  const parent = await temporaryFolder();
  const treasures = path.join(parent, 'treasures');
  await writeFiles(treasures, treasure);
  const expectUntouched = async () => {
    for (const [name, text] of Object.entries(treasure))
      expect(await readFile(path.join(treasures, name), 'utf8')).toBe(text);
    expect(lstatSync(treasures).isDirectory()).toBe(true);
  };
  return { parent, treasures, expectUntouched };
}
