import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../support/project-root.ts';
import type { RunResult } from '../../../support/run-boardwalk.ts';
import { openTestStore, type TestStore } from '../../../support/s3-store/open-test-store.ts';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { until } from '../../../support/until.ts';
import { type AdminBrowser, openAdmin } from '../../support/admin-browser.ts';
import { type Editor, openEditor } from '../../support/editor.ts';
import { openWordpress } from '../../support/open-wordpress.ts';
import { reportedSite, startReports } from '../../support/reports.ts';
import { type Receiver, receive } from '../../webhook/receiver.ts';

const previewSecret = 'the secret of previews, long enough';

/**
 * A day of an editor: a real WordPress, the preview server, builds, and a bucket. Each test goes on
 * where the one before ended.
 */
describe("an editor's day", { timeout: 300_000 }, () => {
  const wordpress = openWordpress();
  let bucket: TestStore;
  let messages: Receiver;
  let browser: AdminBrowser;
  let previews: ChildProcess;
  let folder: string;
  let env: Readonly<Record<string, string>>;
  let editor: Editor;
  let panel: Locator;
  const parts: string[] = [];

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    bucket = await openTestStore({ bucket: 'pier' });
    await wordpress.run(
      `foreach ( range( 1, 6 ) as $number ) {
        $id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => "Market $number" ) );
        update_post_meta( $id, 'boardwalk_start', "2036-05-0{$number}T10:00:00" );
      }`,
    );
    const { authorization } = await startReports(wordpress);
    messages = receive(wordpress);
    await messages.reset();
    const basic = await wordpress.run<string>(
      `list( $password ) = WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'preview' ) );
      return base64_encode( "editor:$password" );`,
    );
    env = {
      BOARDWALK_ENDPOINT: `${wordpress.url}/graphql`,
      BOARDWALK_SITE_URL: reportedSite,
      BOARDWALK_OUT: path.join(folder, 'dist'),
      BOARDWALK_REPORT_TO: `${wordpress.url}/wp-json/boardwalk/v1/status`,
      BOARDWALK_REPORT_AUTHORIZATION: authorization,
      AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
      HOME: folder,
    };
    const started = await startPreviews({
      ...env,
      BOARDWALK_AUTHORIZATION: `Basic ${basic}`,
      BOARDWALK_PREVIEW_SECRET: previewSecret,
    });
    previews = started.process;
    await wordpress.run(`update_option( 'boardwalk_preview', $given, false ); return null;`, {
      given: { url: started.url, secret: previewSecret },
    });
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  }, 300_000);
  afterAll(async () => {
    if (process.env.BOARDWALK_TIMES) console.info(parts.join('\n'));
    previews?.kill();
    await browser?.close();
    await bucket?.close();
    await removeFolder(folder);
  });

  const timed = async <Value>(part: string, work: () => Promise<Value>): Promise<Value> => {
    const start = performance.now();
    const value = await work();
    parts.push(`${part}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
    return value;
  };
  const generate = (): Promise<RunResult> =>
    timed('build', () => spawnBoardwalk(['generate', '--config', 'site.config.ts'], env));
  const sync = (): Promise<RunResult> => timed('sync', () => spawnBoardwalk(['sync', 's3://pier'], env));
  const goLive = async (): Promise<void> => {
    for (const work of [generate, sync]) {
      const { exitCode, stderr } = await work();
      expect(exitCode, stderr).toBe(0);
    }
  };
  /** Reads the page of an event from the bucket; undefined without such a page. */
  const live = (slug: string): string | undefined =>
    bucket.objects.get(`event/${slug}/index.html`)?.bytes.toString();
  const preview = async (): Promise<Page> => {
    await editor.page.getByRole('button', { name: 'View', exact: true }).click();
    const opened = browser.context.waitForEvent('page');
    await editor.page.getByRole('menuitem', { name: /Preview in new tab/ }).click();
    const page = await opened;
    await page.locator('[data-entry]').first().waitFor();
    return page;
  };

  /** Closes the preview and goes back to the editor, whose tab does little while it is hidden. */
  const backFrom = async (page: Page): Promise<void> => {
    await page.close();
    await editor.page.bringToFront();
  };

  it('begins with a site that is live, and a draft that says that it is not on the site', async () => {
    await goLive();
    expect(live('market-1')).toContain('Market 1');
    editor = await openEditor(browser, 'event');
    await editor.typeTitle('Lantern nihgt');
    await (await editor.insertBlock('Paragraph')).fill('Bring a lantern.');
    const fields = await editor.openPanel('Event');
    await fields.getByLabel('Starts').fill('2036-06-20T21:00');
    expect((await editor.saveDraft()).isSaved).toBe(true);
    panel = await editor.openPanel('Where is my change?');
    await panel.getByText('Not published').waitFor();
    expect(await messages.messages()).toEqual([]);
  });

  it('sees the draft as the site would show it, corrects it, and sees that', async () => {
    const first = await timed('first preview', preview);
    expect(await first.locator('h1').textContent()).toBe('Lantern nihgt');
    expect(await first.locator('main').innerText()).toContain('Bring a lantern.');
    await backFrom(first);
    // The button saves what was typed.
    await editor.typeTitle('Lantern night');
    const second = await timed('second preview', preview);
    expect(await second.locator('h1').textContent()).toBe('Lantern night');
    await backFrom(second);
  });

  it('publishes: one message asks for a build, and the entry waits until it is live', async () => {
    expect((await timed('publish in the editor', editor.publish)).isSaved).toBe(true);
    await panel.getByText('Waiting since').waitFor();
    await messages.runCron();
    const asked = await messages.messages();
    expect(asked.map(({ reason, entries }) => [reason, entries])).toEqual([['change', [await editor.id()]]]);
    await goLive();
    await timed('live to "On the site since" in the editor', () =>
      panel.getByText('On the site since').waitFor(),
    );
    expect(await panel.getByRole('link', { name: 'View on the site' }).getAttribute('href')).toBe(
      `${reportedSite}/event/lantern-night/`,
    );
    expect(live('lantern-night')).toContain('Bring a lantern.');
    expect(live('lantern-night')).not.toContain('data-entry');
  });

  it('is told on the entry why a change was refused, corrects it, and it is live', async () => {
    const paragraph = await editor.insertBlock('Paragraph');
    await paragraph.fill(`Tickets: ${new URL(wordpress.url).host}/tickets`);
    expect((await editor.update()).isSaved).toBe(true);
    // A chosen block shows its own settings.
    panel = await editor.openPanel('Where is my change?');
    await panel.getByText('Waiting since').waitFor();
    const refused = await generate();
    expect(refused.exitCode, refused.stderr).toBe(4);
    await panel.getByText('Refused').first().waitFor();
    await panel.getByText(/contains the host of the CMS/).waitFor();
    expect(live('lantern-night')).toContain('Bring a lantern.');
    expect(live('lantern-night')).not.toContain('Tickets');

    await paragraph.fill('Tickets at the gate.');
    expect((await editor.update()).isSaved).toBe(true);
    panel = await editor.openPanel('Where is my change?');
    await panel.getByText('Waiting since').waitFor();
    await goLive();
    await panel.getByText('On the site since').waitFor();
    expect(live('lantern-night')).toContain('Tickets at the gate.');
    expect(editor.complaints).toEqual([]);
  });
});

/** Starts `boardwalk preview` as its own process, and resolves with its address once it answers. */
async function startPreviews(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const child = spawn(
    process.execPath,
    [path.join(projectRoot, 'bin', 'boardwalk.mjs'), 'preview', '--port', '0'],
    { cwd: projectRoot, env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await until(() => {
    if (child.exitCode !== null) throw new Error(said);
    return said.includes('previews are ready');
  });
  return { process: child, url: /served at (\S+)/.exec(said)?.[1] ?? '' };
}
