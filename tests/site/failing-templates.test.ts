import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from '../../demo/store.ts';
import { copyProject } from '../generator/watch/copy-project.ts';
import { emptyManifest } from '../support/empty-manifest.ts';
import { hashFiles } from '../support/hash-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { type RunResult, runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const postPage = 'templates/pages/NewsPostPage.tsx';
const homePage = 'templates/pages/HomePage.tsx';
const timeLimit = 'generator/pages/time-limit.ts';
const piles = createStore().entries.filter(({ kind, title }) => kind === 'post' && title.startsWith('Pile '));

describe('templates that fail', { timeout: 180_000 }, () => {
  let folder = '';
  let root = '';
  let out = '';

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    root = path.join(folder, 'project');
    out = path.join(folder, 'site');
    await copyProject(root);
    await writeFiles(out, { '_boardwalk/manifest.json': emptyManifest, 'index.html': 'the site' });
  });
  afterAll(() => removeFolder(folder));

  /** Edits a file until the test has ended. */
  const edit = async (name: string, change: (text: string) => string): Promise<void> => {
    const file = path.join(root, name);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} is not as it was thought to be`);
    await writeFile(file, after);
    onTestFinished(() => writeFile(file, before));
  };

  /** Builds, and sees that the site in the folder stays. */
  const generate = async (): Promise<RunResult> => {
    const before = await hashFiles(out);
    const result = await runBoardwalk(['generate', '--quiet', '--out', out], {}, root);
    expect(await hashFiles(out)).toEqual(before);
    expect(result.stderr).toContain('Nothing was published: the previous site is unchanged.');
    return result;
  };

  it('exit 5 and list every page that fails, with its entry and its components (faults 115)', async () => {
    await edit(postPage, throwAtStart('NewsPostPage', "arguments[0].title.startsWith('Pile ')"));
    await edit(homePage, throwAtStart('HomePage', 'true'));
    const { exitCode, stderr } = await generate();
    expect(exitCode).toBe(5);
    expect(piles.length).toBeGreaterThan(2);
    for (const { slug, id, title } of piles) {
      expect(stderr).toMatch(
        new RegExp(
          `Error generating route "/news/p/${slug}/": ${postPage}:\\d+:\\d+: out of ink, in NewsPostPage < Layout.*\\n.*in post ${id} "${title}"`,
        ),
      );
    }
    expect(stderr).toMatch(
      /Error generating route "\/": templates\/pages\/HomePage\.tsx:\d+:\d+: out of ink, in HomePage/,
    );
    expect(stderr.match(/Error generating route/g)).toHaveLength(piles.length + 1);
  });

  it('exit 5 and name what throws or waits, inside <Suspense> or not (faults 116)', async () => {
    const parts = [
      '<Suspense fallback="…"><Broken /></Suspense>',
      '<Suspense><Promising /></Suspense>',
      '<Waiting />',
    ];
    await edit(postPage, (text) => {
      const cases = parts.map((part, index) => `case '${piles[index]?.title}': return ${part};`);
      return `import { Suspense, use } from 'react';
${atStart('NewsPostPage', `switch (arguments[0].title) { ${cases.join(' ')} }`)(text)}
function Broken() { throw new Error('out of paper'); }
function Promising() { throw Promise.resolve('late'); }
function Waiting() { return use(new Promise(() => undefined)); }
`;
    });
    const { exitCode, stderr } = await generate();
    expect(exitCode).toBe(5);
    const waits = 'it waits for data, and pages are rendered at once';
    const told = [
      `${postPage}:\\d+:\\d+: out of paper, in Broken`,
      `${waits}, in Promising`,
      `${waits}, in Waiting`,
    ];
    for (const [index, message] of told.entries()) {
      expect(stderr).toMatch(
        new RegExp(
          `Error generating route "/news/p/${piles[index]?.slug}/": (${postPage}:\\d+:\\d+: )?${message} < NewsPostPage`,
        ),
      );
    }
    expect(stderr.match(/Error generating route/g)).toHaveLength(told.length);
  });

  it('exit 5 and name a page that never ends when its time is over (faults 117)', async () => {
    await edit(timeLimit, (text) => text.replace('60_000', '3_000'));
    await edit(
      postPage,
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

/** Puts a statement at the start of a component. */
function atStart(component: string, statement: string): (text: string) => string {
  return (text) =>
    text.replace(new RegExp(`export function ${component}\\([^)]*\\): ReactNode \\{`), `$&\n  ${statement}`);
}

function throwAtStart(component: string, condition: string): (text: string) => string {
  return atStart(component, `if (${condition}) throw new Error('out of ink');`);
}
