import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { formatPublicKey, keysOfSecret } from '../../generator/store/store-keys.ts';
import { canMount, onOwnDisk, withoutPrivilege } from '../faults/support/confine.ts';
import { copyProject } from '../support/copy-project.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { accessDenied, refuse } from '../support/s3-store/happenings.ts';
import { openTestStore } from '../support/s3-store/open-test-store.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { otherSecret, poison, poisons, storeSecret } from '../support/work-store/poisons.ts';

const ours = { BOARDWALK_STORE_SECRET: storeSecret };
const onlyReads = { BOARDWALK_STORE_PUBLIC_KEY: formatPublicKey(keysOfSecret(storeSecret)) };

/** Spread over the list: `tests/generator/media/poisoned-store` has each kind. */
const kinds = sampleOf(poisons, 12);

describe('generate --content --store', () => {
  let folder: string;
  let project: string;
  let content: string;
  let cms: DemoCms;
  let wanted: Readonly<Record<string, string>>;
  /** A whole store. */
  let whole: string;
  const requests: string[] = [];

  const site = () => path.join(folder, 'site');
  const shared = () => ['--endpoint', cms.url, '--now', demoNow, '--content', content];
  const from = () => [...shared(), '--out', site()];

  /** Builds the content on a machine without a cache; `isWarm`: with the pictures of the last build. */
  const generate = async (
    args: readonly string[],
    {
      env = ours,
      wrap,
      isWarm = false,
    }: {
      readonly env?: Readonly<Record<string, string>>;
      readonly isWarm?: boolean;
      readonly wrap?: (command: readonly string[]) => readonly string[];
    } = {},
  ) => {
    const source = encodeURIComponent(new URL(cms.url).host);
    for (const cached of isWarm ? [source] : ['pictures', source])
      await removeFolder(path.join(project, 'node_modules/.cache/boardwalk', cached));
    await removeFolder(site());
    requests.length = 0;
    const json = path.join(folder, 'report.json');
    const all = ['generate', '--quiet', '--json', json, ...from(), ...args];
    const run = await (wrap ? spawnBoardwalk(all, env, project, wrap) : runBoardwalk(all, env, project));
    if (run.exitCode !== 0) return { ...run, told: [], files: {}, made: 0 };
    const { warnings, rebuilt } = JSON.parse(await readFile(json, 'utf8'));
    const messages: readonly string[] = warnings.map(({ message }: { message: string }) => message);
    const told = messages.filter((message) => message.includes('store'));
    return { ...run, told, files: await hashFiles(site()), made: rebuilt.made };
  };

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    project = path.join(folder, 'project');
    await copyProject(project);
    content = path.join(folder, 'content.jsonl');
    cms = await createDemoCms({
      store: smallStore({ posts: 3 }),
      onRequest: (urlPath) => requests.push(urlPath),
    });
    const first = path.join(folder, 'first');
    const crawl = ['--endpoint', cms.url, '--now', demoNow, '--save-content', content, '--out', first];
    const saved = await runBoardwalk(['generate', '--quiet', ...crawl], {}, project);
    expect(saved).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    wanted = await hashFiles(first);
    whole = path.join(folder, 'whole');
    const filled = await generate(['--store', whole]);
    expect(filled).toMatchObject({ exitCode: 0, stderr: '', files: wanted });
    expect(requests.filter((urlPath) => urlPath !== '/graphql').length).toBeGreaterThan(2);
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  it('asks the CMS for nothing where the store is whole, and publishes the same bytes', async () => {
    const before = await hashFiles(whole);
    const merged = await generate(['--store', `file://${whole}`]);
    expect(merged).toMatchObject({ exitCode: 0, stderr: '', told: [], files: wanted });
    expect(requests).toEqual([]);
    expect(await hashFiles(whole)).toEqual(before);
  });

  it(`publishes nothing of ${kinds.length} kinds of poisoned values, names each, and replaces it (faults 174, 175, 176)`, async () => {
    const store = path.join(folder, 'poisoned');
    await cp(whole, store, { recursive: true });
    const names = await namesIn(store);
    // Of few values, a machine after the other meets the rest of the kinds.
    for (let first = 0; first < kinds.length; first += names.length) {
      await poisonAll(store, names, first);
      const { files, told, exitCode } = await generate(['--store', store]);
      expect({ exitCode, files }).toEqual({ exitCode: 0, files: wanted });
      const pattern = /^The stored value (\S+) is not used: .+\. It is made again$/;
      expect(told.map((message) => pattern.exec(message)?.[1]).sort()).toEqual(names);
      await removeFolders(store, names);
    }
    // What had a folder in its place is made once more.
    await generate(['--store', store]);
    expect((await generate(['--store', store])).told).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('reads with the public key alone, refuses the same, and writes nothing (faults 182)', async () => {
    const store = path.join(folder, 'read-only');
    await cp(whole, store, { recursive: true });
    const read = await generate(['--store', store], { env: onlyReads });
    expect(read).toMatchObject({ exitCode: 0, told: [], files: wanted });
    expect(requests).toEqual([]);
    await poisonAll(store, await namesIn(store), 0);
    const before = await listFiles(store);
    const built = await generate(['--store', store], { env: onlyReads });
    expect(built).toMatchObject({ exitCode: 0, files: wanted });
    expect(built.told.length).toBeGreaterThan(5);
    expect(await listFiles(store)).toEqual(before);
    const empty = path.join(folder, 'empty');
    expect(await generate(['--store', empty], { env: onlyReads, isWarm: true })).toMatchObject({
      told: [],
      files: wanted,
    });
    expect(await stat(empty).catch(() => null)).toBeNull();
  });

  it('uses nothing that another site has signed (faults 175)', async () => {
    const built = await generate(['--store', whole], { env: { BOARDWALK_STORE_SECRET: otherSecret.trim() } });
    expect(built).toMatchObject({ exitCode: 0, files: wanted });
    expect(built.told.length).toBe((await namesIn(whole)).length);
    expect(built.told[0]).toContain('it is not signed with the key of this store');
    // The other site has replaced them by its own.
    await generate(['--store', whole]);
  });

  it.skipIf(!canMount())(
    'goes on with a folder that is full, and one that cannot be written (faults 179)',
    async () => {
      for (const [options, isReadOnly, code] of [
        ['size=8k,nr_inodes=200', false, 'ENOSPC'],
        ['size=8m', true, 'EROFS'],
      ] as const) {
        const disk = path.join(folder, code);
        await mkdir(disk);
        const seenAt = path.join(folder, `${code}-seen`);
        const { wrap } = onOwnDisk({ folder: disk, seenAt, options, isReadOnly });
        const built = await generate(['--store', disk], { wrap, isWarm: true });
        expect(built).toMatchObject({ exitCode: 0, files: wanted });
        expect(built.told).toEqual([
          `The store ${disk} cannot be written: ${code}. The work goes on without it`,
        ]);
        expect((await listFiles(seenAt)).filter((file) => !/^\w+\/[0-9a-f]{64}$/.test(file))).toEqual([]);
      }
    },
  );

  it('goes on with a folder that it may not read, and with one that it may not write', async () => {
    const { wrap } = withoutPrivilege();
    for (const [mode, doing] of [
      [0o555, 'written'],
      [0o000, 'read'],
    ] as const) {
      const store = path.join(folder, `without-${doing}`);
      await mkdir(store, { mode });
      const { told, exitCode, files } = await generate(['--store', store], { wrap, isWarm: true });
      await chmod(store, 0o755);
      expect({ exitCode, files }).toEqual({ exitCode: 0, files: wanted });
      expect(told).toEqual([`The store ${store} cannot be ${doing}: EACCES. The work goes on without it`]);
      expect(await listFiles(store)).toEqual([]);
    }
  });

  it('merges what shards have put into a bucket, and goes on with one that is down, full, or not for it to write (faults 178, 179)', async () => {
    const bucket = await openTestStore({ bucket: 'pier' });
    const env = {
      ...ours,
      AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
    };
    try {
      for (const shard of ['0/2', '1/2']) {
        const args = ['work', '--quiet', ...shared(), '--store', 's3://pier/work', '--shard', shard];
        expect(await runBoardwalk(args, env, project)).toEqual({ exitCode: 0, stdout: '', stderr: '' });
      }
      const keys = [...bucket.objects].map(([key]) => key);
      expect(keys.filter((key) => !/^work\/(pages|picture|file|card)\/[0-9a-f]{64}$/.test(key))).toEqual([]);
      const merged = await generate(['--store', 's3://pier/work'], { env });
      expect(merged).toMatchObject({ exitCode: 0, told: [], files: wanted, made: 0 });
      expect(requests).toEqual([]);
      for (const happening of [refuse(507, 'InsufficientStorage', 'No room'), accessDenied]) {
        bucket.inject(({ operation }) => (operation === 'PutObject' ? happening : null));
        const built = await generate(['--store', 's3://pier/others'], { env, isWarm: true });
        expect(built).toMatchObject({ exitCode: 0, files: wanted });
        expect(built.told).toEqual([
          expect.stringMatching(/^The store s3:\/\/pier\/others\/ cannot be written: .*(507|403)/),
        ]);
      }
    } finally {
      await bucket.close();
    }
    const down = await generate(['--store', 's3://pier/work'], { env, isWarm: true });
    expect(down).toMatchObject({ exitCode: 0, files: wanted });
    expect(down.told).toEqual([expect.stringContaining('cannot be read: ')]);
    expect(down.stderr + down.told.join()).not.toContain(bucket.credentials.secretAccessKey);
  });

  it.each([
    ['no key', {}, ['--store', '/tmp/work'], 'BOARDWALK_STORE_SECRET: --store needs a secret'],
    ['a short secret', { BOARDWALK_STORE_SECRET: 'CANARY-short' }, ['--store', '/tmp/work'], 'fewer than 32'],
    [
      'another text as public key',
      { BOARDWALK_STORE_PUBLIC_KEY: 'abc' },
      ['--store', '/tmp/work'],
      'is not a public key',
    ],
    [
      'a public key of another secret',
      { ...onlyReads, BOARDWALK_STORE_SECRET: otherSecret },
      ['--store', '/tmp/work'],
      'does not belong to BOARDWALK_STORE_SECRET',
    ],
    ['an address of the web', ours, ['--store', 'https://pier.example/work'], '--store: "https:'],
    ['a password in the address', ours, ['--store', 'https://me:CANARY@pier.example'], 'without a user'],
    ['no bucket', ours, ['--store', 's3://'], 'is not the address of a bucket'],
    [
      'another machine in a file url',
      ours,
      ['--store', 'file://pier.example/work'],
      'is not the address of a folder',
    ],
  ])('exits 2 with %s (faults 183)', async (_, env, args, says) => {
    const { exitCode, stderr } = await runBoardwalk(['generate', '--quiet', ...from(), ...args], env);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(says) });
    expect(stderr).not.toContain('CANARY');
  });

  it('exits 2 for a store in the output folder, and with options that need none', async () => {
    const inside = await runBoardwalk(
      ['generate', '--quiet', ...from(), '--store', path.join(site(), 'work')],
      ours,
    );
    expect(inside).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--store: ') });
    const { exitCode } = await runBoardwalk(['generate', '--verify', '--store', whole], ours);
    expect(exitCode).toBe(2);
  });
});

/** The names of all values of a store, sorted. */
async function namesIn(store: string): Promise<readonly string[]> {
  return (await listFiles(store)).filter((name) => /^\w+\/[0-9a-f]{64}$/.test(name));
}

/** Puts a bad value in the place of each: of the kinds in turn, beginning with the one at `first`. */
async function poisonAll(store: string, names: readonly string[], first: number): Promise<void> {
  const good = new Map<string, Buffer>();
  for (const name of names) good.set(name, await readFile(path.join(store, name)));
  for (const [index, name] of names.entries()) {
    const bad = kinds[(first + index) % kinds.length];
    const object = good.get(name);
    const other = good.get(names[(index + 1) % names.length] ?? '');
    if (!bad || !object || !other) throw new Error('A store has at least two values');
    await poison(path.join(store, name), { name, object, other }, bad);
  }
}

/** Removes folders in the place of values, which a build leaves to their owner. */
async function removeFolders(store: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    if ((await stat(path.join(store, name))).isDirectory()) await removeFolder(path.join(store, name));
}
