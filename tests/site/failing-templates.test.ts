import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFailure } from '../../bin/report/failure.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { build } from '../../generator/build.ts';
import { openBundler } from '../../generator/bundle/open-bundler.ts';
import { copyProject } from '../support/copy-project.ts';
import { atStart, type Change, editSource } from '../support/edit-source.ts';
import { hashFiles } from '../support/hash-files.ts';
import { publish } from '../support/publish.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';

const postPage = 'templates/pages/NewsPostPage.tsx';
const homePage = 'templates/pages/HomePage.tsx';

const store = smallStore();
const posts = store.entries.filter(
  ({ kind, status, password }) => kind === 'post' && status === 'publish' && password === '',
);
const [inSuspense, promising, waiting, ...broken] = posts.slice(0, 6);

describe('templates that fail', () => {
  let folder = '';
  let exitCode = 0;
  let stderr = '';

  /** One build of a copy in which pages fail in all ways. */
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    const root = path.join(folder, 'project');
    await copyProject(root);
    const edit = (name: string, change: Change) => editSource(path.join(root, name), change);
    const cases = [
      `case '${inSuspense?.title}': return <Suspense fallback="…"><Broken /></Suspense>;`,
      `case '${promising?.title}': return <Suspense><Promising /></Suspense>;`,
      `case '${waiting?.title}': return <Waiting />;`,
      ...broken.map(({ title }) => `case '${title}': throw new Error('out of ink');`),
    ];
    await edit(homePage, atStart('HomePage', "throw new Error('out of ink');"));
    await edit(
      postPage,
      (text) => `import { Suspense, use } from 'react';
${atStart('NewsPostPage', `switch (arguments[0].title) { ${cases.join(' ')} }`)(text)}
function Broken() { throw new Error('out of paper'); }
function Promising() { throw Promise.resolve('late'); }
function Waiting() { return use(new Promise(() => undefined)); }
`,
    );
    const bundler = openBundler({ root });
    const cms = await createDemoCms({ store });
    const site = await openTestSite({ endpoint: cms.url, folder, bundler });
    const home = { path: 'index.html', class: 'page', contents: 'the site' } as const;
    await publish({ outDir: site.config.outDir, root, files: [home] });
    const before = await hashFiles(site.config.outDir);
    const { failure } = await build(site);
    await bundler.close();
    await cms.close();
    expect(await hashFiles(site.config.outDir)).toEqual(before);
    const described = describeFailure(failure);
    exitCode = described.exitCode;
    stderr = described.lines.join('\n');
    expect(stderr).toContain('Nothing was published: the previous site is unchanged.');
  });
  afterAll(() => removeFolder(folder));

  it('exit 5 and list every page that fails, with its entry and its components (faults 115)', () => {
    expect(exitCode).toBe(5);
    expect(broken).toHaveLength(3);
    for (const { slug, id, title } of broken) {
      expect(stderr).toMatch(
        new RegExp(
          `Error generating route "/news/p/${slug}/": ${postPage}:\\d+:\\d+: out of ink, in NewsPostPage < Layout.*\\n.*in post ${id} "${title}"`,
        ),
      );
    }
    expect(stderr).toMatch(
      /Error generating route "\/": templates\/pages\/HomePage\.tsx:\d+:\d+: out of ink, in HomePage/,
    );
    expect(stderr.match(/Error generating route/g)).toHaveLength(3 + broken.length + 1);
  });

  it('name what throws or waits, inside <Suspense> or not (faults 116)', () => {
    const waits = 'it waits for data, and pages are rendered at once';
    const told = [
      [inSuspense, `${postPage}:\\d+:\\d+: out of paper, in Broken`],
      [promising, `${waits}, in Promising`],
      [waiting, `${waits}, in Waiting`],
    ] as const;
    for (const [post, message] of told) {
      expect(stderr).toMatch(
        new RegExp(
          `Error generating route "/news/p/${post?.slug}/": (${postPage}:\\d+:\\d+: )?${message} < NewsPostPage`,
        ),
      );
    }
  });
});
