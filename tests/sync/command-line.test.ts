import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { syncPage } from '../../bin/report/html/sync-page.ts';
import type { SyncOutcome } from '../../bin/report/junit.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { openTestStore } from '../support/s3-store/open-test-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { makeSite, texts } from './support/make-site.ts';

async function open() {
  const bucket = await openTestStore({ bucket: 'pier' });
  onTestFinished(() => bucket.close());
  const folder = await temporaryFolder();
  const out = path.join(folder, 'dist');
  const { accessKeyId, secretAccessKey } = bucket.credentials;
  const env = {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    HOME: folder,
  };
  const boardwalk = (...args: string[]) =>
    runBoardwalk([...args, ...(args[0] === 'sync' ? ['--out', out] : [])], env);
  return { bucket, folder, out, env, boardwalk, secret: secretAccessKey };
}

/** The size of all files of a folder. */
async function sizeOf(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile());
  const sizes = await Promise.all(
    files.map(async (one) => (await stat(path.join(one.parentPath, one.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('boardwalk sync', () => {
  it('publishes, says what it did, lists deploys and goes back', async () => {
    const { bucket, folder, out, boardwalk, secret } = await open();
    await makeSite(out, texts('one'));
    const first = await boardwalk('sync', 's3://pier/site', '--json', path.join(folder, 'sync.json'));
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(first.stdout).toContain('Deploy 1 is live at s3://pier/site/: 2 new assets, 5 files switched');
    expect(JSON.parse(await readFile(path.join(folder, 'sync.json'), 'utf8'))).toMatchObject({
      outcome: 'published',
      seq: 1,
    });
    const again = await boardwalk('sync', 's3://pier/site');
    expect(again.stdout).toContain('shows this site already, as deploy 1');

    await makeSite(out, texts('two'), 1);
    await boardwalk('sync', 's3://pier/site');
    const back = await boardwalk('sync', 's3://pier/site', '--rollback');
    expect(back.stdout).toContain('Deploy 3 is live');
    expect(bucket.objects.get('site/index.html')?.bytes.toString()).toContain('one');
    const list = path.join(folder, 'deploys.json');
    const { stdout } = await boardwalk('deploys', 's3://pier/site', '--json', list);
    const [heading, newest, ...others] = stdout.trimEnd().split('\n');
    expect(heading).toMatch(/^Deploy {2}Went live +Content of +Files +Size$/);
    expect(newest).toMatch(/^ +3 .* UTC {2}2026-06-13 14:00 UTC +\d+ +[\d.]+ kB {2}live, deploy 1 again$/);
    expect(others).toHaveLength(2);
    expect(JSON.parse(await readFile(list, 'utf8'))).toMatchObject([{ seq: 3 }, { seq: 2 }, { seq: 1 }]);
    for (const text of [first.stdout, again.stdout, stdout]) expect(text).not.toContain(secret);
  });

  it('writes the page of the report, of the plan and of a refused sync, with the growth of the deploys', async () => {
    const { folder, out, boardwalk, secret } = await open();
    const files = { json: path.join(folder, 'sync.json'), html: path.join(folder, 'sync.html') };
    const syncAndRead = async (...args: string[]) => {
      const { exitCode } = await boardwalk(
        'sync',
        's3://pier',
        '--json',
        files.json,
        '--html',
        files.html,
        ...args,
      );
      const report: SyncOutcome = JSON.parse(await readFile(files.json, 'utf8'));
      const html = await readFile(files.html, 'utf8');
      expect(html).toBe(
        syncPage({ report, site: 'https://www.halyardpier.example', colours: defaultBrand.colours }),
      );
      expect(html).not.toContain(secret);
      return { exitCode, report, html };
    };
    await makeSite(out, texts('one'));
    await syncAndRead();
    await makeSite(out, texts('two', { 'visit/index.html': '' }), 1);
    const { report, html } = await syncAndRead('--allow-removals', '1');
    const sizes = await Promise.all(
      ['_assets/two.css', '_boardwalk/manifest.json', 'index.html', 'visit/index.html'].map(
        async (name) => (await stat(path.join(out, name))).size,
      ),
    );
    expect(report).toMatchObject({
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      site: 'https://www.halyardpier.example',
      deploys: [
        { seq: 2, pages: 3, bytes: await sizeOf(out) },
        { seq: 1, pages: 3 },
      ],
    });
    expect(html.match(/<th scope="row">/g)).toHaveLength(2);
    await makeSite(out, texts('three', { 'news/index.html': 'News' }), 2);
    expect((await syncAndRead('--dry-run')).html).toContain('would be new or changed');
    await makeSite(out, texts('two'), 0);
    const older = await syncAndRead();
    expect(older.exitCode).toBe(8);
    expect(older.html).toContain('The folder is older than what');
    const inside = await boardwalk('sync', 's3://pier', '--html', path.join(out, 'sync.html'));
    expect(inside).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--html') });
  });

  it('names twenty files of each kind in a plan, and ends with its numbers', async () => {
    const { folder, out, boardwalk } = await open();
    const many = Array.from({ length: 30 }, (_, index) => [`p${index}/index.html`, 'Page']);
    const assets = Array.from({ length: 25 }, (_, index) => [`_assets/${index}.css`, `/* ${index} */`]);
    await makeSite(out, texts('one', Object.fromEntries([...many, ...assets])));
    const json = path.join(folder, 'plan.json');
    const { stdout } = await boardwalk('sync', 's3://pier', '--dry-run', '--json', json);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(20 + 1 + 20 + 1 + 1);
    expect(lines[20]).toContain('and 7 more new assets');
    expect(lines.at(-1)).toMatch(
      /^Planned for s3:\/\/pier\/: 27 new assets, 35 files to switch, 0 to remove/,
    );
    const { assets: all, pages } = JSON.parse(await readFile(json, 'utf8'));
    expect([all.length, pages.length]).toEqual([27, 35]);
  });

  it('ends with 8 for credentials that the store does not accept, without writing (faults 138, sync 40)', async () => {
    const { bucket, out, folder, env } = await open();
    await makeSite(out, texts('one'));
    const json = path.join(folder, 'sync.json');
    const args = [
      'sync',
      's3://pier',
      '--out',
      out,
      '--json',
      json,
      '--junit',
      path.join(folder, 'sync.xml'),
    ];
    const secret = 'WRONG-SECRET-7c1f0e';
    const { exitCode, stderr, stdout } = await runBoardwalk(args, { ...env, AWS_SECRET_ACCESS_KEY: secret });
    expect(exitCode).toBe(8);
    expect(stderr).toContain('SignatureDoesNotMatch');
    expect(bucket.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    const reports = await Promise.all(
      ['sync.json', 'sync.xml'].map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    for (const text of [stderr, stdout, ...reports]) expect(text).not.toContain(secret);
    expect(reports[0]).toContain('"outcome": "failed"');
    expect(reports[1]).toContain('<failure');
  });

  it('ends with 8 and what was looked for without credentials', async () => {
    const { out, folder } = await open();
    await makeSite(out, texts('one'));
    const { exitCode, stderr } = await runBoardwalk(['sync', 's3://pier', '--out', out], { HOME: folder });
    expect(exitCode).toBe(8);
    expect(stderr).toContain('AWS_ACCESS_KEY_ID');
  });

  it('says why a store lists no deploys, and nothing of a site', async () => {
    const { env } = await open();
    const wrong = { ...env, AWS_SECRET_ACCESS_KEY: 'WRONG-SECRET-7c1f0e' };
    const { exitCode, stderr } = await runBoardwalk(['deploys', 's3://pier'], wrong);
    expect(exitCode).toBe(8);
    expect(stderr).toMatch(/^✖ s3:\/\/pier\/ cannot be used\n/);
    expect(stderr).not.toContain('Nothing was published');
  });

  it.each([[['sync']], [['sync', 'ftp://pier']], [['sync', 's3://pier', '--rollback', 'last']]])(
    'ends with 2 for %j',
    async (args) => {
      const { exitCode, stderr } = await runBoardwalk(args);
      expect(exitCode).toBe(2);
      expect(stderr).not.toContain('bug in Boardwalk');
    },
  );

  it('ends with 7 while another publish holds the lock', async () => {
    const { bucket, out, boardwalk } = await open();
    await makeSite(out, texts('one'));
    await boardwalk('sync', 's3://pier');
    const until = new Date(Date.now() + 60_000).toISOString();
    const lock = { version: 1, token: 'x', holder: 'process 7 on pier', since: until, until };
    bucket.place('_boardwalk/lock.json', JSON.stringify(lock));
    await makeSite(out, texts('two'), 1);
    const { exitCode, stderr } = await boardwalk('sync', 's3://pier');
    expect(exitCode).toBe(7);
    expect(stderr).toContain('process 7 on pier');
  });
});
