import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadValue, saveValue } from '../../../generator/cache/one-value.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Longer than what is read at once. */
const value = { high: ['次'.repeat(700_000)], low: 'of \u2028 them', none: null };

async function saved(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'new', 'tides.log');
  saveValue('tides', file, value);
  return file;
}

it('one value is given back, and has nothing beside it', async () => {
  const file = await saved();
  expect(loadValue('tides', file)).toEqual(value);
  saveValue('tides', file, 'another');
  expect(loadValue('tides', file)).toBe('another');
  expect(await readdir(path.dirname(file))).toEqual(['tides.log']);
});

it.each<[string, (bytes: Buffer) => Buffer | string]>([
  ['with another letter', (bytes) => bytes.fill('x', bytes.length - 9, bytes.length - 8)],
  ['that was cut', (bytes) => bytes.subarray(0, -10)],
  ['with zeros behind it', (bytes) => Buffer.concat([bytes, Buffer.alloc(100)])],
  ['of another version', (bytes) => bytes.toString('latin1').replace(/"version":\d+/, '"version":1')],
  ['of something else', () => 'something else'],
  ['of nothing', () => ''],
])('a file %s counts as missing, and is replaced', async (_, damage) => {
  const file = await saved();
  await writeFile(file, damage(await readFile(file)));
  expect(loadValue('tides', file)).toBeUndefined();
  expect(loadValue('winds', file)).toBeUndefined();
  saveValue('tides', file, value);
  expect(loadValue('tides', file)).toEqual(value);
});

it('what cannot be written or read does no harm, and leaves nothing', async () => {
  const folder = await temporaryFolder();
  await appendFile(path.join(folder, 'file'), 'in the way');
  await mkdir(path.join(folder, 'folder'));
  for (const name of ['file/tides.log', 'folder', 'missing']) {
    if (name !== 'missing') saveValue('tides', path.join(folder, name), value);
    expect(loadValue('tides', path.join(folder, name))).toBeUndefined();
  }
  expect((await readdir(folder)).sort()).toEqual(['file', 'folder']);
});
