import { execFile } from 'node:child_process';
import { chmod, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { openBundler } from '../../generator/bundle/open-bundler.ts';
import { withoutPrivilege } from '../faults/support/confine.ts';
import { copyProject } from '../support/copy-project.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import type { RunResult } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** A checkout as an image has it: somebody else's, to be read and not to be written. */
describe('a checkout that the user may not write', { timeout: 300_000 }, () => {
  let folder = '';
  let root = '';
  let cache = '';
  let cms: DemoCms;
  let usual: Readonly<Record<string, string>>;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    root = path.join(folder, 'project');
    cache = path.join(root, 'node_modules', '.cache', 'boardwalk');
    await copyProject(root);
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    const bundler = openBundler({ root });
    const place = { endpoint: cms.url, folder: path.join(folder, 'usual') };
    const site = await openTestSite({ ...place, bundler });
    await buildOrFail(site);
    await bundler.close();
    usual = await hashFiles(site.config.outDir);
  });
  afterAll(async () => {
    await cms.close();
    await setWritable(true);
    await removeFolder(folder);
  });

  const setWritable = async (isWritable: boolean): Promise<void> => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const inside = entries.filter((entry) => entry.isDirectory());
    for (const place of [root, ...inside.map((entry) => path.join(entry.parentPath, entry.name))])
      await chmod(place, isWritable ? 0o755 : 0o555);
  };
  const run = (args: readonly string[]) => {
    const script = path.join(root, 'bin', 'boardwalk.mjs');
    const [command = '', ...rest] = withoutPrivilege().wrap([process.execPath, script, ...args]);
    return new Promise<RunResult>((resolve) => {
      const child = execFile(command, rest, { cwd: root }, (_, stdout, stderr) =>
        resolve({ exitCode: child.exitCode, stdout, stderr }),
      );
    });
  };

  it('makes the whole site in another folder, and leaves nothing in the checkout (faults 99)', async () => {
    await setWritable(false);
    const before = await hashFiles(path.join(root, 'node_modules', '.cache'));
    const out = path.join(folder, 'site');
    const where = ['--endpoint', cms.url, '--now', demoNow, '--out', out];
    const { exitCode, stderr } = await run(['generate', '--quiet', ...where]);
    expect(exitCode, stderr).toBe(0);
    expect(stderr).not.toMatch(/bug in Boardwalk|^\s+at /m);
    expect(await hashFiles(out)).toEqual(usual);
    expect(await hashFiles(path.join(root, 'node_modules', '.cache'))).toEqual(before);
    expect((await readdir(path.join(root, 'node_modules'))).filter((name) => name.startsWith('.'))).toEqual([
      '.cache',
    ]);
  });

  it('ends with 6 for an output folder in it, and says what to do (faults 99)', async () => {
    await setWritable(false);
    const { exitCode, stderr } = await run(['generate', '--quiet']);
    expect(exitCode).toBe(6);
    expect(stderr).toContain('choose another folder with --out');
    expect(stderr).not.toMatch(/bug in Boardwalk|^\s+at /m);
  });

  it('ends with 6 where the command line was never started, and says what to do (faults 99)', async () => {
    await setWritable(true);
    const [bundle = ''] = (await readdir(cache)).filter((name) => name.startsWith('cli-'));
    await rename(path.join(cache, bundle), path.join(folder, 'bundle'));
    await setWritable(false);
    const { exitCode, stdout, stderr } = await run(['generate', '--out', path.join(folder, 'site')]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 6, stdout: '' });
    expect(stderr).toMatch(/node_modules.*EACCES/);
    expect(stderr).toContain('once as a user who may write');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
