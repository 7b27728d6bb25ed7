import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerPreviews } from '../../../../bin/commands/preview/answer-previews.ts';
import { type ListeningServer, listen } from '../../../../bin/commands/serve/listen.ts';
import { openPreviews, type Previews } from '../../../../generator/preview/open-previews.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { openTestSite } from '../../../support/test-site.ts';
import { until } from '../../../support/until.ts';
import type { Session } from '../../server/session.ts';
import { openAdmin } from '../../support/admin-browser.ts';
import { openEditor } from '../../support/editor.ts';
import { restKinds } from '../../support/kinds.ts';
import { addPicture } from '../../support/library.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

const secret = 'the secret of a test, long enough';
const now = '2026-06-13T14:00:00Z';

/** WordPress, its Preview button, and the preview server that it leads to. */
describe('the page that the Preview button shows', () => {
  const wordpress = openWordpress();
  let editor: Session;
  let folder: string;
  let previews: Previews;
  let server: ListeningServer;
  const complaints: string[] = [];
  /** Milliseconds: of reading the content first, and then of each preview. */
  const times: number[] = [];
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    editor = await wordpress.login('editor');
    const basic = await wordpress.run<string>(
      `list( $password ) = WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'preview' ) );
      return base64_encode( "editor:$password" );`,
    );
    const endpoint = `${wordpress.url}/graphql`;
    const site = await openTestSite({
      ...{ endpoint, folder, now: () => now, authorization: `Basic ${basic}` },
      settings: { endpoint },
    });
    previews = openPreviews(site);
    // Where a machine is slow, the first preview would say that the content is being read.
    await previews.warmUp();
    const complain = (line: string) => void complaints.push(line);
    server = await listen(answerPreviews({ previews, secret, config: site.config, complain }), { port: 0 });
    // An editor would be told after ten seconds to wait, on a busy machine.
    const start = performance.now();
    await previews.warmUp();
    times.push(Math.round(performance.now() - start));
    await wordpress.run(`update_option( 'boardwalk_preview', $given, false ); return null;`, {
      given: { url: server.url, secret },
    });
  });
  afterAll(async () => {
    if (process.env.BOARDWALK_TIMES) console.info(`${times.join(', ')} ms`);
    await server?.close();
    await previews?.close();
    await removeFolder(folder);
  });

  const create = async (type: string, values: object): Promise<number> =>
    (await editor.rest('POST', `/wp/v2/${type}`, { title: 'Gala', status: 'publish', ...values })).body.id;
  const linkOf = (id: number) =>
    wordpress.run<string>(`return str_replace( home_url(), '', get_preview_post_link( $given ) );`, {
      given: id,
    });
  const follow = async (path: string) => {
    const location = (await editor.fetch(path)).headers.get('location') ?? '';
    expect(location.startsWith(`${server.url}/?token=`), location).toBe(true);
    const start = performance.now();
    // PHP runs in this thread for seconds: a connection that is kept would be closed meanwhile.
    const answer = await fetch(location, { headers: { connection: 'close' } });
    times.push(Math.round(performance.now() - start));
    return { status: answer.status, html: await answer.text(), complaints: complaints.join() };
  };
  const press = async (id: number, query = '') => follow((await linkOf(id)) + query);

  it.each(restKinds)('is that of a draft in %s, as the site would show it (row 1)', async (type, kind) => {
    const content = '<!-- wp:paragraph --><p>Bring a lantern.</p><!-- /wp:paragraph -->';
    const id = await create(type, { title: `A new ${kind}`, status: 'draft', content });
    const { status, html } = await press(id);
    expect([complaints, status]).toEqual([[], 200]);
    expect(html).toContain(`data-entry="${kind}:${id}"`);
    expect(html).toContain(`A new ${kind}`);
    expect(html).toContain('Bring a lantern.');
    expect(html).toContain('A draft: not on the site');
    expect(html).toContain(`/wp-admin/post.php?post=${id}&amp;action=edit`);
  });

  it('is that of a draft which was saved in the editor, each time again (row 2)', async () => {
    const browser = await openAdmin(wordpress, editor);
    const page = await openEditor(browser, 'event');
    for (const title of ['Lantern night', 'Night of lanterns']) {
      await page.typeTitle(title);
      expect((await page.saveDraft()).isSaved).toBe(true);
      const link = await page.page.evaluate<string>(
        `wp.data.select('core/editor').getEditedPostPreviewLink()`,
      );
      const { pathname, search } = new URL(link);
      const { status, html } = await follow(pathname + search);
      expect([status, html.includes(`${title}</h1>`)]).toEqual([200, true]);
    }
    await browser.close();
  });

  it('has the new text and the new fields of a published entry (row 3)', async () => {
    const id = await create('event', {
      meta: { boardwalk_venue: 'Old hall', boardwalk_price: '$5', boardwalk_start: '2026-07-02T19:00' },
    });
    expect((await press(id)).html).toContain('Old hall');
    await editor.rest('POST', `/wp/v2/event/${id}/autosaves`, {
      title: 'Gala of tomorrow',
      content: '<!-- wp:paragraph --><p>In the new tent.</p><!-- /wp:paragraph -->',
      meta: { boardwalk_venue: 'Great tent', boardwalk_price: '$7' },
    });
    const { status, html } = await press(id);
    expect([complaints, status]).toEqual([[], 200]);
    for (const words of ['Gala of tomorrow', 'In the new tent.', 'Great tent', '$7', '2026-07-02T19:00'])
      expect(html).toContain(words);
    for (const words of ['Old hall', '$5']) expect(html).not.toContain(words);
    expect(html).toContain('Edits that are not published yet');
  });

  it('has the new picture, which the editor names in its link (row 4)', async () => {
    const old = await addPicture(wordpress, 'old', 'The old picture');
    const fresh = await addPicture(wordpress, 'fresh', 'The fresh picture');
    const ids = await wordpress.run<readonly number[]>(
      `return array_map( static function ( $title ) { $found = get_posts( array( 'post_type' => 'attachment', 'title' => $title, 'post_status' => 'any' ) ); return $found[0]->ID; }, array( 'old', 'fresh' ) );`,
    );
    expect([old, fresh]).toHaveLength(2);
    const id = await create('event', { featured_media: ids[0] });
    const published = await press(id);
    expect(published.html).toContain('The old picture');
    const { status, html } = await press(id, `&_thumbnail_id=${ids[1]}`);
    expect([complaints, status]).toEqual([[], 200]);
    expect(html).toContain('The fresh picture');
    expect(html).not.toContain('The old picture');
    const [, file = ''] = /<img[^>]+src="(\/_assets\/[^"]+)"/.exec(html) ?? [];
    const picture = await fetch(`${server.url}${file}`, { redirect: 'manual' });
    expect([file, picture.status]).toEqual([file, 200]);
  });

  it('has text, field and picture that were changed in the real editor, by its own button (rows 3 and 4)', async () => {
    const fresh = await addPicture(wordpress, 'lantern', 'A lantern');
    const id = await create('event', {
      meta: { boardwalk_venue: 'Old hall', boardwalk_start: '2026-07-02T19:00' },
    });
    const browser = await openAdmin(wordpress, editor);
    const { page, typeTitle, openPanel, complaints: inEditor } = await openEditor(browser, id);
    await typeTitle('Changed in the editor');
    const panel = await openPanel('Event');
    await panel.getByLabel('Price').fill('$9');
    await page.evaluate(`wp.data.dispatch('core/editor').editPost({ featured_media: ${fresh} })`);
    const pressPreview = async () => {
      await page.bringToFront();
      await page.getByRole('button', { name: 'View', exact: true }).click();
      await page.getByRole('menuitem', { name: /Preview in new tab/ }).click();
    };
    const opened = browser.context.waitForEvent('page');
    await pressPreview();
    const preview = await opened;
    await preview.waitForURL(`${server.url}/**`);
    await preview.locator(`[data-entry="event:${id}"]`).waitFor();
    const html = await preview.content();
    for (const words of ['Changed in the editor', '$9', 'A lantern', 'Edits that are not published yet'])
      expect(html).toContain(words);
    expect((await editor.rest('GET', `/wp/v2/event/${id}`)).body.title.rendered).toBe('Gala');

    // The editor gives the tab a name, and looks for it when the button is pressed again. The policy of the preview page
    // takes the name away: the editor could not write into a page of another origin.
    await typeTitle('Changed once more');
    await pressPreview();
    const isShown = async (title: string) => {
      const titles = await Promise.all(browser.context.pages().map((one) => one.title()));
      return titles.some((one) => one.startsWith(title));
    };
    await until(() => isShown('Changed once more'));
    expect(inEditor).toEqual([]);
    await browser.close();
  });

  it('is an answer in words where the account of the server may not edit the entry', async () => {
    await wordpress.run(`get_user_by( 'login', 'editor' )->set_role( 'subscriber' ); return null;`);
    const admin = await wordpress.login('admin');
    const id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'draft', 'post_title' => 'CANARY' ) );`,
    );
    const location = (await admin.fetch(await linkOf(id))).headers.get('location') ?? '';
    const answer = await fetch(location);
    const html = await answer.text();
    expect([answer.status, html.includes('CANARY')]).toEqual([502, false]);
    expect(html).toContain('does not accept the account of the preview server');
    await wordpress.run(`get_user_by( 'login', 'editor' )->set_role( 'editor' ); return null;`);
  });
});
