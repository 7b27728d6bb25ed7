import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { smallStore } from '../../support/random-edits.ts';
import { answerWith, openReportReceiver, take } from '../../support/report-receiver.ts';
import { faultsOfReport } from '../../support/report-schema.ts';
import { runBoardwalk } from '../../support/run-boardwalk.ts';
import { openTestStore } from '../../support/s3-store/open-test-store.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const secret = 'Q7xw Lk29 vbN3 pp0Z';
const authorization = `Basic ${Buffer.from(`reporter:${secret}`).toString('base64')}`;

/** A small pier, a receiver of reports, and the command line that reports to it. */
async function open(answer = take) {
  const store = smallStore();
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const receiver = await openReportReceiver(answer);
  const folder = await temporaryFolder();
  const [out, json] = [path.join(folder, 'dist'), path.join(folder, 'report.json')];
  const env = {
    BOARDWALK_REPORT_TO: receiver.url,
    BOARDWALK_REPORT_AUTHORIZATION: authorization,
    BOARDWALK_OUT: out,
    HOME: folder,
  };
  const where = ['--endpoint', cms.url, '--now', demoNow];
  const generate = (args: readonly string[] = [], more: Readonly<Record<string, string>> = {}) =>
    runBoardwalk(['generate', ...where, '--json', json, ...args], { ...env, ...more });
  const sync = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    runBoardwalk(['sync', ...args], { ...env, ...more });
  const events = () => receiver.received.map(({ body }) => [body.event, body.build]);
  const digest = async () => sha256(await readFile(path.join(out, '_boardwalk', 'manifest.json')));
  const readJson = async () => JSON.parse(await readFile(json, 'utf8'));
  return { store, receiver, folder, generate, sync, events, digest, readJson };
}

function expectNoSecret(...texts: readonly string[]): void {
  for (const text of texts)
    for (const part of [secret, secret.replaceAll(' ', ''), authorization.slice(6)])
      expect(text).not.toContain(part);
}

describe('a build that is reported', () => {
  it('says that it builds, then what it built, entry by entry, also when it keeps the site', async () => {
    const { receiver, generate, events, digest, readJson } = await open();
    const first = await generate();
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    const build = await digest();
    expect(events()).toEqual([
      ['building', null],
      ['built', build],
    ]);
    const body = receiver.received[1]?.body;
    const report = await readJson();
    expect(faultsOfReport(report)).toEqual([]);
    expect(report).toMatchObject({ build, entries: body?.entries });
    expect(body).toMatchObject({ nextChange: report.rebuilt.nextChange, problems: expect.any(Array) });
    const again = await generate();
    expect(again.stdout).toContain('0 pages rendered');
    expect(receiver.received[3]?.body).toEqual({ ...body, at: expect.any(String) });
    expect(receiver.received[3]?.body.at).not.toBe(body?.at);
  });

  it('sends what stopped it, with entry and field, and ends with the code of that', async () => {
    const { store, receiver, generate, events, readJson } = await open();
    const event = store.entries.find(({ kind }) => kind === 'event');
    if (!event) throw new Error('the demo has no event');
    event.slug = '../../x';
    const { exitCode } = await generate();
    expect(exitCode).toBe(4);
    expect(events()).toEqual([
      ['building', null],
      ['refused', null],
    ]);
    const body = receiver.received[1]?.body;
    expect(body?.problems).toContainEqual(
      expect.objectContaining({
        message: expect.stringContaining('slug'),
        field: 'slug',
        entry: expect.objectContaining({ kind: 'event', id: event.id }),
      }),
    );
    expect(body).not.toHaveProperty('entries');
    const report = await readJson();
    expect(faultsOfReport(report)).toEqual([]);
    expect(report).toMatchObject({ build: null, entries: [] });
  });

  it('keeps its exit code when the report is refused, and warns once, also with --quiet, without the secret', async () => {
    const said = `No: ${authorization}, ${secret}`;
    const { generate, readJson } = await open(answerWith(401, { message: said }));
    const quiet = await generate(['--quiet', '--verbose'], { GITHUB_ACTIONS: 'true' });
    expect(quiet.exitCode).toBe(0);
    expect(quiet.stderr.match(/▲/g)).toHaveLength(1);
    expect(quiet.stderr).toContain('answered 401');
    expect(quiet.stderr).toContain('→ Check the application password');
    expect(quiet.stdout).toContain('::warning title=Boardwalk::The CMS was not told');
    const report = await readJson();
    expect(faultsOfReport(report)).toEqual([]);
    expect(report.warnings.at(-1).message).toContain('answered 401');
    expectNoSecret(quiet.stderr, quiet.stdout, JSON.stringify(report));
  });

  it('is not reported with --verify or --drafts, of which the environment knows nothing', async () => {
    const { receiver, generate } = await open();
    await generate([], { BOARDWALK_REPORT_TO: 'http://127.0.0.1:1/' });
    const verified = await runBoardwalk(['generate', '--verify'], { BOARDWALK_REPORT_TO: receiver.url });
    expect(verified.stderr).not.toContain('The CMS was not told');
    const editor = `Basic ${Buffer.from('editor:walk the pier').toString('base64')}`;
    const drafts = await generate(['--drafts'], { BOARDWALK_AUTHORIZATION: editor });
    expect(drafts.exitCode).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['ftp://cms.example/status', 'must be an http or https address'],
    ['https://reporter:hidden-7c1f@cms.example/status', 'must not contain a user name or password'],
    ['nowhere', 'must be an http or https address'],
  ])('is refused with 2 for --report-to %s', async (url, words) => {
    for (const command of ['generate', 'sync']) {
      const { exitCode, stderr } = await runBoardwalk([command, '--report-to', url]);
      expect(exitCode).toBe(2);
      expect(stderr).toContain(`--report-to: setting "reportTo": ${words}`);
      expect(stderr).not.toContain('hidden-7c1f');
    }
  });

  it('refuses credentials that no header can have, without showing them', async () => {
    const { generate } = await open();
    const { exitCode, stderr } = await generate([], {
      BOARDWALK_REPORT_AUTHORIZATION: 'Basic hidden\u00e9-7c1f',
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('BOARDWALK_REPORT_AUTHORIZATION');
    expect(stderr).not.toContain('7c1f');
  });
});

describe('a sync that is reported', () => {
  it('says that the build is live which was built: to a folder, to a bucket, again, and after a rollback', async () => {
    const { store, folder, receiver, generate, sync, events, digest } = await open();
    await generate();
    const one = await digest();
    const www = path.join(folder, 'www');
    const bucket = await openTestStore({ bucket: 'pier' });
    onTestFinished(() => bucket.close());
    const { accessKeyId, secretAccessKey } = bucket.credentials;
    const keys = {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
    };
    expect(await sync([www])).toMatchObject({ exitCode: 0, stderr: '' });
    await sync(['s3://pier/site'], keys);
    expect((await sync([www])).stdout).toContain('shows this site already');
    expect((await sync([www, '--dry-run'])).exitCode).toBe(0);
    const [post] = store.entries.filter(({ kind }) => kind === 'post');
    if (!post) throw new Error('the demo has no post');
    Object.assign(post, { title: 'A new title', modified: '2026-06-13T13:00:00' });
    await generate(['--fresh']);
    const two = await digest();
    expect(two).not.toBe(one);
    await sync([www]);
    await sync([www, '--rollback']);
    const at = { building: ['building', null], one: ['live', one], two: ['live', two] };
    const [, , ...rest] = events();
    expect(rest).toEqual([at.one, at.one, at.one, at.building, ['built', two], at.two, at.one]);
    const sites = new Set(receiver.received.map(({ body }) => body.site));
    expect([...sites]).toEqual(['https://www.halyardpier.example']);
    const moments = receiver.received.map(({ body }) => body.at);
    expect(moments).toEqual(moments.toSorted());
  });

  it('ends as it would without, with one warning in words and in its report', async () => {
    const { folder, receiver, generate, sync } = await open();
    await generate();
    receiver.answer = answerWith(403, { message: `No: ${secret}` });
    const json = path.join(folder, 'sync.json');
    const { exitCode, stderr, stdout } = await sync([path.join(folder, 'www'), '--quiet', '--json', json]);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^▲ .*answered 403.*\n {2}→ Give the user .*\n$/);
    const report = await readFile(json, 'utf8');
    expect(JSON.parse(report)).toMatchObject({ outcome: 'published', warnings: [expect.any(String)] });
    expectNoSecret(stderr, stdout, report);
  });

  it('tells the truth when it fails: live where the pages are, nothing where they are not', async () => {
    const { folder, generate, sync, events, digest } = await open();
    await generate();
    const www = path.join(folder, 'www');
    const config = path.join(folder, 'failing.config.mjs');
    const { writeFile } = await import('node:fs/promises');
    const settings = { siteUrl: 'https://www.halyardpier.example', sync: { invalidate: 'exit 3' } };
    await writeFile(config, `export default ${JSON.stringify(settings)};`);
    expect((await sync([www, '--config', config])).exitCode).toBe(9);
    const build = await digest();
    expect(events().slice(2)).toEqual([['live', build]]);
    expect((await sync(['s3://nobody'])).exitCode).toBe(8);
    expect(events()).toHaveLength(3);
  });
});
