import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../bin/exit-codes.ts';
import { demoAuthorization } from '../../demo/answers/editor.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { build } from '../../generator/build.ts';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { depth } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { openTestSite, type TestSiteOptions } from '../support/test-site.ts';
import { withoutRetries } from '../support/without-retries.ts';

/** Files that lie elsewhere, some at paths that the site has too. */
const treasure = {
  'thesis.txt': 'ten years of work',
  'index.html': 'my own page',
  'visit/index.html': 'my own visit',
  '_assets/photo.jpg': 'my own photo',
};

const leadsToTreasure = ['previous', 'staging-x', 'staging-1', 'lock', 'lock.999999999'];

describe('links to treasures beside the site', { timeout: 600_000 }, () => {
  let folder = '';
  let beside = '';
  let treasures = '';
  let untouched: Readonly<Record<string, string>>;
  let cms: DemoCms;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    beside = path.join(folder, 'beside');
    treasures = path.join(folder, 'treasures');
    await mkdir(beside);
    await writeFiles(treasures, treasure);
    untouched = await hashFiles(treasures);
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
    await removeFolder(cacheOf(projectRoot, cms.url));
  });

  const argsOf = (name: string): string[] => [
    ...['generate', '--quiet', '--endpoint', cms.url, '--now', demoNow],
    ...['--out', path.join(beside, name)],
  ];
  /** Builds in this process. Resolves to what the command line would exit with. */
  const buildHere = async (name: string, options: Partial<TestSiteOptions> = {}): Promise<number> => {
    const site = await openTestSite({ endpoint: cms.url, folder, out: path.join(beside, name), ...options });
    const { failure } = await build(site);
    return failure === undefined ? 0 : exitCodeOf(failure.kind);
  };
  const editPost = (): void => {
    editEntry(cms.store, findEntry(cms.store, 'page', 'visit').id, { title: `Pile ${cms.store.edits}` });
  };
  const layLinks = async (name: string): Promise<void> => {
    for (const suffix of leadsToTreasure)
      await symlink(treasures, path.join(beside, `.${name}.${suffix}`)).catch(unlessThere);
  };
  const generate = async (args: readonly string[]): Promise<number | null> =>
    (await runBoardwalk(args)).exitCode;

  const kinds: readonly Kind[] = [
    {
      name: 'a clean build',
      run: async (out) => {
        await rm(path.join(beside, out), { recursive: true, force: true });
        await rm(path.join(folder, 'cache'), { recursive: true, force: true });
        return buildHere(out);
      },
    },
    {
      name: 'a rebuild',
      run: async (out) => {
        await buildHere(out);
        await layLinks(out);
        editPost();
        return buildHere(out);
      },
    },
    {
      name: 'a build when nothing changed',
      run: async (out) => {
        await buildHere(out);
        await layLinks(out);
        return buildHere(out);
      },
    },
    { name: 'a build with --fresh', run: (out) => buildHere(out, { isFresh: true }) },
    // It writes nothing: the links stay.
    {
      name: 'a comparison',
      leaves: leadsToTreasure,
      run: async (out) => {
        await buildHere(out);
        await layLinks(out);
        return generate([...argsOf(out), '--verify']);
      },
    },
    {
      name: 'a build that fails',
      ends: [3],
      run: (out) => buildHere(out, { endpoint: 'http://127.0.0.1:1/graphql', settings: withoutRetries }),
    },
    {
      name: 'a preview of drafts',
      out: 'drafts',
      run: (out) => {
        editPost();
        return buildHere(out, { hasDrafts: true, authorization: demoAuthorization });
      },
    },
    {
      name: 'a build that is killed',
      ends: [null, 0],
      leaves: null,
      run: async (out, round) => {
        editPost();
        const build = startBoardwalk(argsOf(out));
        await Promise.race([build.ended, setTimeout(200 + ((round * 331) % 1500))]);
        build.kill('SIGKILL');
        const { end } = await build.ended;
        return typeof end === 'number' ? end : null;
      },
    },
    {
      name: 'a build while links are laid again and again',
      ends: [0, 6],
      leaves: null,
      run: async (out) => {
        editPost();
        let isDone = false;
        const laying = (async () => {
          while (!isDone) {
            await layLinks(out);
            await setTimeout(1);
          }
        })();
        const exitCode = await generate([...argsOf(out), '--wait']);
        isDone = true;
        await laying;
        return exitCode;
      },
    },
  ];

  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    'are untouched by %s (faults 101)',
    async (_, { run, ends = [0], leaves = [], out = 'site' }) => {
      for (let round = 0; round < depth.linkRounds; round += 1) {
        await layLinks(out);
        expect(ends).toContain(await run(out, round));
        expect(await hashFiles(treasures)).toEqual(untouched);
        const left = (await readdir(beside)).filter((name) => name.startsWith(`.${out}.`));
        if (leaves !== null) expect(left).toEqual(leaves.map((suffix) => `.${out}.${suffix}`).sort());
      }
    },
  );
});

interface Kind {
  readonly name: string;
  /** The exit code of a round; null for a process that was killed. */
  readonly run: (out: string, round: number) => Promise<number | null>;
  readonly ends?: readonly (number | null)[];
  /** The links that are there afterwards: none by default; null is not looked at. */
  readonly leaves?: readonly string[] | null;
  readonly out?: string;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
