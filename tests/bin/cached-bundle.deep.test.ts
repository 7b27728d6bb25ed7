import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/copy-project.ts';
import { hashFiles } from '../support/hash-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { bundleDamages, damageBundle } from './bundle-damages.ts';

describe('the bundle of the command line', { timeout: 300_000 }, () => {
  let root = '';
  let bundle = '';
  beforeAll(async () => {
    root = await makeTemporaryFolder();
    await copyProject(root);
    expect(await runBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
    const cache = path.join(root, 'node_modules', '.cache', 'boardwalk');
    const [name = ''] = (await readdir(cache)).filter((found) => found.startsWith('cli-'));
    bundle = path.join(cache, name);
  });
  afterAll(() => removeFolder(root));

  it.each(bundleDamages)(
    'is made again when it has $what, and leaves nothing beside it (faults 107)',
    async (damage) => {
      const before = await hashFiles(bundle);
      await damageBundle(bundle, damage);
      expect(await runBoardwalk(['generate', '--help'], {}, root)).toMatchObject({ exitCode: 0, stderr: '' });
      expect(await hashFiles(bundle)).toEqual(before);
      expect((await readdir(path.dirname(bundle))).filter((name) => name.startsWith('cli-'))).toEqual([
        path.basename(bundle),
      ]);
    },
  );

  it('is another one after an edit that keeps the size and the time of a file', async () => {
    const file = path.join(root, 'bin', 'cli.ts');
    // As images and archives have it.
    const moment = new Date('2026-01-01T00:00:00Z');
    const versionAs = async (version: string): Promise<string> => {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/version\('0\.1\.\d'\)/, `version('${version}')`));
      await utimes(file, moment, moment);
      return (await runBoardwalk(['--version'], {}, root)).stdout;
    };
    expect(await versionAs('0.1.0')).toBe('0.1.0\n');
    expect(await versionAs('0.1.9')).toBe('0.1.9\n');
  });

  it('is the same one when files have other times, as in another checkout', async () => {
    const cache = path.dirname(bundle);
    await runBoardwalk(['--help'], {}, root);
    const before = await readdir(cache);
    const moment = new Date('2020-01-01T00:00:00Z');
    for (const name of ['cli.ts', 'open-source.ts'])
      await utimes(path.join(root, 'bin', name), moment, moment);
    expect(await runBoardwalk(['--help'], {}, root)).toMatchObject({ exitCode: 0 });
    expect(await readdir(cache)).toEqual(before);
  });
});
