import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('generate --verify', () => {
  it('exits 0 for a site that is what a clean build makes, and 1 naming a file in which one byte was changed in secret', async () => {
    const cms = await createDemoCms({ store: smallStore() });
    onTestFinished(cms.close);
    const { host } = new URL(cms.url);
    const cache = path.join(projectRoot, 'node_modules/.cache/boardwalk', encodeURIComponent(host));
    const out = path.join(await temporaryFolder(), 'site');
    const generate = (...flags: readonly string[]) =>
      runBoardwalk([
        ...['generate', '--endpoint', cms.url, '--now', '2026-06-13T14:00:00Z', '--out', out],
        ...flags,
      ]);
    expect(await generate()).toMatchObject({ exitCode: 0 });
    expect(await generate('--verify')).toMatchObject({ exitCode: 0 });

    const file = path.join(out, 'visit/index.html');
    const { atime, mtime } = await stat(file);
    const bytes = await readFile(file);
    bytes[1000] = (bytes[1000] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await utimes(file, atime, mtime);
    const before = await hashFiles(out);
    // A build goes by size and time, and sees nothing.
    expect((await generate()).stdout).toContain('0 files written');
    const cached = await listFiles(cache);
    const { exitCode, stderr } = await generate('--verify');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('visit/index.html is different');
    expect(stderr).toContain('from byte 1000 on');
    expect(stderr).not.toContain('index.html is missing');
    expect(await hashFiles(out)).toEqual(before);
    expect(await listFiles(cache)).toEqual(cached);
  });
});
