import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { copyProject } from '../support/copy-project.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { openTestStore, type TestStore } from '../support/s3-store/open-test-store.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { storeSecret } from '../support/work-store/poisons.ts';

let folder: string;
let project: string;
let cms: DemoCms;
let bucket: TestStore;
let from: readonly string[];
let wanted: Readonly<Record<string, string>>;
const requests: string[] = [];

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  project = path.join(folder, 'project');
  await copyProject(project);
  cms = await createDemoCms({
    store: smallStore({ posts: 3 }),
    onRequest: (urlPath) => requests.push(urlPath),
  });
  bucket = await openTestStore({ bucket: 'pier' });
  const content = path.join(folder, 'content.ndjson');
  from = ['--endpoint', cms.url, '--now', demoNow, '--quiet'];
  const crawled = await run(['generate', '--save-content', content, '--out', path.join(folder, 'site')]);
  expect(crawled).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  wanted = await hashFiles(path.join(folder, 'site'));
  from = [...from, '--content', content];
}, 300_000);
afterAll(async () => {
  await cms.close();
  await bucket.close();
  await removeFolder(folder);
});

/** Runs a command on a machine that has no pictures and no builds, with the settings that `sync` reads. */
async function run(args: readonly string[]) {
  const cache = path.join(project, 'node_modules/.cache/boardwalk');
  for (const name of ['pictures', encodeURIComponent(new URL(cms.url).host)])
    await removeFolder(path.join(cache, name));
  const env = {
    BOARDWALK_STORE_SECRET: storeSecret,
    AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
  };
  return runBoardwalk([...args, ...from], env, project);
}

async function merge() {
  const [out, json] = [path.join(folder, 'merged'), path.join(folder, 'merged.json')];
  await removeFolder(out);
  const args = ['generate', '--store', 's3://pier/work', '--out', out, '--json', json];
  const { exitCode, stderr } = await run(args);
  expect(exitCode, stderr).toBe(0);
  const { rebuilt, warnings } = JSON.parse(await readFile(json, 'utf8'));
  return { files: await hashFiles(out), made: rebuilt.made as number, warnings: JSON.stringify(warnings) };
}

describe('two shards and a merge that share a bucket', () => {
  it('make the bytes of one machine; a part that somebody replaced is refused, named and made again', {
    timeout: 300_000,
  }, async () => {
    for (const shard of ['0/2', '1/2'])
      expect(await run(['work', '--store', 's3://pier/work', '--shard', shard])).toEqual({
        ...{ exitCode: 0, stdout: '', stderr: '' },
      });
    const keys = [...bucket.objects].map(([key]) => key).sort();
    expect(keys.every((key) => /^work\/(pages|picture|file|card)\/[0-9a-f]{64}$/.test(key))).toBe(true);
    const written = bucket.requests.filter(
      ({ operation, status }) => operation === 'PutObject' && status === 200,
    );
    expect(written.map(({ key }) => key).sort()).toEqual(keys);

    requests.length = 0;
    expect(await merge()).toMatchObject({ files: wanted, made: 0 });
    expect(requests).toEqual([]);
    expect([...bucket.objects].map(([key]) => key).sort()).toEqual(keys);

    const [part = '', other = ''] = keys.filter((key) => key.startsWith('work/pages/'));
    bucket.place(part, bucket.objects.get(other)?.bytes ?? '');
    const again = await merge();
    expect(again.files).toEqual(wanted);
    expect(again.made).toBeGreaterThan(0);
    expect(again.warnings).toContain(`${part.slice('work/'.length)} is not used`);
  });
});
