import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import { expect, it } from 'vitest';
import { findSite } from '../../../generator/publish/is-ours.ts';
import { manifestPath } from '../../../generator/publish/manifest.ts';
import { readManifest } from '../../support/read-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('knows a site with drafts of an earlier version, whose manifest calls them a preview', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, manifestPath);
  await outputFile(file, JSON.stringify({ version: 1, preview: true, headers: {}, files: [] }));
  expect(await findSite(folder)).toEqual({ hasDrafts: true });
  expect(await readManifest(folder)).toEqual({ version: 1, drafts: true, headers: {}, files: [] });
  await writeFile(file, JSON.stringify({ version: 1, headers: {}, files: [] }));
  expect(await findSite(folder)).toEqual({ hasDrafts: false });
  expect(await readManifest(folder)).toEqual({ version: 1, headers: {}, files: [] });
});
