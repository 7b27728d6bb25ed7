import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore } from '../../demo/store.ts';
import { copyProject } from '../support/copy-project.ts';
import { atStart, editSource } from '../support/edit-source.ts';
import { hashFiles } from '../support/hash-files.ts';
import { publish } from '../support/publish.ts';
import type { RunResult } from '../support/run-boardwalk.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const postPage = 'templates/pages/NewsPostPage.tsx';
const timeLimit = 'generator/pages/time-limit.ts';
const piles = createStore().entries.filter(({ kind, title }) => kind === 'post' && title.startsWith('Pile '));

describe('templates that fail', () => {
  let folder = '';
  let root = '';
  let out = '';

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    root = path.join(folder, 'project');
    out = path.join(folder, 'site');
    await copyProject(root);
    const home = { path: 'index.html', class: 'page', contents: 'the site' } as const;
    await publish({ outDir: out, root, files: [home] });
  });
  afterAll(() => removeFolder(folder));

  /** Builds, and sees that the site in the folder stays. */
  const generate = async (): Promise<RunResult> => {
    const before = await hashFiles(out);
    const result = await spawnBoardwalk(['generate', '--quiet', '--out', out], {}, root);
    expect(await hashFiles(out)).toEqual(before);
    expect(result.stderr).toContain('Nothing was published: the previous site is unchanged.');
    return result;
  };

  it('exit 5 and name a page that never ends when its time is over (faults 117)', async () => {
    await editSource(path.join(root, timeLimit), (text) => text.replace('60_000', '3_000'));
    await editSource(
      path.join(root, postPage),
      atStart('NewsPostPage', `if (arguments[0].title === '${piles[0]?.title}') for (;;);`),
    );
    const { exitCode, stderr } = await generate();
    expect(exitCode).toBe(5);
    expect(stderr).toContain(
      `Error generating route "/news/p/${piles[0]?.slug}/": Rendering took longer than 3 s and was stopped`,
    );
    expect(stderr.match(/Error generating route/g)).toHaveLength(1);
  });
});
