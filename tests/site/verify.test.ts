import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { verify } from '../../generator/verify/verify.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

describe('a verification', () => {
  it('finds nothing in a site that is what a clean build makes, and names a file in which one byte was changed in secret', async () => {
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    onTestFinished(cms.close);
    const folder = await temporaryFolder();
    // Each as another process opens it.
    const open = () => openTestSite({ endpoint: cms.url, folder });
    const { outDir, cacheDir } = (await open()).config;
    await buildOrFail(await open());
    expect(await verify(await open())).toMatchObject({ differences: [], doubted: { wrong: [] } });

    const file = path.join(outDir, 'visit/index.html');
    const { atime, mtime } = await stat(file);
    const bytes = await readFile(file);
    bytes[1000] = (bytes[1000] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await utimes(file, atime, mtime);
    const before = await hashFiles(outDir);
    // A build goes by size and time, and sees nothing.
    expect([...(await buildOrFail(await open())).changed]).toEqual([]);
    const cached = await listFiles(cacheDir);
    const { differences, failure } = await verify(await open());
    expect(failure).toBeUndefined();
    expect(differences).toMatchObject([
      { path: 'visit/index.html', cause: 'different', detail: expect.stringContaining('from byte 1000 on') },
    ]);
    expect(await hashFiles(outDir)).toEqual(before);
    expect(await listFiles(cacheDir)).toEqual(cached);
  });
});
