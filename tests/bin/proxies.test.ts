import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { startDemo } from '../generator/crawl-demo.ts';
import { type ForwardProxyOptions, startForwardProxy } from '../support/forward-proxy.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { openReportReceiver } from '../support/report-receiver.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { openTestStore } from '../support/s3-store/open-test-store.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { flagWithoutRetries } from '../support/without-retries.ts';
import { makeSite, texts } from '../sync/support/make-site.ts';

const host = 'cms.pier.invalid';
const login = 'pier:Wq7K xT3m%';
const variable = (proxy: { readonly host: string }, pair = '') => `http://${pair}${proxy.host}`;
const written = `${login.split(':').map(encodeURIComponent).join(':')}@`;

describe('a proxy of the environment', { timeout: 180_000 }, () => {
  /** A CMS that only the proxy knows, by http, and by https with a certificate of nobody. */
  const startBehind = async (options: Partial<ForwardProxyOptions> = {}) => {
    const cms = await startDemo({ store: smallStore({ posts: 3 }) });
    const folder = path.join(projectRoot, 'tools', 'quality', 'certificate');
    const [cert, key] = await Promise.all(
      ['certificate.pem', 'key.pem'].map((name) => readFile(path.join(folder, name))),
    );
    const safe = createServer({ cert, key }, async (request, response) => {
      const body = request.method === 'POST' ? { body: await text(request) } : {};
      const headers = { 'content-type': 'application/json' };
      const { method = 'GET', url = '/' } = request;
      const answer = await fetch(new URL(url, cms.url), { method, headers, ...body });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => safe.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      safe.closeAllConnections();
      safe.close();
      for (const name of [`http://${host}`, `https://${host}`])
        await removeFolder(cacheOf(projectRoot, name));
    });
    const address = safe.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const hosts = { [`${host}:80`]: Number(new URL(cms.url).port), [`${host}:443`]: port };
    return { cms, proxy: await startForwardProxy({ hosts, ...options }) };
  };
  const trusting = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const check = async (endpoint: string, env: Readonly<Record<string, string>>) =>
    runBoardwalk(['check', '--endpoint', endpoint, ...(await flagWithoutRetries())], env);

  it('hands over queries and pictures of a build, with its credentials', async () => {
    const { proxy } = await startBehind({ login });
    const out = path.join(await temporaryFolder(), 'site');
    const args = ['generate', '--fresh', '--out', out, '--endpoint', `http://${host}/graphql`];
    const { exitCode, stderr } = await runBoardwalk(args, { HTTP_PROXY: variable(proxy, written) });
    expect(exitCode, stderr).toBe(0);
    expect(proxy.seen).toContain(`POST http://${host}/graphql`);
    expect(proxy.seen.filter((line) => line.startsWith(`GET http://${host}/wp-content/`))).not.toEqual([]);
    expect((await readdir(path.join(out, '_assets', 'media'))).length).toBeGreaterThan(0);
  });

  it('opens tunnels for https, for queries and pictures', async () => {
    const { proxy } = await startBehind({ login });
    const out = path.join(await temporaryFolder(), 'site');
    const args = ['generate', '--fresh', '--out', out, '--endpoint', `https://${host}/graphql`];
    const env = { ...trusting, https_proxy: variable(proxy, written) };
    const { exitCode, stderr } = await runBoardwalk(args, env);
    expect(exitCode, stderr).toBe(0);
    expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT ${host}:443`]));
    expect((await readdir(path.join(out, '_assets', 'media'))).length).toBeGreaterThan(0);
  });

  it.each([
    ['http', 'HTTP_PROXY'],
    ['https', 'HTTPS_PROXY'],
  ])('that wants other credentials is named without them: %s', async (scheme, name) => {
    const { proxy } = await startBehind({ login: 'pier:another' });
    const { exitCode, stdout, stderr } = await check(`${scheme}://${host}/graphql`, {
      [name]: variable(proxy, written),
    });
    expect(exitCode, stderr).toBe(3);
    expect(stderr).toContain(
      `${host} cannot be reached through the proxy ${proxy.host} (HTTP 407, Schema, 1 attempt)`,
    );
    expect(stderr).toContain('→ Check HTTP_PROXY and HTTPS_PROXY');
    expect(stdout + stderr).not.toMatch(/Wq7K|xT3m|V3E3S/);
  });

  it('that opens no tunnel is told from a CMS that refuses', async () => {
    const { proxy } = await startBehind({ refuses: 403 });
    const { exitCode, stderr } = await check(`https://${host}/graphql`, { HTTPS_PROXY: variable(proxy) });
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`through the proxy ${proxy.host} (HTTP 403`);
  });

  it('that never answers is given up at the time limit', async () => {
    const { proxy } = await startBehind({ isSilent: true });
    const config = path.join(await temporaryFolder(), 'site.config.mjs');
    const options = { timeoutMs: 300, retries: 0 };
    for (const scheme of ['http', 'https']) {
      const settings = {
        siteUrl: 'https://www.pier.example',
        graphql: { clients: { default: { endpoint: `${scheme}://${host}/graphql`, options } } },
      };
      await writeFile(config, `export default ${JSON.stringify(settings)};`);
      const env = { ALL_PROXY: variable(proxy) };
      const { exitCode, stderr } = await runBoardwalk(['check', '--config', config], env);
      expect(exitCode).toBe(3);
      expect(stderr).toContain(`${host} did not answer within 300 ms through the proxy ${proxy.host}`);
    }
  });

  it('that does not run is named', async () => {
    const { exitCode, stderr } = await check(`http://${host}/graphql`, { HTTP_PROXY: 'http://127.0.0.1:9' });
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`${host} cannot be reached through the proxy 127.0.0.1:9 (ECONNREFUSED`);
  });

  it('is not asked for hosts of NO_PROXY, nor for this machine and the demo', async () => {
    const { cms, proxy } = await startBehind();
    const env = { HTTP_PROXY: variable(proxy), HTTPS_PROXY: variable(proxy), NO_PROXY: '.invalid' };
    expect((await check(`http://${host}/graphql`, env)).stderr).toMatch(
      /cannot be reached \((ENOTFOUND|EAI_AGAIN)/,
    );
    expect((await check(cms.url, env)).exitCode).toBe(0);
    expect((await runBoardwalk(['check'], env)).exitCode).toBe(0);
    expect(proxy.seen).toEqual([]);
  });

  it('must speak http: any other ends with 2, and its address is not printed', async () => {
    const env = { ALL_PROXY: 'socks5://pier:Wq7KxT3m@127.0.0.1:9' };
    const { exitCode, stderr } = await runBoardwalk(['check'], env);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('ALL_PROXY: must be the address of an http or https proxy');
    expect(stderr).not.toMatch(/Wq7K|socks5/);
  });

  it('hands over a sync to a bucket, whose refusal is not that of the store', async () => {
    const bucket = await openTestStore({ bucket: 'pier' });
    onTestFinished(() => bucket.close());
    const hosts = { 's3.pier.invalid:80': Number(new URL(bucket.endpoint).port) };
    const out = path.join(await temporaryFolder(), 'dist');
    await makeSite(out, texts('one'));
    const sync = (proxy: string) =>
      runBoardwalk(['sync', 's3://pier/site', '--out', out], {
        AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
        AWS_ENDPOINT_URL_S3: 'http://s3.pier.invalid',
        HTTP_PROXY: proxy,
      });
    const proxy = await startForwardProxy({ hosts, login });
    const refused = await sync(variable(proxy));
    expect(refused.exitCode).not.toBe(0);
    expect(refused.stderr).toContain(
      `s3.pier.invalid cannot be reached through the proxy ${proxy.host} (HTTP 407)`,
    );
    const { exitCode, stdout, stderr } = await sync(variable(proxy, written));
    expect(exitCode, stderr).toBe(0);
    expect(stdout).toContain('Deploy 1 is live');
    expect(proxy.seen.some((line) => line.startsWith('PUT http://s3.pier.invalid/pier/site/'))).toBe(true);
  });

  it('hands over the report of a run, and that of one which is stopped', async () => {
    const { cms } = await startBehind();
    const receiver = await openReportReceiver();
    const hosts = { 'wp.pier.invalid:80': Number(new URL(receiver.url).port) };
    const proxy = await startForwardProxy({ hosts, login });
    const url = `http://wp.pier.invalid${new URL(receiver.url).pathname}`;
    const args = ['generate', '--endpoint', cms.url, '--out', path.join(await temporaryFolder(), 'site')];
    const env = {
      HTTP_PROXY: variable(proxy, written),
      BOARDWALK_REPORT_AUTHORIZATION: 'Basic eDp5eXl5eXl5eQ==',
    };
    const { exitCode, stderr } = await runBoardwalk([...args, '--report-to', url], env);
    expect(exitCode, stderr).toBe(0);
    expect(receiver.received.map(({ body }) => body.event)).toContain('built');
    const before = receiver.received.length;
    const silent = ['generate', '--endpoint', await startSilentCms(), '--out', args.at(-1) ?? ''];
    const stopped = startBoardwalk([...silent, '--report-to', url], { env });
    await until(async () => receiver.received.length > before);
    stopped.kill('SIGTERM');
    expect((await stopped.ended).end).toBe(143);
    expect(receiver.received.slice(before).map(({ body }) => body.event)).toEqual(['building', 'stopped']);
  });
});
