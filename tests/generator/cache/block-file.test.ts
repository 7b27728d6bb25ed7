import { readlinkSync } from 'node:fs';
import { readdir, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createBlockFile, openBlockFile } from '../../../generator/cache/block-file.ts';
import { openCollector } from '../../support/garbage.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function made() {
  const name = path.join(await temporaryFolder(), 'crawl', 'a.blocks');
  return { name, file: createBlockFile(name) };
}

it('gives back at each place what was written there, in any order', async () => {
  const { name, file } = await made();
  const texts = ['次の船 🚢', '', 'a', 'x’'.repeat(200_000), 'last'];
  const places = texts.map((text) => file.append(Buffer.from(text)));
  for (const { read } of [file, openBlockFile(name)])
    for (const index of [4, 0, 3, 1, 2]) {
      const text = texts[index] ?? '';
      expect(read(places[index] ?? 0, Buffer.byteLength(text)).toString()).toBe(text);
    }
});

it('is read when it was removed, and gives what is there when it was cut off', async () => {
  const { name, file } = await made();
  file.append(Buffer.from('the keepers’ log'));
  const opened = openBlockFile(name);
  await truncate(name, 11);
  await rm(name);
  expect(opened.size).toBe(18);
  expect(opened.read(4, 14).toString()).toBe('keepers');
  expect(opened.read(12, 6).length).toBe(0);
});

it('is never written over another file', async () => {
  const { name } = await made();
  expect(() => createBlockFile(name)).toThrow(/EEXIST/);
});

it.runIf(process.platform === 'linux')('is closed when nothing refers to it any more', async () => {
  const { name } = await made();
  const collectGarbage = openCollector();
  for (let count = 0; count < 20; count += 1) openBlockFile(name);
  await expect
    .poll(async () => {
      collectGarbage();
      return countOpen(name);
    })
    .toBe(0);
});

/** Counts the open handles of this process for the file. */
async function countOpen(name: string): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  return descriptors.filter((descriptor) => targetOf(descriptor) === name).length;
}

/** Undefined for one that was closed since it was listed. */
function targetOf(descriptor: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}
