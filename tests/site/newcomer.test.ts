import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../generator/watch/copy-project.ts';
import { readDocument } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { expectTour, isThere } from './newcomer/expect-tour.ts';
import { filesNamedBy, filesToChange } from './newcomer/named-files.ts';
import { steps } from './newcomer/steps.ts';
import { takeSteps } from './newcomer/take-steps.ts';

// A bound for a hanging run, not a measure: the type checker and the build each take all processors.
const patienceMs = 600_000;

const run = promisify(execFile);
const sections = [...new Set(steps.map(({ section }) => section))];
describe('a newcomer who follows CONTRIBUTING', () => {
  let folder = '';
  let copy = '';

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    copy = path.join(folder, 'project');
    await copyProject(copy, ['tests', 'tools', 'docs', 'CONTRIBUTING.md', 'README.md', 'vitest.config.ts']);
    await takeSteps(copy, steps);
    await run(process.execPath, ['tools/run.mjs', 'generate-types'], { cwd: copy });
  }, patienceMs);
  afterAll(() => removeFolder(folder));

  it.each(sections)('finds every file in "%s", in the order of the steps', async (section) => {
    const files = steps.filter((step) => step.section === section).map(({ file }) => file);
    expect(await filesToChange(section)).toEqual(files);
  });

  it('adds 8 files and changes 15', async () => {
    const files = [...new Set(steps.map(({ file }) => file))];
    const known = await Promise.all(files.map((file) => isThere(path.join(projectRoot, file))));
    expect({
      added: known.filter((one) => !one).length,
      changed: known.filter((one) => one).length,
    }).toEqual({ added: 8, changed: 15 });
  });

  it('has every file that the document names', async () => {
    const named = filesNamedBy(await readDocument('CONTRIBUTING.md'));
    const missing = [];
    for (const file of named) if (!(await isThere(path.join(copy, file)))) missing.push(file);
    expect(missing).toEqual([]);
  });

  it(
    'has code that compiles, tests included',
    async () => {
      const checked = run(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: copy });
      const said = await checked.then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
      expect(said).toBe('');
    },
    patienceMs,
  );

  it(
    'publishes a page of the new kind with its title, its block and its island',
    async () => {
      const out = path.join(folder, 'demo-site');
      const { exitCode, stderr } = await runBoardwalk(['generate', '--out', out], {}, copy);
      expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
      await expectTour(out);
    },
    patienceMs,
  );

  it(
    'sees the setting, an edit of the new kind in the poll of a watch, and its drafts',
    async () => {
      const module = pathToFileURL(path.join(copy, 'tests/site/newcomer/in-copy.ts')).href;
      const inCopy: typeof import('./newcomer/in-copy.ts') = await import(module);
      const builds = await inCopy.buildTours(path.join(folder, 'tours'), { tourCopyLink: 'Share this tour' });
      const island = (html: string) => textOf(queryHtml(html).having('data-island', 'copy-link')[0]);
      const title = (html: string) => textOf(queryHtml(html).all('h1')[0]);
      expect(island(builds.page)).toBe('Share this tour');
      expect(builds.polls).toEqual([false, true]);
      expect(title(builds.editedPage)).toBe('Over the Rails');
      expect(title(builds.draft)).toBe('The Night Watch');
    },
    patienceMs,
  );
});
