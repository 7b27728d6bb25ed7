import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { formatPublicKey, keysOfSecret } from '../../generator/store/store-keys.ts';
import { copyProject } from '../support/copy-project.ts';
import { depth } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { createRandom } from '../support/random.ts';
import { smallStore } from '../support/random-edits.ts';
import { faultsOfShardReport } from '../support/report-schema.ts';
import { type RunResult, runBoardwalk } from '../support/run-boardwalk.ts';
import { serve } from '../support/serve.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { storeSecret } from '../support/work-store/poisons.ts';

type Variables = Readonly<Record<string, string>>;
/** Flags in the place of the right ones; names of files are in the folder, and undefined leaves a flag out. */
type Flags = Readonly<Record<string, string | undefined>>;

const ours: Variables = { BOARDWALK_STORE_SECRET: storeSecret };

let folder: string;
/** A machine that has built nothing. */
let project: string;
let cms: DemoCms;
let from: readonly string[];
let wanted: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  project = path.join(folder, 'project');
  await copyProject(project);
  cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  const content = path.join(folder, 'content.ndjson');
  const site = path.join(folder, 'first');
  const crawl = ['--endpoint', cms.url, '--now', demoNow, '--save-content', content];
  expect((await run(['generate', '--quiet', '--out', site, ...crawl])).stderr).toBe('');
  const bytes = await readFile(content);
  await writeFile(path.join(folder, 'damaged.ndjson'), bytes.subarray(0, bytes.length / 2));
  from = ['--endpoint', cms.url, '--now', demoNow, '--content', content];
  wanted = await hashFiles(site);
});
afterAll(async () => {
  await cms.close();
  await removeFolder(folder);
});

function run(args: readonly string[], env = ours): Promise<RunResult> {
  return runBoardwalk(args, env, project);
}

/** Merges on a machine that remembers no page. */
async function merge(store: string): Promise<{ readonly made: number }> {
  const [out, json] = [path.join(folder, 'merged'), path.join(folder, 'merged.json')];
  await removeFolder(out);
  const host = encodeURIComponent(new URL(cms.url).host);
  await removeFolder(path.join(project, 'node_modules/.cache/boardwalk', host));
  const merged = await run(['generate', '--quiet', '--out', out, '--json', json, '--store', store, ...from]);
  expect(merged.stderr).toBe('');
  expect(await hashFiles(out)).toEqual(wanted);
  return { made: JSON.parse(await readFile(json, 'utf8')).rebuilt.made };
}

describe('processes of boardwalk work', () => {
  it('leave a store of which a merge makes the site of one machine, killed at random moments', {
    timeout: 600_000,
  }, async () => {
    const store = path.join(folder, 'killed');
    const random = createRandom(20_260_613);
    const shard = (index: number) => ['work', '--quiet', '--store', store, '--shard', `${index}/3`, ...from];
    const start = performance.now();
    expect(await run(shard(0))).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    const durationMs = performance.now() - start;
    await removeFolder(store);
    for (let kill = 0; kill < depth.killedShards; kill += 1) {
      const index = kill % 3;
      // The same index twice at once, and one of them dies.
      const both = [0, 1].map(() => startBoardwalk(shard(index), { root: project, env: ours }));
      await setTimeout(random() * durationMs * 1.5);
      both[0]?.kill('SIGKILL');
      const [, survivor] = await Promise.all(both.map(({ ended }) => ended));
      expect(survivor).toEqual({ end: 0, stderr: '' });
      // The third one is missing at first.
      if (index === 1) expect((await merge(store)).made).toBeGreaterThan(0);
    }
    expect((await merge(store)).made).toBe(0);
  });

  it('tell what they did, which report merge shows as one', { timeout: 600_000 }, async () => {
    const store = path.join(folder, 'told');
    const reports = [0, 1].map((index) => path.join(folder, `shard-${index}.json`));
    for (const [index, json] of reports.entries()) {
      const env = { ...ours, CI_NODE_INDEX: String(index + 1), CI_NODE_TOTAL: '2', CI_PIPELINE_ID: '7' };
      const told = await run(['work', '--store', store, '--json', json, ...from], env);
      expect(told.exitCode, told.stderr).toBe(0);
      expect(told.stdout).toMatch(
        new RegExp(`^✔ Shard ${index}/2: made \\d+ pages in \\d+ parts; 0 parts`, 'm'),
      );
      const report = JSON.parse(await readFile(json, 'utf8'));
      expect(faultsOfShardReport(report)).toEqual([]);
      expect(report).toMatchObject({
        outcome: 'stored',
        shard: { index, total: 2 },
        run: 'CI_PIPELINE_ID=7',
      });
    }
    const joined = path.join(folder, 'joined.json');
    const shown = await runBoardwalk(['report', 'merge', ...reports, '--json', joined]);
    expect(shown.stdout).toContain('2 of 2 shards are stored');
    expect(JSON.parse(await readFile(joined, 'utf8'))).toMatchObject({ outcome: 'stored', missing: [] });
    const half = await runBoardwalk(['report', 'merge', reports[1] ?? '']);
    expect(half).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Not complete: 0') });
    for (const other of ['missing.json', 'content.ndjson'])
      expect(await runBoardwalk(['report', 'merge', ...reports, path.join(folder, other)])).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining(other),
      });
  });

  it('print the public key of the secret', async () => {
    const printed = await runBoardwalk(['work', '--print-public-key'], ours);
    expect(printed).toEqual({
      exitCode: 0,
      stdout: `${formatPublicKey(keysOfSecret(storeSecret))}\n`,
      stderr: '',
    });
    expect((await runBoardwalk(['work', '--print-public-key'])).exitCode).toBe(2);
  });

  const onlyReads = { BOARDWALK_STORE_PUBLIC_KEY: formatPublicKey(keysOfSecret(storeSecret)) };
  const engines = { CI_NODE_INDEX: '1', CI_NODE_TOTAL: '2', CIRCLE_NODE_INDEX: '1', CIRCLE_NODE_TOTAL: '2' };

  it.each<readonly [name: string, flags: Flags, env: Variables, exitCode: number, said: string]>([
    ['no content', { content: undefined }, ours, 2, '--content'],
    ['no store', { store: undefined }, ours, 2, '--store'],
    ['no shard', { shard: undefined }, ours, 2, 'BOARDWALK_SHARD'],
    ['engines that disagree', { shard: undefined }, { ...ours, ...engines }, 2, 'CIRCLE_NODE_INDEX'],
    ['a content file that is missing', { content: 'no.ndjson' }, ours, 2, 'no.ndjson'],
    ['a content file that is cut', { content: 'damaged.ndjson' }, ours, 4, 'is damaged or incomplete'],
    [
      'a report that cannot be written',
      { json: '/dev/null/x.json' },
      ours,
      2,
      '--json: the file /dev/null/x',
    ],
    ['no secret', {}, {}, 2, 'BOARDWALK_STORE_SECRET'],
    ['the public key alone', {}, onlyReads, 2, 'needs the secret'],
    ['a store that is a file', { store: 'content.ndjson' }, ours, 2, 'does not take the work'],
  ])('end with its exit code: %s', (_, flags, env, exitCode, said) => expectEnd(flags, env, exitCode, said));

  it('end with its exit code: a bucket behind the page of a proxy', async () => {
    const proxy = await serve((_, response) => response.end('<html>Try again later</html>'));
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret-key-of-the-test' };
    const env = { ...ours, ...keys, AWS_ENDPOINT_URL: proxy, AWS_REGION: 'us-east-1' };
    await expectEnd({ store: 's3://bucket/work' }, env, 9, 's3://bucket/work');
  });

  async function expectEnd(flags: Flags, env: Variables, exitCode: number, said: string): Promise<void> {
    const right = { content: 'content.ndjson', store: 's', shard: '0/2' };
    const args = Object.entries({ ...right, ...flags }).flatMap(([name, value]) => {
      if (value === undefined) return [];
      const isPlace = name !== 'shard' && !value.includes('/');
      return [`--${name}`, isPlace ? path.join(folder, value) : value];
    });
    const ended = await runBoardwalk(['work', '--quiet', ...args], env);
    expect(ended.exitCode, ended.stderr).toBe(exitCode);
    expect(ended.stderr).toContain(said);
    expect(ended.stderr).not.toContain(storeSecret);
  }
});
