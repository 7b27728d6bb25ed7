import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { packTypes, unpackTypes } from '../../bin/packed-sources.mjs';
import { makeProject, writeFiles } from '../support/make-project.ts';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts';

it('types are unpacked whole and once; where their file is damaged, the command goes on and says so', async () => {
  const checkout = await makeProject({ 'types/extend/index.d.ts': 'export type A = 1;\n' });
  packTypes(checkout);
  const packed = await readFile(path.join(checkout, 'bundle/types.json.gz'));
  const root = await temporaryFolder();
  onTestFinished(() => removeFolder(root));
  await writeFiles(root, { 'bundle/types.json.gz': packed.subarray(0, 20) });
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => told.mockRestore());
  unpackTypes(root);
  expect(told.mock.calls.join('')).toContain('cannot be unpacked: Z_BUF_ERROR');
  expect(await readdir(root)).toEqual(['bundle']);

  await writeFile(path.join(root, 'bundle/types.json.gz'), packed);
  unpackTypes(root);
  const file = path.join(root, 'types/extend/index.d.ts');
  expect(await readFile(file, 'utf8')).toBe('export type A = 1;\n');
  await writeFile(file, 'of the editor');
  unpackTypes(root);
  expect(await readFile(file, 'utf8')).toBe('of the editor');
  expect(await readdir(root)).toEqual(['bundle', 'types']);
  expect(told).toHaveBeenCalledTimes(1);
});
