import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { copyProject } from '../generator/watch/copy-project.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

/** Notes every page that it sees, and closes what it is told to. */
const settings = (everyPage: readonly string[]) => `
import { appendFileSync } from 'node:fs';

const { SEEN = '', CLOSED = '', CLOSED_WITH = '' } = process.env;

export default {
  siteUrl: 'https://www.halyardpier.example',
  middleware: {
    note: ({ path, template }) => appendFileSync(SEEN, path + ' ' + template + '\\n'),
    close: async ({ path }) => {
      if (path === CLOSED) throw Object.assign(new Error('closed'), JSON.parse(CLOSED_WITH));
    },
  },
  everyPage: ${JSON.stringify(everyPage)},
};
`;

describe('middleware of the settings', { timeout: 120_000 }, () => {
  let folder = '';
  let out = '';
  let seen = '';
  let cms: DemoCms;

  const generate = async (
    everyPage: readonly string[],
    env: Readonly<Record<string, string>> = {},
    root = projectRoot,
  ) => {
    const config = path.join(folder, 'pier.config.ts');
    await writeFile(config, settings(everyPage));
    await writeFile(seen, '');
    const place = ['--endpoint', cms.url, '--now', demoNow, '--out', out, '--config', config];
    return runBoardwalk(['generate', ...place], { SEEN: seen, ...env }, root);
  };
  const seenPages = async () => (await readFile(seen, 'utf8')).split('\n').filter((line) => line !== '');

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    out = path.join(folder, 'site');
    seen = path.join(folder, 'seen.txt');
    cms = await createDemoCms({ store: smallStore() });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
    const { host } = new URL(cms.url);
    await removeFolder(path.join(projectRoot, 'node_modules/.cache/boardwalk', encodeURIComponent(host)));
  });

  it('sees every page once in each build, also where nothing has changed, and lets it pass', async () => {
    for (let build = 0; build < 2; build++) {
      const { exitCode, stderr } = await generate(['note', 'close']);
      expect(exitCode, stderr).toBe(0);
      const pages = await seenPages();
      expect(pages).toEqual(expect.arrayContaining(['/ home', '/visit/ visit', '/404.html error']));
      expect(new Set(pages).size).toBe(pages.length);
    }
  });

  it.each(
    sampleOf(
      [
        ['{"status":451}', 'closed (status 451, template visit)'],
        ['{"statusCode":403}', 'closed (status 403, template visit)'],
        ['{}', 'closed (status 500, template visit)'],
      ],
      1,
    ),
  )(
    'stops the build with the status of what it throws, or 500: %s (behaviours 68)',
    async (thrown, message) => {
      const before = await hashFiles(out);
      const env = { CLOSED: '/visit/', CLOSED_WITH: thrown };
      const { exitCode, stderr } = await generate(['close'], env);
      expect(exitCode).toBe(5);
      expect(stderr).toContain(`Error generating route "/visit/": ${message}`);
      expect(stderr).not.toContain('Error generating route "/"');
      expect(await hashFiles(out)).toEqual(before);
    },
  );

  it('is an error of every page where it is not known, and none of it runs (behaviours 70)', async () => {
    const { exitCode, stderr } = await generate(['note', 'nope']);
    expect(exitCode).toBe(5);
    expect(stderr).toContain(
      'Error generating route "/": Unknown middleware nope (status 500, template home)',
    );
    expect(stderr).toContain('Define it in the setting middleware');
    expect(await seenPages()).toEqual([]);
  });

  it('runs for the pages of a page type that names it, before its validation, which gives 404 (behaviours 68, 70)', async () => {
    const root = path.join(folder, 'project');
    await copyProject(root);
    const file = path.join(root, 'generator/routes/page-types/info-pages.ts');
    const code = await readFile(file, 'utf8');
    const guards = "middleware: ['note'],\n  validate: async ({ path }) => path !== '/contact/',";
    await writeFile(
      file,
      code
        .replace("name: 'contact',", `name: 'contact',\n  ${guards}`)
        .replace("name: 'visit',", "name: 'visit',\n  middleware: ['close', 'gone'],")
        .replace("name: 'revitalization',", `name: 'revitalization',\n  ${guards}`),
    );
    const { exitCode, stderr } = await generate([], {}, root);
    expect(exitCode).toBe(5);
    expect(await seenPages()).toEqual(['/contact/ contact', '/revitalization/ revitalization']);
    expect(stderr).toContain(
      'Error generating route "/contact/": This page could not be found (status 404, template contact)',
    );
    expect(stderr).toContain(
      'Error generating route "/visit/": Unknown middleware gone (status 500, template visit)',
    );
    expect(stderr).not.toContain('"/revitalization/"');
  });
});
