import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { openAdmin } from './support/admin-browser.ts';
import { openEditor } from './support/editor.ts';
import { readForm } from './support/form.ts';
import { restKinds } from './support/kinds.ts';
import { openWordpress } from './support/open-wordpress.ts';

const secret = 'the secret of a test, long enough';
const server = 'https://preview.pier.example/';

describe('the Preview button', () => {
  const wordpress = openWordpress();
  let editor: Session;
  beforeAll(async () => {
    editor = await wordpress.login('editor');
    await configure({ url: server, secret });
  });

  const configure = (settings: object) =>
    wordpress.run(`update_option( 'boardwalk_preview', $given, false ); return null;`, { given: settings });
  const create = async (type: string, values: object): Promise<number> =>
    (await editor.rest('POST', `/wp/v2/${type}`, { title: 'Gala', status: 'publish', ...values })).body.id;
  const linkOf = (id: number) =>
    wordpress.run<string>(`return str_replace( home_url(), '', get_preview_post_link( $given ) );`, {
      given: id,
    });
  const open = async (path: string, session: Session = editor) => {
    const answer = await session.fetch(path);
    return { status: answer.status, headers: answer.headers, location: answer.headers.get('location') ?? '' };
  };
  const userId = (login: string) =>
    wordpress.run<number>(`return get_user_by( 'login', $given )->ID;`, { given: login });

  /** Reads the claims of a redirect to the preview server; rejects a wrong signature. */
  const claimsOf = (location: string) => {
    expect(location.slice(0, server.length + 7)).toBe(`${server}?token=`);
    const [body = '', mac] = location.slice(server.length + 7).split('.');
    expect(mac).toBe(createHmac('sha256', secret).update(body).digest('base64url'));
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  };

  it.each(restKinds)(
    'of a draft in %s leads to the preview server with a token for it (row 1)',
    async (type, kind) => {
      const id = await create(type, { status: 'draft' });
      const { status, headers, location } = await open(await linkOf(id));
      expect(status).toBe(302);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      const now = Date.now() / 1000;
      const { until, ...claims } = claimsOf(location);
      expect(claims).toEqual({ entry: id, kind, revision: null, user: await userId('editor') });
      expect(until - now).toBeGreaterThan(3500);
      expect(until - now).toBeLessThanOrEqual(3601);
    },
  );

  it("names the user's newer autosave, and nobody else's (row 3)", async () => {
    const id = await create('event', {});
    expect(claimsOf((await open(await linkOf(id))).location).revision).toBeNull();
    await wordpress.run(
      `global $wpdb; $wpdb->query( "UPDATE $wpdb->posts SET post_modified = '2026-05-01 10:00:00', post_modified_gmt = '2026-05-01 14:00:00' WHERE ID = $given" ); clean_post_cache( $given ); return null;`,
      { given: id },
    );
    const { body } = await editor.rest('POST', `/wp/v2/event/${id}/autosaves`, { title: 'Gala of tomorrow' });
    expect(claimsOf((await open(await linkOf(id))).location)).toMatchObject({ entry: id, revision: body.id });
    const other = await wordpress.login('admin');
    expect(claimsOf((await open(await linkOf(id), other)).location).revision).toBeNull();
    await wordpress.run(
      `global $wpdb; $wpdb->query( "UPDATE $wpdb->posts SET post_modified_gmt = '2026-05-01 15:00:00' WHERE ID = $given" ); clean_post_cache( $given ); return null;`,
      { given: body.id },
    );
    await editor.rest('POST', `/wp/v2/event/${id}`, { title: 'Published meanwhile' });
    expect(claimsOf((await open(await linkOf(id))).location).revision).toBeNull();
  });

  it('names the picture that the link of the editor names, and only a picture (row 4)', async () => {
    const id = await create('event', {});
    const picture = await wordpress.run<number>(
      `return wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png' ), 'x.png' );`,
    );
    const link = await linkOf(id);
    const claims = async (query: string) => claimsOf((await open(`${link}${query}`)).location);
    expect(await claims(`&_thumbnail_id=${picture}`)).toMatchObject({ entry: id, picture });
    for (const query of [
      '&_thumbnail_id=-1',
      `&_thumbnail_id=${id}`,
      '&_thumbnail_id=x',
      '&_thumbnail_id[]=1',
    ])
      expect([query, await claims(query)]).toEqual([
        query,
        expect.not.objectContaining({ picture: expect.anything() }),
      ]);
  });

  it('names the autosave that WordPress makes when the button is pressed within the second of publishing', async () => {
    const id = await create('event', {});
    const { body } = await editor.rest('POST', `/wp/v2/event/${id}/autosaves`, { title: 'At once' });
    await wordpress.run(
      `global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET post_modified_gmt = '2026-05-01 14:00:00', post_modified = '2026-05-01 10:00:00' WHERE ID IN ( %d, %d )", $given ) ); array_map( 'clean_post_cache', $given ); return null;`,
      { given: [id, body.id] },
    );
    expect(claimsOf((await open(await linkOf(id))).location).revision).toBe(body.id);
  });

  it('keeps working after "Save draft" in the real editor (row 2)', async () => {
    const browser = await openAdmin(wordpress, editor);
    const page = await openEditor(browser, 'event');
    await page.typeTitle('Lantern night');
    expect((await page.saveDraft()).isSaved).toBe(true);
    const link = () => page.page.evaluate<string>(`wp.data.select('core/editor').getEditedPostPreviewLink()`);
    const id = await page.id();
    for (const title of ['Lantern night 2', 'Lantern night 3']) {
      await page.typeTitle(title);
      expect((await page.saveDraft()).isSaved).toBe(true);
      const { pathname, search } = new URL(await link());
      expect(claimsOf((await open(pathname + search)).location)).toMatchObject({ entry: id, kind: 'event' });
    }
    await browser.close();
  });

  it('is the answer of WordPress for who may not edit the entry', async () => {
    const published = await create('event', {});
    const draft = await create('event', { status: 'draft' });
    const link = `/?post_type=boardwalk_event&p=${draft}&preview=true`;
    for (const path of [
      link,
      `/?post_type=boardwalk_event&p=${published}&preview=true`,
      `/?p=${draft}&preview=true`,
    ]) {
      const answer = await fetch(`${wordpress.url}${path}`, { redirect: 'manual' });
      expect(answer.headers.get('location') ?? '').not.toContain('token');
    }
    await wordpress.run(
      `if ( ! username_exists( 'reader' ) ) { wp_create_user( 'reader', 'reader', 'reader@example.org' ); } return null;`,
    );
    const reader = await wordpress.login('reader');
    for (const id of [published, draft])
      expect((await open(`/?post_type=boardwalk_event&p=${id}&preview=true`, reader)).location).not.toContain(
        'token',
      );
  });

  it('is the answer of WordPress without address or secret, with a short secret, and without preview=true', async () => {
    const id = await create('event', { status: 'draft' });
    const link = await linkOf(id);
    for (const settings of [
      {},
      { url: server },
      { secret },
      { url: server, secret: 'short' },
      { url: 'javascript:1', secret },
    ]) {
      await configure(settings);
      expect([settings, (await open(link)).status]).toEqual([settings, 200]);
    }
    await configure({ url: server, secret });
    expect((await open(link)).status).toBe(302);
    const published = await linkOf(await create('event', {}));
    expect((await open(published)).status).toBe(302);
    expect((await open(published.replace('preview=true', 'x=1'))).location).not.toContain('token');
  });

  const section = (as: string) =>
    wordpress.run<string>(
      `ob_start(); do_action( 'boardwalk_publishing_sections' ); return ob_get_clean();`,
      { as, inAdmin: true },
    );
  const nonceOf = (session: Session, as: string) =>
    wordpress.run<string>(
      `$_COOKIE += $given; wp_set_current_user( get_user_by( 'login', '${as}' )->ID ); return wp_create_nonce( 'boardwalk_preview' );`,
      {
        given: Object.fromEntries(
          session.cookies.map(({ name, value }) => [name, decodeURIComponent(value)]),
        ),
      },
    );
  const save = async (session: Session, as: string, values: Record<string, string>, nonce?: string) =>
    session.fetch('/wp-admin/admin-post.php', {
      method: 'POST',
      body: new URLSearchParams({
        action: 'boardwalk_preview',
        _wpnonce: nonce ?? (await nonceOf(session, as)),
        ...values,
      }),
    });
  const stored = () => wordpress.run<Record<string, string>>(`return get_option( 'boardwalk_preview' );`);

  it('is set up by an administrator; a new secret is shown once', async () => {
    const admin = await wordpress.login('admin');
    expect(readForm(await section('admin'), 'action').action).toBe('/wp-admin/admin-post.php');
    expect((await save(admin, 'admin', { url: 'http://127.0.0.1:4174', renew: '1' })).status).toBe(302);
    const saved = await stored();
    expect(saved).toEqual({ url: 'http://127.0.0.1:4174/', secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await section('admin')).toContain(saved.secret);
    expect(await section('admin')).not.toContain(saved.secret);
    for (const url of [
      'ftp://x.example',
      'https://user:pass@x.example',
      'https://x.example/?a',
      'x',
      'https://x.example/folder',
    ]) {
      await save(admin, 'admin', { url, renew: '1' });
      expect([url, await stored()]).toEqual([url, saved]);
      expect(await section('admin')).toContain('nothing is saved');
    }
    await save(admin, 'admin', { url: '' });
    expect(await stored()).toEqual({ url: '', secret: saved.secret });
  });

  it('is set up by nobody else, and not without its nonce', async () => {
    const before = await stored();
    expect(await section('editor')).toBe('');
    const admin = await wordpress.login('admin');
    expect((await save(editor, 'editor', { url: 'https://evil.example' })).status).toBe(403);
    expect((await save(admin, 'admin', { url: 'https://evil.example' }, 'wrong')).status).toBe(403);
    const answer = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'boardwalk_preview', url: 'https://evil.example' }),
    });
    expect(answer.status).toBe(403);
    expect(await stored()).toEqual(before);
  });
});
