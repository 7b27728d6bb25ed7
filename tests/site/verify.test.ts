import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { hashFiles } from '../support/hash-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('generate --verify', () => {
  it('exits 0 for a site that is what a clean build makes, and 1 naming a file in which one byte was changed', async () => {
    const out = path.join(await temporaryFolder(), 'site');
    await cp(inject('demoSite'), out, { recursive: true });
    expect(await runBoardwalk(['generate', '--verify', '--out', out])).toMatchObject({ exitCode: 0 });

    const file = path.join(out, 'visit/index.html');
    const bytes = await readFile(file);
    bytes[1000] = (bytes[1000] ?? 0) ^ 1;
    await writeFile(file, bytes);
    const before = await hashFiles(out);
    const { exitCode, stderr } = await runBoardwalk(['generate', '--verify', '--out', out]);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('visit/index.html is different');
    expect(stderr).toContain('from byte 1000 on');
    expect(stderr).not.toContain('index.html is missing');
    expect(await hashFiles(out)).toEqual(before);
  });
});
