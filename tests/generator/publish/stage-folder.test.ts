import { lstatSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFile } from '../../../generator/publish/list-folder.ts';
import { copyKeepingTime, keepFile } from '../../../generator/publish/stage-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('keepFile', () => {
  it('gives the file a second name', async () => {
    const { from, to } = await makeFile();
    keepFile({ from, to, found: findFile(from) });
    expect(lstatSync(to).ino).toBe(lstatSync(from).ino);
  });

  it('refuses a file that is not as it was found', async () => {
    const { from, to } = await makeFile();
    const found = findFile(from);
    await writeFile(from, 'other');
    expect(() => keepFile({ from, to, found })).toThrow('was changed during the build');
  });
});

describe('copyKeepingTime', () => {
  it('makes a file of its own with the same bytes and time, where there can be no link', async () => {
    const { from, to } = await makeFile();
    copyKeepingTime(from, to);
    expect(await readFile(to, 'utf8')).toBe('photo');
    expect(lstatSync(to).ino).not.toBe(lstatSync(from).ino);
    expect(lstatSync(to).mtime).toEqual(lstatSync(from).mtime);
  });
});

async function makeFile(): Promise<{ readonly from: string; readonly to: string }> {
  const folder = await temporaryFolder();
  const from = path.join(folder, 'photo.jpg');
  await writeFile(from, 'photo');
  await utimes(from, 1_700_000_000.25, 1_700_000_000.25);
  return { from, to: path.join(folder, 'kept.jpg') };
}
