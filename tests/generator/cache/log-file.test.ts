import { readlinkSync } from 'node:fs';
import { readdir, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openLogFile } from '../../../generator/cache/log-file.ts';
import { openCollector } from '../../support/garbage.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function made() {
  const name = path.join(await temporaryFolder(), 'new', 'a.log');
  return { name, file: openLogFile(name, name) };
}

it('gives back at each place what was written there, in any order', async () => {
  const { name, file } = await made();
  const texts = ['次の船 🚢', '', 'a', 'x’'.repeat(400_000), 'last'];
  const places: number[] = [];
  let end = 0;
  for (const text of texts) {
    places.push(end);
    file.write(Buffer.from(text), end);
    end += Buffer.byteLength(text);
  }
  for (const { read } of [file, openLogFile(name)])
    for (const index of [4, 0, 3, 1, 2]) {
      const text = texts[index] ?? '';
      expect(read(places[index] ?? 0, Buffer.byteLength(text)).toString()).toBe(text);
    }
});

it('is read when it was removed, and gives what is there when it was cut off', async () => {
  const { name, file } = await made();
  file.write(Buffer.from('the keepers’ log'), 0);
  const opened = openLogFile(name);
  await truncate(name, 11);
  await rm(name);
  expect(opened.size).toBe(18);
  expect(opened.read(4, 14).toString()).toBe('keepers');
  expect(opened.read(12, 6).length).toBe(0);
});

it('is never written over another file', async () => {
  const { name } = await made();
  expect(() => openLogFile(name, name)).toThrow(/EEXIST/);
});

it.runIf(process.platform === 'linux')('is closed when nothing refers to it any more', async () => {
  const { name } = await made();
  const collectGarbage = openCollector();
  for (let count = 0; count < 20; count += 1) openLogFile(name);
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
