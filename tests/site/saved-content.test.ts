import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashFiles } from '../support/hash-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

describe('generate --save-content and --content', () => {
  let folder: string;
  let content: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    content = path.join(folder, 'content.ndjson');
    const first = path.join(folder, 'first');
    const saved = await runBoardwalk(['generate', '--quiet', '--out', first, '--save-content', content]);
    expect(saved).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });
  afterAll(() => removeFolder(folder));

  it('builds the same site from the saved content, without a CMS', async () => {
    const second = path.join(folder, 'second');
    const loaded = await runBoardwalk(['generate', '--verbose', '--out', second, '--content', content]);
    expect(loaded.exitCode, loaded.stderr).toBe(0);
    expect(loaded.stdout).toContain('Requests  0 ');
    expect(await hashFiles(second)).toEqual(await hashFiles(path.join(folder, 'first')));
  });

  it('exits 2 for a file of another format, and 4 for a damaged one', async () => {
    const out = path.join(folder, 'site');
    const other = path.join(folder, 'other.ndjson');
    await writeFile(other, 'hello');
    expect((await runBoardwalk(['generate', '--out', out, '--content', other])).exitCode).toBe(2);
    const text = await readFile(content, 'utf8');
    await writeFile(other, text.replace('Halyard', 'Halyatd'));
    const damaged = await runBoardwalk(['generate', '--out', out, '--content', other]);
    expect(damaged.exitCode).toBe(4);
    expect(damaged.stderr).toContain(other);
  });
});
