import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';
import { importDemo } from '../../tools/demo-wordpress/import-demo.ts';
import { smallStore } from '../support/random-edits.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { projectFolder } from './server/packages.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { reportedSite, saveLater, startReports } from './support/reports.ts';

interface EntryStatus {
  readonly state: string;
  readonly path: string;
  readonly url: string;
  readonly problems: readonly { readonly message: string; readonly field: string; readonly hint: string }[];
}

// The site is built from the demo's own CMS, and reported to a WordPress with the same entries.
describe('what a real build reports to the real plugin', { timeout: 240_000 }, () => {
  const store: DemoStore = smallStore({ posts: 3 });
  const wordpress = openWordpress();
  let cms: DemoCms;
  let folder: string;
  let authorization: string;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ store });
    await importDemo(wordpress, store, path.join(projectFolder, 'demo'));
    ({ authorization } = await startReports(wordpress));
  }, 240_000);
  afterAll(async () => {
    await cms?.close();
    await removeFolder(folder);
  });

  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnBoardwalk(args, {
      BOARDWALK_OUT: path.join(folder, 'dist'),
      BOARDWALK_SITE_URL: reportedSite,
      BOARDWALK_REPORT_TO: `${wordpress.url}/wp-json/boardwalk/v1/status`,
      BOARDWALK_REPORT_AUTHORIZATION: authorization,
      HOME: folder,
      ...env,
    });
  const json = () => path.join(folder, 'report.json');
  const generate = (env?: Readonly<Record<string, string>>) =>
    run(['generate', '--endpoint', cms.url, '--now', demoNow, '--json', json()], env);
  const sync = (...args: string[]) => run(['sync', path.join(folder, 'www'), ...args]);
  const stateOf = (id: number) =>
    wordpress.run<EntryStatus>('return Boardwalk\\entryStatus( get_post( $given ) );', { given: id });
  const site = () => wordpress.run<Record<string, unknown>>('return Boardwalk\\siteStatus();');
  const waiting = () => wordpress.run<number>('return Boardwalk\\countWaiting();');
  const refusals = () =>
    wordpress.run<readonly { status: number; words: string }[]>('return Boardwalk\\refusedReports();');
  const firstOf = (kind: DemoEntry['kind']): DemoEntry => {
    const found = store.entries.find((entry) => entry.kind === kind);
    if (found === undefined) throw new Error(`the demo has no ${kind}`);
    return found;
  };

  it('makes every entry live, with its address, and each waits again when it is saved', async () => {
    const built = await generate();
    expect(built, built.stderr).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await site()).state).toBe('built');
    const { entries, build } = JSON.parse(await readFile(json(), 'utf8'));
    expect(entries.length).toBeGreaterThan(10);
    const published = await sync();
    expect(published, published.stderr).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await site()).toMatchObject({ state: 'live', build, isKnown: true });
    for (const { id, paths } of entries.filter(({ kind }: { kind: string }) => kind === 'event'))
      expect(await stateOf(id)).toMatchObject({
        state: 'live',
        path: paths[0],
        url: `${reportedSite}${paths[0]}`,
      });
    expect(await waiting()).toBe(0);
    const { id } = firstOf('event');
    await saveLater(wordpress, id, { post_title: 'Saved later' });
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    expect(await waiting()).toBe(1);
    expect(await refusals()).toEqual([]);
  });

  it('tells the entry what it was refused for, in the words of the build', async () => {
    const event = firstOf('event');
    const { slug } = event;
    editEntry(store, event.id, { slug: '../x' });
    const { exitCode } = await generate();
    expect(exitCode).toBe(4);
    const { problems } = JSON.parse(await readFile(json(), 'utf8'));
    const [problem] = problems.filter(({ entry }: { entry?: { id: number } }) => entry?.id === event.id);
    expect(problem.message).toContain('slug');
    expect(await stateOf(event.id)).toMatchObject({
      state: 'refused',
      problems: [{ message: problem.message, field: problem.field, hint: problem.hint }],
    });
    expect(await site()).toMatchObject({ state: 'refused', problemCount: problems.length });
    editEntry(store, event.id, { slug });
  });

  it('knows a build again after a rollback', async () => {
    const former = (await site()).build;
    editEntry(store, firstOf('post').id, { title: 'Another title' });
    expect((await generate()).exitCode).toBe(0);
    expect((await sync()).exitCode).toBe(0);
    expect((await site()).build).not.toBe(former);
    expect(await sync('--rollback')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await site()).toMatchObject({ build: former, isKnown: true });
  });

  it('is refused with the reason of the plugin for a wrong password and another site, and ends as ever', async () => {
    const wrong = `Basic ${Buffer.from('boardwalk-report:hidden 7c1f hidden 7c1f').toString('base64')}`;
    const stranger = await generate({ BOARDWALK_REPORT_AUTHORIZATION: wrong });
    expect(stranger.exitCode).toBe(0);
    expect(stranger.stderr).toMatch(
      /^▲ The CMS was not told about this run: .* answered 401: ".+"\n {2}→ .+\n$/,
    );
    expect(stranger.stderr).not.toContain('7c1f');
    const other = await generate({ BOARDWALK_SITE_URL: 'https://www.other.example' });
    expect(other.exitCode).toBe(0);
    expect(other.stderr).toContain('answered 409: "The report is of https://www.other.example');
    expect((await refusals()).map(({ status }) => status)).toEqual(expect.arrayContaining([401, 409]));
  });
});
