import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { openFolderStore } from '../../../generator/store/folder-store.ts';
import { keysOfSecret } from '../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../generator/store/work-store.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';
import { storeSecret } from '../../support/work-store/poisons.ts';

const nameOf = (inputs: string) => `picture/${sha256(inputs)}`;
const name = nameOf('inputs');

const open = (folder: string) =>
  openWorkStore({ raw: openFolderStore(folder), keys: keysOfSecret(storeSecret), deadlineMs: 20_000 });

describe('a work store in a folder', () => {
  it('keeps the first of many values that are written at the same time (faults 180)', async () => {
    const folder = path.join(await temporaryFolder(), 'work');
    const values = Array.from({ length: 20 }, (_, index) => Buffer.alloc(100_000, index));
    const raws = values.map(() => openFolderStore(folder));
    const results = await Promise.all(values.map((value, index) => raws[index]?.write(name, value)));
    const first = results.indexOf('written');
    expect(results.filter((result) => result === 'written')).toHaveLength(1);
    expect(await readFile(path.join(folder, name))).toEqual(values[first]);
    expect(await readdir(path.join(folder, 'picture'))).toEqual([path.basename(name)]);
  });

  it('leaves a value that somebody else has put in the place of a refused one', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'picture'));
    await writeFile(path.join(folder, name), 'poison');
    const [one, two] = [open(folder), open(folder)];
    await Promise.all([one.load(name), two.load(name)]);
    await one.save(name, Buffer.from('good'));
    await two.save(name, Buffer.from('too late'));
    expect(await open(folder).load(name)).toEqual(Buffer.from('good'));
  });

  it('writes nothing through a link in the place of its folder (faults 177)', async () => {
    const folder = await temporaryFolder();
    const elsewhere = await temporaryFolder();
    await symlink(elsewhere, path.join(folder, 'picture'));
    const store = open(folder);
    await store.save(name, Buffer.from('a picture'));
    expect(await readdir(elsewhere)).toEqual([]);
    expect(store.failure()).toMatchObject({ kind: 'denied', message: 'picture is a link' });
  });

  it('removes what killed processes left, after a day', async () => {
    const folder = await temporaryFolder();
    const left = path.join(folder, `${name}.01234567-89ab-4cde-8f01-23456789abcd`);
    const other = path.join(folder, 'picture', 'notes.txt');
    await mkdir(path.dirname(left));
    for (const file of [left, other]) await writeFile(file, 'half');
    await open(folder).save(nameOf('first'), Buffer.from('value'));
    expect(await readdir(path.join(folder, 'picture'))).toHaveLength(3);
    const yesterday = Date.now() / 1000 - 25 * 3600;
    for (const file of [left, other]) await utimes(file, yesterday, yesterday);
    await open(folder).save(nameOf('second'), Buffer.from('value'));
    const names = [nameOf('first'), nameOf('second')].map((stored) => path.basename(stored));
    expect((await readdir(path.join(folder, 'picture'))).sort()).toEqual([...names, 'notes.txt'].sort());
  });

  it('never shows half a value of a killed process (faults 181)', async () => {
    const temporary = await temporaryFolder();
    const folder = path.join(temporary, 'work');
    const outfile = path.join(temporary, 'write-values.cjs');
    const entry = path.join(import.meta.dirname, 'support/write-values.ts');
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'cjs' });
    for (let round = 0; round < 3; round += 1) {
      const writer = spawn(process.execPath, [outfile, folder, storeSecret], { stdio: 'ignore' });
      const seen = (await wholeIn(folder)).length;
      await until(async () => (await wholeIn(folder)).length > seen + 3);
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    const store = open(folder);
    const whole = await wholeIn(folder);
    expect(whole.length).toBeGreaterThan(9);
    for (const file of whole) expect((await store.load(`picture/${file}`))?.length).toBe(3_000_000);
    expect(store.takeProblems()).toEqual([]);
  });

  it('refuses names of other forms as a bug', async () => {
    const store = open(await temporaryFolder());
    for (const bad of ['picture/../../etc/passwd', `${name}/x`, 'picture', `Picture/${sha256('')}`, ''])
      await expect(store.load(bad), bad).rejects.toThrow('has no values with the name');
  });
});

/** The values of a store that have their name. */
async function wholeIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(path.join(folder, 'picture')).catch(() => []);
  return files.filter((file) => /^[0-9a-f]{64}$/.test(file));
}
