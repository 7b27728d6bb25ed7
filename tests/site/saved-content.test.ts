import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { hashFiles } from '../support/hash-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

describe('generate --save-content and --content', () => {
  let folder: string;
  let content: string;
  let endpoint: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    content = path.join(folder, 'content.ndjson');
    const first = path.join(folder, 'first');
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    endpoint = cms.url;
    const from = ['--endpoint', endpoint, '--now', demoNow, '--save-content', content];
    const saved = await runBoardwalk(['generate', '--quiet', '--out', first, ...from]);
    // From here on there is no CMS.
    await cms.close();
    expect(saved).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });
  afterAll(async () => {
    await removeFolder(folder);
    await removeFolder(cacheOf(projectRoot, endpoint));
  });

  it('builds the same site from the saved content, without a CMS', async () => {
    const second = path.join(folder, 'second');
    const from = ['--endpoint', endpoint, '--now', demoNow, '--content', content];
    const loaded = await runBoardwalk(['generate', '--verbose', '--out', second, ...from]);
    expect(loaded.exitCode, loaded.stderr).toBe(0);
    expect(loaded.stdout).toContain('Requests  0 ');
    expect(await hashFiles(second)).toEqual(await hashFiles(path.join(folder, 'first')));
  });

  it('makes no page again while the file and all else stay the same', async () => {
    const third = path.join(folder, 'third');
    const from = ['--endpoint', endpoint, '--now', demoNow, '--content', content];
    const json = path.join(folder, 'report.json');
    const build = () => runBoardwalk(['generate', '--quiet', '--json', json, '--out', third, ...from]);
    expect((await build()).exitCode).toBe(0);
    await removeFolder(path.join(third, 'visit'));
    expect((await build()).exitCode).toBe(0);
    expect(JSON.parse(await readFile(json, 'utf8')).rebuilt).toMatchObject({
      made: 1,
      rendered: 1,
      written: 1,
    });
    expect((await build()).exitCode).toBe(0);
    expect(JSON.parse(await readFile(json, 'utf8')).rebuilt).toMatchObject({ made: 0, written: 0 });
    expect(await hashFiles(third)).toEqual(await hashFiles(path.join(folder, 'first')));
  });

  it('exits 2 for a file of another format, and 4 for a damaged one', async () => {
    const out = path.join(folder, 'site');
    const other = path.join(folder, 'other.ndjson');
    await writeFile(other, 'hello');
    expect((await runBoardwalk(['generate', '--out', out, '--content', other])).exitCode).toBe(2);
    const text = await readFile(content, 'latin1');
    await writeFile(other, text.replace('Halyard', 'Halyatd'), 'latin1');
    const damaged = await runBoardwalk(['generate', '--out', out, '--content', other]);
    expect(damaged.exitCode).toBe(4);
    expect(damaged.stderr).toContain(other);
  });
});
