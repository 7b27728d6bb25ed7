import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFiles } from '../support/hash-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('generate --save-content and --content', () => {
  it('builds the same site from the saved content, without a CMS', async () => {
    const folder = await temporaryFolder();
    const content = path.join(folder, 'content.ndjson');
    const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
    const saved = await runBoardwalk(['generate', '--quiet', '--out', first, '--save-content', content]);
    expect(saved).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    const loaded = await runBoardwalk(['generate', '--verbose', '--out', second, '--content', content]);
    expect(loaded.exitCode).toBe(0);
    expect(loaded.stdout).toContain('Requests  0 ');
    expect(await hashFiles(second)).toEqual(await hashFiles(first));
  });

  it('exits 2 for a file of another format, and 4 for a damaged one', async () => {
    const folder = await temporaryFolder();
    const content = path.join(folder, 'content.ndjson');
    const out = path.join(folder, 'site');
    await writeFile(content, 'hello');
    expect((await runBoardwalk(['generate', '--out', out, '--content', content])).exitCode).toBe(2);
    await runBoardwalk(['generate', '--quiet', '--out', out, '--save-content', content]);
    const text = await readFile(content, 'utf8');
    await writeFile(content, text.replace('Halyard', 'Halyatd'));
    const damaged = await runBoardwalk(['generate', '--out', out, '--content', content]);
    expect(damaged.exitCode).toBe(4);
    expect(damaged.stderr).toContain(content);
  });
});
