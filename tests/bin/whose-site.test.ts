import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSiteUrl } from '../../bin/read-config.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { blogLacks, blogStore } from '../support/blog-store.ts';
import { listFiles } from '../support/list-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const siteUrl = 'https://www.orchard.example';
const unreachable = (port: number) => `http://127.0.0.1:${port}/graphql`;
const ofClient = (endpoint: string) => ({
  graphql: { clients: { default: { endpoint, options: { retries: 0 } } } },
});

describe('the endpoint of a site', () => {
  let folder = '';
  let cms: DemoCms;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({
      store: blogStore(),
      lacks: blogLacks,
      plugins: { seo: false },
    });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  const withSettings = async (settings: object): Promise<string> => {
    const file = path.join(folder, `${crypto.randomUUID()}.config.mjs`);
    await writeFile(file, `export default ${JSON.stringify(settings)};`);
    return file;
  };
  const run = async (
    words: readonly string[],
    settings: object,
    env: Readonly<Record<string, string>> = {},
  ) => {
    // A watch starts a process of its own.
    const call = words.includes('--watch') ? spawnBoardwalk : runBoardwalk;
    return call([...words, '--config', await withSettings(settings)], env);
  };

  it('is that of the client "default", from which the site is built', async () => {
    const out = path.join(folder, 'site');
    const settings = { siteUrl, ...ofClient(cms.url) };
    const { exitCode, stdout, stderr } = await run(['generate', '--fresh', '--out', out], settings);
    expect(exitCode, stderr).toBe(0);
    expect(stdout).not.toContain('demo');
    const files = await listFiles(out);
    expect(files).toContain('news/p/apple-1/index.html');
    expect(files.some((file) => file.startsWith('event/'))).toBe(false);
  });

  it.each([
    ['the client', [], {}, { ...ofClient(unreachable(1)) }, 1],
    ['the file over the client', [], {}, { ...ofClient(unreachable(1)), endpoint: unreachable(2) }, 2],
    [
      'the variable over the file',
      [],
      { BOARDWALK_ENDPOINT: unreachable(3) },
      { ...ofClient(unreachable(1)), endpoint: unreachable(2) },
      3,
    ],
    [
      'the flag over the variable',
      ['--endpoint', unreachable(4)],
      { BOARDWALK_ENDPOINT: unreachable(3) },
      { ...ofClient(unreachable(1)), endpoint: unreachable(2) },
      4,
    ],
    ['the variable over the client', [], { BOARDWALK_ENDPOINT: unreachable(3) }, ofClient(unreachable(1)), 3],
    ['the flag over the client', ['--endpoint', unreachable(4)], {}, ofClient(unreachable(1)), 4],
  ] as const)('is taken from %s', async (_, words, env, settings, port) => {
    const { exitCode, stdout, stderr } = await run(['check', ...words], { siteUrl, ...settings }, env);
    expect(exitCode).toBe(3);
    expect(stdout).toContain(`Checking ${unreachable(port)}`);
    expect(stderr).toContain(`127.0.0.1:${port}`);
  });

  it.each([
    ['check', []],
    ['crawl', ['--save-content', '/nonexistent/content.jsonl']],
    ['generate', []],
    ['generate', ['--drafts']],
    ['generate', ['--watch', '--port', '0']],
    ['generate', ['--verify']],
    ['preview', ['--port', '0']],
  ])(
    'is missing for another site than the demo: %s %j ends with 2 and names the setting',
    async (command, words) => {
      const env = {
        BOARDWALK_AUTHORIZATION: 'Basic dXNlcjpwYXNzd29yZA==',
        BOARDWALK_PREVIEW_SECRET: 'x'.repeat(32),
      };
      const { exitCode, stdout, stderr } = await run([command, ...words], { siteUrl }, env);
      expect(exitCode, stderr).toBe(2);
      expect(stderr).toContain('endpoint');
      expect(stderr).toContain('BOARDWALK_ENDPOINT');
      expect(stdout).not.toContain('demo');
    },
  );

  it.each([
    ['the flag', ['--site-url', siteUrl], {}],
    ['the variable', [], { BOARDWALK_SITE_URL: siteUrl }],
  ])('is missing where %s gives another address to the demo', async (_, words, env) => {
    const { exitCode, stderr } = await run(['generate', ...words], { siteUrl: demoSiteUrl }, env);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`endpoint: missing for ${siteUrl}`);
  });

  it.each([
    ['no siteUrl', {}, 'siteUrl'],
    ['an empty siteUrl', { siteUrl: '' }, 'siteUrl'],
    ['an empty endpoint', { siteUrl, endpoint: '' }, 'endpoint'],
    ['an empty endpoint of the client', { siteUrl, ...ofClient('') }, 'graphql.clients.default.endpoint'],
    [
      'credentials in that of the client',
      { siteUrl, ...ofClient('http://:pw@h/graphql') },
      'user name or password',
    ],
  ])('ends with 2 for %s', async (_, settings, said) => {
    const { exitCode, stderr } = await run(['check'], settings);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(said);
  });

  it('is not needed for a content file, which shows nothing of the demo', async () => {
    const content = path.join(folder, 'content.jsonl');
    const out = path.join(folder, 'saved');
    const crawled = await run(['crawl', '--save-content', content], { siteUrl, ...ofClient(cms.url) });
    expect(crawled.exitCode, crawled.stderr).toBe(0);
    const built = await run(['generate', '--content', content, '--out', out, '--html', `${out}.html`], {
      siteUrl,
    });
    expect(built.exitCode, built.stderr).toBe(0);
    expect(built.stdout + built.stderr).not.toMatch(/demo|halyard/i);
    // A shard fetches pictures, too.
    const store = ['--store', path.join(folder, 'store'), '--shard', '0/1'];
    const env = { BOARDWALK_STORE_SECRET: 's'.repeat(64) };
    const shard = await run(['work', '--content', content, ...store], { siteUrl }, env);
    expect(shard.exitCode, shard.stderr).toBe(2);
    expect(shard.stderr).toContain(`endpoint: missing for ${siteUrl}`);
  });
});
