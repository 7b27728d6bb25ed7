import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry } from '../../../demo/edits.ts';
import type { DemoEntry, DemoStore } from '../../../demo/store-types.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { smallStore } from '../../support/random-edits.ts';
import { type AnswerReport, answerWith, openReportReceiver, take } from '../../support/report-receiver.ts';
import { faultsOfReport } from '../../support/report-schema.ts';
import { runBoardwalk } from '../../support/run-boardwalk.ts';
import { openTestStore } from '../../support/s3-store/open-test-store.ts';
import { startSilentCms } from '../../support/silent-cms.ts';
import { startBoardwalk } from '../../support/start-boardwalk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';

const secret = 'Q7xw Lk29 vbN3 pp0Z';
const authorization = `Basic ${Buffer.from(`reporter:${secret}`).toString('base64')}`;

/** A small pier, a receiver of reports, and the command line that reports to it. */
async function open(answer: AnswerReport = take) {
  const store = smallStore({ posts: 3 });
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
  return { store, receiver, folder, out, env, where, generate, sync, events, digest, readJson };
}

function firstOf({ entries }: DemoStore, kind: DemoEntry['kind']): DemoEntry {
  const found = entries.find((entry) => entry.kind === kind);
  if (found === undefined) throw new Error(`the demo has no ${kind}`);
  return found;
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
    // Another address is not another site.
    const other = await openReportReceiver();
    const again = await generate(['--report-to', other.url]);
    expect(again.stdout).toContain('0 pages rendered');
    expect((await readJson()).rebuilt).toMatchObject({ made: 0 });
    expect(receiver.received).toHaveLength(2);
    expect(other.received[1]?.body).toEqual({ ...body, at: expect.any(String) });
    expect(other.received[1]?.body.at).not.toBe(body?.at);
  });

  it('sends what stopped it, with entry and field, and ends with the code of that', async () => {
    const { store, receiver, generate, events, readJson } = await open();
    const event = firstOf(store, 'event');
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
    const { receiver, generate, where, env } = await open();
    // As hosted CI sets a variable that is missing.
    expect(await generate([], { BOARDWALK_REPORT_TO: '' })).toMatchObject({ exitCode: 0, stderr: '' });
    const verified = await runBoardwalk(['generate', '--verify', ...where], env);
    expect(verified).toMatchObject({ exitCode: 0, stderr: '' });
    const editor = `Basic ${Buffer.from('editor:walk the pier').toString('base64')}`;
    const drafts = await generate(['--drafts'], { BOARDWALK_AUTHORIZATION: editor });
    expect(drafts.exitCode).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  it('does not tell as an end that another build has locked the folder', async () => {
    const { receiver, out, env } = await open();
    startBoardwalk(['generate', '--endpoint', await startSilentCms(), '--out', out]);
    await until(async () => (await readdir(path.dirname(out))).includes('.dist.lock'));
    expect((await runBoardwalk(['generate'], env)).exitCode).toBe(7);
    expect(receiver.received.map(({ body }) => body.event)).toEqual(['building']);
  });

  it.each([['SIGTERM', 143] as const, ['SIGINT', 130] as const])(
    'says that it was stopped by %s, without showing the password, and publishes nothing',
    async (signal, code) => {
      const { receiver, out, env, events } = await open();
      const build = startBoardwalk(['generate', '--endpoint', await startSilentCms(), '--out', out], { env });
      await until(async () => receiver.received.length > 0);
      build.kill(signal);
      const { end, stderr } = await build.ended;
      expect(end).toBe(code);
      expect(events()).toEqual([
        ['building', null],
        ['stopped', null],
      ]);
      expect(receiver.received[1]?.headers.authorization).toBe(authorization);
      expectNoSecret(stderr);
      expect(await readdir(path.dirname(out))).not.toContain('dist');
    },
  );

  it('ends soon after a signal also when the receiver hangs, and at once at a second signal', async () => {
    const endpoint = await startSilentCms();
    const endAfter = async (first: NodeJS.Signals, second?: NodeJS.Signals) => {
      const { receiver, out, env } = await open(() => undefined);
      const build = startBoardwalk(['generate', '--endpoint', endpoint, '--out', out], { env });
      await until(async () => receiver.received.length > 0);
      build.kill(first);
      if (second !== undefined) {
        await until(async () => receiver.received.some(({ body }) => body.event === 'stopped'));
        build.kill(second);
      }
      return (await build.ended).end;
    };
    expect(await Promise.all([endAfter('SIGTERM'), endAfter('SIGTERM', 'SIGTERM')])).toEqual([
      143,
      'SIGTERM',
    ]);
  });

  it('has no page with the password for reports, whoever writes it there', async () => {
    const { store, receiver, generate } = await open();
    editEntry(store, firstOf(store, 'post').id, { title: `Hello ${authorization}` });
    const { exitCode, stderr, stdout } = await generate();
    expect(exitCode).toBe(4);
    const sent = JSON.stringify(receiver.received.at(-1)?.body);
    expect(sent).toContain('privateText');
    expectNoSecret(stderr, stdout, sent);
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
    editEntry(store, firstOf(store, 'post').id, { title: 'A new title' });
    await generate();
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
    const { store, folder, generate, sync, events, digest } = await open();
    await generate();
    const www = path.join(folder, 'www');
    const config = path.join(folder, 'failing.config.mjs');
    const settings = { siteUrl: 'https://www.halyardpier.example', sync: { invalidate: 'exit 3' } };
    await writeFile(config, `export default ${JSON.stringify(settings)};`);
    const one = await digest();
    // Of a first publish no CDN has anything.
    expect((await sync([www])).exitCode).toBe(0);
    editEntry(store, firstOf(store, 'post').id, { title: 'A new title' });
    await generate();
    expect((await sync([www, '--config', config])).exitCode).toBe(9);
    const two = await digest();
    expect(events().slice(2)).toEqual([
      ['live', one],
      ['building', null],
      ['built', two],
      ['live', two],
    ]);
    expect((await sync(['s3://nobody'])).exitCode).toBe(8);
    expect(events()).toHaveLength(6);
  });
});
