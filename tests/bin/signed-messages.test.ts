import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createJudge } from '../../bin/commands/watch/answer-refresh.ts';
import { serveLive } from '../../bin/commands/watch/serve-live.ts';
import { projectRoot } from '../support/project-root.ts';
import { publish } from '../support/publish.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const secret = 'Wq7K-xT3m-Wq7K-xT3m';
const message = JSON.stringify({
  version: 1,
  site: 'https://www.pier.example',
  reason: 'change',
  entries: [5],
  count: 1,
});
const now = () => Math.floor(Date.now() / 1000);
const sign = (body: string, { t = now(), by = secret } = {}) =>
  `t=${t},v1=${createHmac('sha256', by).update(`${t}.${body}`).digest('hex')}`;

describe('a watch that is sent a message', () => {
  it('builds the site again where the signature is right', async () => {
    const { post, refreshed } = await startWatch();
    expect(await post(message, sign(message))).toMatchObject({ status: 202 });
    expect(refreshed()).toBe(1);
  });

  it.each<[string, string, string | null]>([
    ['another secret', sign(message, { by: `${secret}x` }), secret],
    ['another body', sign(`${message} `), secret],
    ['another moment', sign(message).replace(/t=\d+/, `t=${now() - 1}`), secret],
    ['a hash that is too short', sign(message).slice(0, -2), secret],
    ['no moment', sign(message).replace(/t=\d+,/, ''), secret],
    ['words', 'let me in', secret],
    ['nothing', '', secret],
    ['a key of the empty text, where no secret is set', sign(message, { by: '' }), null],
  ])('answers 401 to a signature of %s, and changes nothing', async (_, signature, known) => {
    const { post, refreshed, files } = await startWatch(known);
    const before = await files();
    const answer = await post(message, signature);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain(secret);
    expect([refreshed(), await files()]).toEqual([0, before]);
  });

  it.each([-301, -86_400, 302])(
    'answers 403 to a message of %i seconds from now, and changes nothing',
    async (seconds) => {
      const { post, refreshed } = await startWatch();
      expect(await post(message, sign(message, { t: now() + seconds }))).toMatchObject({ status: 403 });
      expect(refreshed()).toBe(0);
    },
  );

  it('answers 409 to a message that comes again, and changes nothing', async () => {
    const { post, refreshed } = await startWatch();
    const signature = sign(message, { t: now() - 290 });
    expect(await post(message, signature)).toMatchObject({ status: 202 });
    expect(await post(message, signature)).toMatchObject({ status: 409 });
    expect(await post(message, sign(message))).toMatchObject({ status: 202 });
    expect(refreshed()).toBe(2);
  });

  it('answers 200 to a test, 400 to what is no message and 413 to what is too long, and builds nothing', async () => {
    const { post, refreshed } = await startWatch();
    const test = JSON.stringify({ version: 1, reason: 'test' });
    expect(await post(test, sign(test))).toMatchObject({ status: 200 });
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"version":2,"reason":"change"}',
      '{"version":1,"reason":5}',
    ])
      expect([body, (await post(body, sign(body))).status]).toEqual([body, 400]);
    const long = JSON.stringify({ version: 1, reason: 'change', more: 'x'.repeat(70_000) });
    expect(await post(long, sign(long))).toMatchObject({ status: 413 });
    expect(refreshed()).toBe(0);
  });
});

async function startWatch(known: string | null = secret) {
  let refreshed = 0;
  const root = await temporaryFolder();
  const dir = path.join(root, 'dist');
  const page = { path: 'index.html', class: 'page', contents: '<html><head></head>home' } as const;
  await publish({ files: [page], outDir: dir, root });
  const refresh = {
    token: undefined,
    judge: createJudge(known ?? undefined),
    onRefresh: () => void refreshed++,
  };
  const server = await serveLive({ root: projectRoot, dir, port: 0, hosts: [], pageHeaders: {}, refresh });
  onTestFinished(server.close);
  const post = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-boardwalk-signature': signature };
    const answer = await fetch(`${server.url}/_boardwalk/refresh`, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };
  const files = async () => [
    (await readdir(dir, { recursive: true })).sort(),
    await readFile(path.join(dir, 'index.html'), 'utf8'),
  ];
  return { post, files, refreshed: () => refreshed };
}
