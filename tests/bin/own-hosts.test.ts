import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../bin/commands/serve.ts';
import { createJudge } from '../../bin/commands/watch/answer-refresh.ts';
import { serveLive } from '../../bin/commands/watch/serve-live.ts';
import { ask } from '../support/ask.ts';
import { projectRoot } from '../support/project-root.ts';
import { publish } from '../support/publish.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const servers = { serve: startPreview, '--watch': startWatch } as const;
const names = ['serve', '--watch'] as const;

describe.each(names)('%s', (name) => {
  it.each([
    'localhost',
    'localhost:8080',
    'LOCALHOST:1',
    'pier.localhost:4173',
    '127.0.0.1:49152',
    '192.168.1.7',
    '[::1]:4173',
    'preview.pier.example',
    'preview.pier.example:8443',
    'tunnel.example:444',
  ])('answers who asks for its own host: %s', async (host) => {
    const { url } = await servers[name]();
    expect(await ask(`${url}/`, { headers: { host } })).toMatchObject({
      status: 200,
      body: expect.stringContaining('home'),
    });
  });

  it.each([
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
    'preview.pier.example.evil.example',
    'tunnel.example',
    'x@localhost',
    'localhost/evil',
  ])('refuses who makes another name lead to it: %j', async (host) => {
    const { url } = await servers[name]();
    for (const target of ['/', '/_boardwalk/events', '/_boardwalk/manifest.json'])
      expect(await ask(url + target, { headers: { host } })).toMatchObject({
        status: 421,
        body: expect.not.stringContaining('home'),
      });
  });
});

describe('the webhook of a watch', () => {
  const token = 'Wq7K xT3m';
  const target = '/_boardwalk/refresh';

  it.each<[string, string, Record<string, string>]>([
    ['the token in a header', target, { authorization: `Bearer ${token}` }],
    ['the token in the address', `${target}?token=${encodeURIComponent(token)}`, {}],
    ['a page of its own', target, { origin: 'http://localhost:4173', host: 'localhost:4173' }],
  ])('takes a post with %s', async (_, to, headers) => {
    const { url, refreshed } = await startWatch(token);
    expect(await ask(url + to, { method: 'POST', headers })).toMatchObject({ status: 202 });
    expect(refreshed()).toBe(1);
  });

  it.each<[string, string, Record<string, string>, string?]>([
    ['its host by another scheme', target, { origin: 'https://localhost:4173', host: 'localhost:4173' }],
    ['a scheme of scripts', target, { origin: 'javascript://localhost:4173', host: 'localhost:4173' }],
    ['a page of another site', target, { origin: 'https://evil.example' }],
    ['a page without an origin', target, { origin: 'null' }],
    ['another port of this machine', target, { origin: 'http://localhost:3000', host: 'localhost:4173' }],
    ['nothing', target, {}],
    ['a wrong token', target, { authorization: 'Bearer Wq7K' }],
    ['a wrong token in the address', `${target}?token=x`, {}],
    ['an empty token', `${target}?token=`, {}],
    ['a token where none is set', `${target}?token=undefined`, {}, 'unset'],
  ])('refuses a post with %s', async (_, to, headers, unset) => {
    const { url, refreshed } = await startWatch(unset === undefined ? token : undefined);
    expect(await ask(url + to, { method: 'POST', headers })).toMatchObject({
      status: 403,
      body: expect.stringContaining('BOARDWALK_REFRESH_TOKEN'),
    });
    expect(refreshed()).toBe(0);
  });

  it('takes no other method', async () => {
    const { url } = await startWatch(token);
    const headers = { authorization: `Bearer ${token}` };
    expect(await ask(url + target, { headers })).toMatchObject({ status: 405 });
  });
});

const hosts = ['preview.pier.example', 'tunnel.example:444'];

async function startPreview() {
  const server = await serveSite({ dir: await publishHome(), port: 0, hosts });
  onTestFinished(server.close);
  return server;
}

async function startWatch(token?: string) {
  let refreshed = 0;
  const refresh = { token, judge: createJudge(undefined), onRefresh: () => void refreshed++ };
  const dir = await publishHome();
  const server = await serveLive({ root: projectRoot, dir, port: 0, hosts, pageHeaders: {}, refresh });
  onTestFinished(server.close);
  return { url: server.url, refreshed: () => refreshed };
}

async function publishHome(): Promise<string> {
  const root = await temporaryFolder();
  const outDir = path.join(root, 'dist');
  const files = [{ path: 'index.html', class: 'page', contents: '<html><head></head>home' }] as const;
  await publish({ files, outDir, root });
  return outDir;
}
