import { channel } from 'node:diagnostics_channel';
import { renameSync, rmSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../bin/commands/serve.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';
import { ask } from '../support/ask.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { composedQuestion, hostQuestions, lostPageQuestions, titleOf } from '../support/host-questions.ts';
import { hostedHeaders as headers, hostedSite as site, withRedirects } from '../support/hosted-site.ts';
import { hostileQuestions, hostileRules } from '../support/hostile-redirects.ts';
import { writeFiles } from '../support/make-project.ts';
import { leadsElsewhere, openRequests, openRules } from '../support/open-redirects.ts';
import { publish } from '../support/publish.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const immutable = 'public, max-age=31536000, immutable';

describe('serve', () => {
  it.each(
    [...hostQuestions, ...lostPageQuestions, composedQuestion].map(
      (question) => [titleOf(question), question] as const,
    ),
  )('%s, as hosts do (faults 122, 137)', async (_, question) => {
    const { url } = await start(site);
    await expectAnswer(url, question);
  });

  it('sends nobody to another host, however the path is written', async () => {
    const { url } = await start(withRedirects(site, openRules));
    expect((await ask(`${url}/go/visit/?a=1`)).headers.location).toBe('/visit/?a=1');
    for (const target of openRequests) {
      const { status, headers } = await ask(url + target);
      expect([301, 302, 404], target).toContain(status);
      expect(leadsElsewhere(String(headers.location ?? '/'), url), `${target}: ${headers.location}`).toBe(
        false,
      );
    }
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['zstd', null],
    ['gzip;q=0', null],
    ['brotli', null],
    ['', null],
  ])('compresses texts for who accepts %j: %s', async (accepted, encoding) => {
    const { url } = await start(site);
    const answer = await fetch(`${url}/visit/`, { headers: { 'accept-encoding': accepted } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(await answer.text()).toBe('visit');
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask(`${url}/visit/`, {
      headers: { 'accept-encoding': accepted, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('redirects addresses with any character', async () => {
    const { url } = await start(withRedirects(site, hostileRules));
    for (const question of hostileQuestions) await expectAnswer(url, question);
  });

  it('sends the manifest to who builds', async () => {
    const { url } = await start(site);
    expect((await ask(`${url}/_boardwalk/manifest.json`)).headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('sends the headers of a page with the error page too', async () => {
    const { url } = await start(site);
    expect((await ask(`${url}/nothing/`)).headers).toMatchObject({ ...headers.page });
  });

  it('says 404 also when the site has no error page', async () => {
    const { url } = await start(site.slice(0, 1));
    expect(await ask(`${url}/nothing/`)).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  it('revalidates by etag and sends ranges', async () => {
    const { url } = await start(site);
    const { headers } = await ask(`${url}/visit/`);
    const revalidated = await ask(`${url}/visit/`, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(revalidated).toMatchObject({ status: 304, body: '' });
    expect(await ask(`${url}/visit/`, { headers: { range: 'bytes=0-1' } })).toMatchObject({
      status: 206,
      body: 'vi',
    });
  });

  it.each([
    ['bytes=3-', 206, 'ture', 'bytes 3-6/7'],
    ['bytes=-2', 206, 're', 'bytes 5-6/7'],
    ['bytes=0-99', 206, 'picture', 'bytes 0-6/7'],
    ['bytes=-99', 206, 'picture', 'bytes 0-6/7'],
    ['bytes=2-2', 206, 'c', 'bytes 2-2/7'],
    ['bytes=2-99999999999999999999', 206, 'cture', 'bytes 2-6/7'],
    ['bytes=7-', 416, '', 'bytes */7'],
    ['bytes=-0', 416, '', 'bytes */7'],
    ['bytes=5-2', 200, 'picture', undefined],
    ['bytes=0-0', 200, 'picture', undefined],
    ['bytes=0-1,3-4', 200, 'picture', undefined],
    ['bytes=a-', 200, 'picture', undefined],
    ['lines=0-1', 200, 'picture', undefined],
  ])('answers who asks for %s of a picture with %i', async (range, status, body, contentRange) => {
    const { url } = await start(site);
    const answer = await ask(`${url}/_assets/a.png`, { headers: { range } });
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['cache-control']).toBe(status === 416 ? undefined : immutable);
  });

  it('answers 304 for a picture that the visitor has, and HEAD without a body', async () => {
    const { url } = await start(site);
    const { headers } = await ask(`${url}/_assets/a.png`, { method: 'HEAD' });
    expect(headers).toMatchObject({ 'content-length': '7', 'content-type': 'image/png' });
    const revalidated = await ask(`${url}/_assets/a.png`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(revalidated).toMatchObject({
      status: 304,
      body: '',
      headers: { etag: headers.etag, 'cache-control': immutable },
    });
  });

  it('answers 404 for each of 300 files that go between the look at them and the reading (faults 105)', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `_assets/${index}.png`);
    const { url, dir } = await start([
      ...site,
      ...names.map((name): OutputFile => ({ path: name, class: 'asset', contents: name })),
    ]);
    const taken: string[] = [];
    const stop = beforeReading((target) => {
      rmSync(path.join(dir, target));
      taken.push(target);
    });
    const answers = await Promise.all(
      names.map((name, index) =>
        ask(`${url}/${name}`, index % 2 === 0 ? {} : { headers: { range: 'bytes=1-2' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 404));
    // Headers of the picture are not sent with this answer.
    for (const { headers } of answers) expect(headers).not.toHaveProperty('etag');
    expect(taken).toHaveLength(300);
    stop();
    expect(await ask(`${url}/_assets/a.png`)).toMatchObject({ status: 200, body: 'picture' });
  });

  it('sends a file that goes for a moment between the look at it and the reading (faults 105)', async () => {
    const { url, dir } = await start(site);
    takeAwayBeforeReading(dir, () => setTimeout(5).then(() => renameSync(`${dir}.away`, dir)));
    expect(await ask(`${url}/_assets/a.png`)).toMatchObject({ status: 200, body: 'picture' });
  });

  it('closes a file when the visitor leaves in the middle of it', async () => {
    const film: OutputFile = { path: '_assets/film.mp4', class: 'asset', contents: 'x'.repeat(20_000_000) };
    const { url } = await start([...site, film]);
    const files: Readable[] = [];
    beforeReading((_target, file) => void files.push(file));
    const leaving = new AbortController();
    const { body } = await fetch(`${url}/_assets/film.mp4`, { signal: leaving.signal });
    await body?.getReader().read();
    leaving.abort();
    await expect
      .poll(() => files.map(({ closed, readableEnded }) => ({ closed, readableEnded })))
      .toEqual([{ closed: true, readableEnded: false }]);
  });

  it('serves a new build without a restart', async () => {
    const { url, publishAgain } = await start(site);
    await publishAgain([{ path: 'new/index.html', class: 'page', contents: 'new' }]);
    expect(await ask(`${url}/new/`)).toMatchObject({ status: 200, body: 'new' });
    expect(await ask(`${url}/visit/`)).toMatchObject({ status: 404 });
  });

  it('serves files of the manifest only', async () => {
    const { url, dir } = await start(site);
    await writeFiles(dir, { 'notes.txt': 'private' });
    expect(await ask(`${url}/notes.txt`)).toMatchObject({ status: 404 });
  });

  it('refuses a folder without a site, and says what to do', async () => {
    await expect(serveSite({ dir: await temporaryFolder(), port: 0 })).rejects.toMatchObject({
      kind: 'usage',
      problems: [{ hint: 'Build it first: boardwalk generate.' }],
    });
  });

  it('refuses a port that is taken', async () => {
    const { url, dir } = await start(site);
    await expect(serveSite({ dir, port: Number(new URL(url).port) })).rejects.toMatchObject({
      kind: 'usage',
    });
  });
});

async function start(files: readonly OutputFile[]) {
  const root = await temporaryFolder();
  const dir = path.join(root, 'dist');
  const publishAgain = async (of: readonly OutputFile[]) => {
    await publish({ files: of, facts: { headers }, outDir: dir, root });
  };
  await publishAgain(files);
  const { url, close } = await serveSite({ dir, port: 0 });
  onTestFinished(close);
  return { url, dir, publishAgain };
}

/** Once: after the server has looked at the folder, and before it opens a file in it. */
function takeAwayBeforeReading(dir: string, after: () => unknown): void {
  const stop = beforeReading(() => {
    stop();
    renameSync(dir, `${dir}.away`);
    after();
  });
}

/** Calls back with the path of every request that is answered from a file, just before the file is opened. */
function beforeReading(happens: (target: string, file: Readable) => void): () => void {
  const started = channel('http.server.request.start');
  const listen = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('response' in message)) return;
    const { response } = message;
    if (!(response instanceof ServerResponse)) return;
    const target = response.req.url ?? '';
    response.once('pipe', (file: Readable) => happens(target, file));
  };
  started.subscribe(listen);
  const stop = () => void started.unsubscribe(listen);
  onTestFinished(stop);
  return stop;
}
