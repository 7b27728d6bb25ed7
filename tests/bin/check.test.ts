import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { createDemoCms, type DemoCmsOptions } from '../../demo/demo-cms.ts';
import { editEntry, setFields } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { startFixedServer } from '../../tools/tour/fixed-server.ts';
import { writeFiles } from '../support/make-project.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { flagWithoutRetries } from '../support/without-retries.ts';

describe('boardwalk check', () => {
  const check = (
    endpoint: string,
    env: Readonly<Record<string, string>> = {},
    flags: readonly string[] = [],
  ) => runBoardwalk(['check', '--endpoint', endpoint, ...flags], env);

  const plugins = { seo: true, boardwalk: true };

  async function startCms(options: DemoCmsOptions = {}): Promise<string> {
    const cms = await createDemoCms(options);
    onTestFinished(cms.close);
    return cms.url;
  }

  it('finds nothing weak in a CMS that has everything', async () => {
    const { exitCode, stdout, stderr } = await check(await startCms({ plugins }));
    expect(exitCode, stderr).toBe(exitCodes.ok);
    expect(stdout).toContain('✔ The plugin Boardwalk answers, version 1.1.0.');
    expect(stdout).toContain('✔ The time zone is America/New_York.');
    expect(stdout).toContain('✔ Public entries: posts 71, pages 19, ');
    expect(stdout).toContain('✔ The menu PRIMARY has 6 items at its top.');
    expect(stdout).toContain('A build can read this CMS: 15 good, 0 to look at.');
  });

  it('tells which files of public/ contradict the site', async () => {
    const folder = await temporaryFolder();
    const config = path.join(folder, 'site.config.mjs');
    await writeFile(config, "export default { siteUrl: 'https://pier.example' };");
    await writeFiles(path.join(folder, 'public'), { 'robots.txt': 'User-agent: *\nDisallow: /\n' });
    const { exitCode, stdout, stderr } = await check(await startCms({ plugins }), {}, ['--config', config]);
    expect(exitCode, stderr).toBe(exitCodes.ok);
    expect(stdout).toMatch(
      /! The file public\/robots\.txt keeps all search engines out of the site\.\n {2}→ Remove/,
    );
  });

  it('names each part that a plain WPGraphQL lacks, with a remedy, and ends with 0', async () => {
    const store = createStore();
    store.settings.timezone = '+02:00';
    store.menuItems = store.menuItems.filter(({ location }) => location !== 'FOOTER');
    const endpoint = await startCms({
      store,
      plugins: { seo: false },
      lacks: ['RootQuery.artworks', 'Event.venue'],
      pageSize: 10,
    });
    const { exitCode, stdout, stderr } = await check(endpoint);
    expect(exitCode, stderr).toBe(exitCodes.ok);
    const lines = stdout.split('\n');
    for (const weakness of [
      'Add WPGraphQL SEO is missing',
      'The CMS offers no redirects',
      'The plugin Boardwalk is missing',
      'The CMS does not offer artworks',
      'Fields are missing in the CMS and stay empty: events.venue',
      'The time zone "+02:00" is not the name of a place',
      'A list answers only 10 entries at once',
      'The menu FOOTER is empty',
    ]) {
      const place = lines.findIndex((line) => line.startsWith(`! ${weakness}`));
      expect(place, `${weakness}\n${stdout}`).toBeGreaterThan(0);
      expect(lines[place + 1], weakness).toMatch(/^ {2}→ \S/);
    }
    expect(stdout).not.toContain('The time zone is UTC');
  });

  it('reads some entries of each kind, and tells what a build would not understand', async () => {
    const store = createStore();
    const events = store.entries.filter(({ kind }) => kind === 'event');
    for (const { id } of events) setFields(store, id, { startDate: '10/06/2026', endDate: '' });
    for (const { id } of store.entries.filter(({ kind }) => kind === 'location'))
      editEntry(store, id, { title: 'Caf&#233;' });
    const { exitCode, stdout } = await check(await startCms({ store }));
    expect(exitCode).toBe(exitCodes.ok);
    expect(stdout.match(/! "10\/06\/2026" is not a date: event \d+ ".+", startDate\./g)).toHaveLength(5);
    expect(stdout).toMatch(/! None of 5 events has a start date: no list shows them\.\n {2}→ \S/);
    expect(stdout).toMatch(/! The title has html references .+ "Café", title\.\n {2}→ .*WPGraphQL/);
    expect(stdout).not.toContain('A build understands the first entries');
  });

  it('ends with 4 for an entry that a build refuses', async () => {
    const endpoint = await startFaulty(
      await startCms(),
      /"featuredImageDatabaseId":\d+/g,
      '"featuredImageDatabaseId":1.5',
    );
    const { exitCode, stdout } = await check(endpoint);
    expect(exitCode).toBe(exitCodes.content);
    expect(stdout).toMatch(/✖ A field is not as expected: .+: post \d+ ".+", featuredImageDatabaseId\./);
  });

  it('shows how the dates of events are read', async () => {
    const store = createStore();
    for (const { id } of store.entries.filter(({ kind }) => kind === 'event'))
      setFields(store, id, { startDate: '2026-06-10T19:00:00+00:00', endDate: '' });
    const { stdout } = await check(await startCms({ store }));
    expect(stdout).toMatch(/✔ Events have dates, such as ".+": Wednesday, June 10, 2026, 7:00 PM\./);
  });

  it('counts former addresses of the plugin Boardwalk as redirects', async () => {
    const { stdout } = await check(await startCms({ plugins: { ...plugins, seo: false } }));
    expect(stdout).toContain('✔ Redirects of the CMS are read.');
    const older = await check(
      await startCms({
        plugins: { ...plugins, seo: false },
        lacks: ['Boardwalk.redirects', 'Boardwalk.index'],
      }),
    );
    expect(older.exitCode, older.stderr).toBe(exitCodes.ok);
    expect(older.stdout).toMatch(
      /! The CMS offers no redirects\.\n {2}→ Install the plugin Boardwalk in WordPress/,
    );
    expect(older.stdout).toMatch(/! The plugin Boardwalk gives no index.*\n {2}→ Update the plugin/);
  });

  it('names the kinds and fields that the plugin Boardwalk would bring', async () => {
    const lacks = ['RootQuery.events', 'Location.address'] as const;
    const { stdout } = await check(await startCms({ lacks }));
    expect(stdout).toMatch(
      /! The CMS does not offer events.*\n {2}→ Install the plugin Boardwalk in WordPress/,
    );
    expect(stdout).toMatch(
      /! Fields are missing.*locations\.address.*\n {2}→ .*install the plugin Boardwalk in WordPress/,
    );
  });

  it('accepts plain addresses of events: their place on the site is made from the slug', async () => {
    const endpoint = await startPlainPermalinks(await startCms(), /"uri":"\/event\/[^"]+"/g);
    const { exitCode, stdout, stderr } = await check(endpoint);
    expect(exitCode, stderr).toBe(exitCodes.ok);
    expect(stdout).toContain('✔ Permalinks have paths.');
  });

  it('names a theme without a menu location, which is to be registered', async () => {
    const config = path.join(await temporaryFolder(), 'site.config.mjs');
    await writeFile(
      config,
      `export default { siteUrl: 'https://www.pier.example', menus: { footer: 'BOTTOM' } };`,
    );
    const { exitCode, stdout } = await runBoardwalk([
      'check',
      '--endpoint',
      await startCms(),
      '--config',
      config,
    ]);
    expect(exitCode).toBe(exitCodes.ok);
    expect(stdout).toContain('! The theme of the CMS has no menu location "BOTTOM"');
    expect(stdout).toContain('→ Register the menu location "bottom"');
  });

  it('ends with 4 for plain permalinks, which a build refuses', async () => {
    const { exitCode, stdout } = await check(await startPlainPermalinks(await startCms()));
    expect(exitCode).toBe(exitCodes.content);
    expect(stdout).toContain('✖ The permalinks are plain, such as /?page_id=');
    expect(stdout).toContain('→ Choose "Post name" under Settings, Permalinks in the CMS.');
    expect(stdout).toContain('A build would be refused: 1 to correct');
  });

  it.each([
    ['nothing answers', async () => 'http://127.0.0.1:1/graphql', '127.0.0.1:1 cannot be reached'],
    ['a login is wanted', () => startPage(401, '<h1>Authorization required</h1>'), '401'],
    ['WPGraphQL is missing', () => startPage(404, '<h1>Page not found</h1>'), '404'],
  ])('ends with 3 where %s, and says what to do', async (_, start, said) => {
    const { exitCode, stderr } = await check(await start(), {}, await flagWithoutRetries());
    expect(exitCode, stderr).toBe(exitCodes.source);
    expect(stderr).toContain(said);
    expect(stderr).toContain('→ ');
    expect(stderr).not.toContain('Nothing was published');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('ends with 2 for an address that is not one', async () => {
    const { exitCode, stderr } = await check('nowhere');
    expect(exitCode).toBe(exitCodes.usage);
    expect(stderr).toContain('--endpoint');
  });

  it('keeps credentials out of all it prints', async () => {
    const { exitCode, stdout, stderr } = await check(await startCms(), {
      BOARDWALK_AUTHORIZATION: 'Basic c2VjcmV0',
    });
    expect(exitCode, stderr).toBe(exitCodes.ok);
    expect(stdout).toMatch(/! The C(redentials|MS does not tell)/i);
    expect(stdout + stderr).not.toContain('c2VjcmV0');
  });
});

async function startPage(status: number, html: string): Promise<string> {
  const server = await startFixedServer(status, html);
  onTestFinished(server.close);
  return server.url;
}

/** Passes requests on to a CMS, and gives the addresses of its entries as plain permalinks. */
function startPlainPermalinks(endpoint: string, addresses = /"uri":"[^"]*"/g): Promise<string> {
  return startFaulty(endpoint, addresses, '"uri":"/?page_id=2"');
}

/** The same CMS, with other words in its answers. */
async function startFaulty(endpoint: string, words: RegExp, others: string): Promise<string> {
  const origin = await serve(async (request, response) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(endpoint, { method: 'POST', headers, body: await text(request) });
    const changed = (await answer.text()).replace(words, others);
    response.writeHead(answer.status, headers).end(changed);
  });
  return `${origin}/graphql`;
}
