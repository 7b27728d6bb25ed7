import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import type { Wordpress } from './server/start-wordpress.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { storedFields } from './support/stored.ts';

const roles = ['subscriber', 'contributor', 'author', 'editor'];

interface Entries {
  /** Published, of the administrator. */
  readonly event: number;
  readonly location: number;
  readonly picture: number;
}

describe('a user without the right', () => {
  const wordpress = openWordpress();
  let entries: Entries;
  /** The users by role; "nobody" is not logged in. */
  const users: Record<string, Session> = {};
  const state = () =>
    wordpress.run(
      `global $wpdb;
      return array( username_exists( 'boardwalk-report' ), get_option( 'boardwalk_pier' ), get_option( 'permalink_structure' ), get_option( 'rewrite_rules' ), $wpdb->get_results( "SELECT ID, post_title, post_status FROM {$wpdb->posts} WHERE post_status != 'auto-draft' ORDER BY ID" ), $wpdb->get_results( "SELECT post_id, meta_key, meta_value FROM {$wpdb->postmeta} WHERE meta_key LIKE 'boardwalk%' ORDER BY meta_id" ) );`,
    );
  beforeAll(async () => {
    entries = await wordpress.run<Entries>(
      `update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );
      $insert = static function ( $type, $meta ) {
        return wp_insert_post( array( 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_title' => 'Kept', 'post_status' => 'publish', 'post_author' => 1, 'meta_input' => $meta ) );
      };
      return array(
        'event'    => $insert( 'event', array( 'boardwalk_price' => '$5' ) ),
        'location' => $insert( 'location', array( 'boardwalk_phone' => '+1 727 555 0100' ) ),
        'picture'  => wp_insert_attachment( array( 'post_title' => 'Kept', 'post_author' => 1, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'pier.png' ),
      );`,
    );
    for (const role of roles) users[role] = await wordpress.login(role);
    users.nobody = nobody(wordpress.url);
  });

  const cases = ['nobody', ...roles.slice(0, 3)];
  it.each(cases)('(%s) is refused the fields of the entries of others', async (role) => {
    const { rest } = user(users, role);
    const before = await state();
    for (const [path, meta] of [
      [`event/${entries.event}`, { boardwalk_price: '$0' }],
      [`location/${entries.location}`, { boardwalk_phone: '+1 000 000 0000' }],
      [`media/${entries.picture}`, { boardwalk_focal_point: { x: 0, y: 0 } }],
    ] as const) {
      const { status } = await rest('POST', `/wp/v2/${path}`, { meta });
      expect([path, status]).toEqual([path, role === 'nobody' ? 401 : 403]);
    }
    expect(await state()).toEqual(before);
  });

  it.each(['nobody', ...roles])('(%s) is refused the settings of the pier over REST', async (role) => {
    const { rest } = user(users, role);
    const before = await state();
    const expected = role === 'nobody' ? 401 : 403;
    const read = await rest('GET', '/wp/v2/settings');
    const written = await rest('POST', '/wp/v2/settings', { boardwalk_pier: { name: 'Mine' } });
    const wrong = await rest('POST', '/wp/v2/settings', { boardwalk_pier: { phone: 'x' } });
    expect([read.status, written.status, wrong.status]).toEqual([expected, expected, expected]);
    expect(JSON.stringify(read.body)).not.toContain('Pier');
    expect(await state()).toEqual(before);
  });

  it.each(['nobody', ...roles])(
    '(%s) is refused the pages Pier and Setup, their form and their buttons',
    async (role) => {
      const { fetch } = user(users, role);
      const before = await state();
      for (const page of ['boardwalk', 'boardwalk-setup']) {
        const answer = await fetch(`/wp-admin/admin.php?page=${page}`);
        // Who is not logged in is led to the form for it.
        expect([page, answer.status]).toEqual([page, role === 'nobody' ? 302 : 403]);
      }
      const nonces = await noncesOf(wordpress, user(users, role), role);
      for (const action of ['permalinks', 'addresses', 'pages', 'drafts', 'front', 'account']) {
        const answer = await fetch('/wp-admin/admin-post.php', {
          method: 'POST',
          body: new URLSearchParams({ action: `boardwalk_${action}`, _wpnonce: nonces[action] ?? '' }),
        });
        expect([action, answer.status]).toEqual([action, 403]);
      }
      const form = await fetch('/wp-admin/options.php', {
        method: 'POST',
        body: new URLSearchParams({
          option_page: 'boardwalk_pier',
          action: 'update',
          _wpnonce: nonces.form ?? '',
          'boardwalk_pier[form]': '1',
          'boardwalk_pier[name]': 'Mine',
        }),
      });
      expect(form.status).toBe(role === 'nobody' ? 302 : 403);
      expect(await state()).toEqual(before);
    },
  );

  it('(administrator) needs the nonce for the buttons of Setup', async () => {
    const admin = await wordpress.login('admin');
    const before = await state();
    for (const action of ['permalinks', 'addresses', 'pages', 'drafts', 'front', 'account']) {
      for (const body of [{}, { _wpnonce: '0123456789' }] as Record<string, string>[]) {
        const answer = await admin.fetch('/wp-admin/admin-post.php', {
          method: 'POST',
          body: new URLSearchParams({ action: `boardwalk_${action}`, ...body }),
        });
        expect([action, answer.status]).toEqual([action, 403]);
      }
      // A link is no button.
      const linked = await admin.fetch(`/wp-admin/admin-post.php?action=boardwalk_${action}`);
      expect([action, linked.status]).toEqual([action, 403]);
    }
    expect(await state()).toEqual(before);
  });

  it('(contributor) may write the fields of own drafts, and may publish none', async () => {
    const { rest } = user(users, 'contributor');
    const draft = await rest('POST', '/wp/v2/event', { title: 'Mine', meta: { boardwalk_price: '$3' } });
    expect([draft.status, await storedFields(wordpress, draft.body.id)]).toEqual([
      201,
      { boardwalk_price: '$3' },
    ]);
    const published = await rest('POST', '/wp/v2/event', { title: 'Mine', status: 'publish' });
    expect(published.status).toBe(403);
  });

  it('(author) may write the fields of own entries, and (editor) those of all', async () => {
    const own = await user(users, 'author').rest('POST', '/wp/v2/event', {
      title: 'Mine',
      status: 'publish',
      meta: { boardwalk_price: '$3' },
    });
    expect([own.status, await storedFields(wordpress, own.body.id)]).toEqual([
      201,
      { boardwalk_price: '$3' },
    ]);
    const changed = await user(users, 'editor').rest('POST', `/wp/v2/event/${entries.event}`, {
      meta: { boardwalk_price: '$6' },
    });
    expect([changed.status, await storedFields(wordpress, entries.event)]).toEqual([
      200,
      { boardwalk_price: '$6' },
    ]);
  });
});

function user(users: Readonly<Record<string, Session>>, role: string): Session {
  const found = users[role];
  if (found === undefined) throw new Error(`"${role}" is not logged in.`);
  return found;
}

/** Requests without a cookie. */
function nobody(url: string): Session {
  const fetchPath: Session['fetch'] = (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init });
  return {
    cookies: [],
    fetch: fetchPath,
    rest: async (method, path, body) => {
      const response = await fetchPath(`/wp-json${path}`, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

/** Makes the right nonces of a user: only the missing right is to be the reason of a refusal. */
function noncesOf(
  { run }: Wordpress,
  { cookies }: Session,
  role: string,
): Promise<Readonly<Record<string, string>>> {
  return run(
    `$_COOKIE += $given['cookies'];
    $nonces = array( 'form' => wp_create_nonce( 'boardwalk_pier-options' ) );
    foreach ( array( 'permalinks', 'addresses', 'pages', 'drafts', 'front', 'account' ) as $action ) {
      $nonces[ $action ] = wp_create_nonce( "boardwalk_$action" );
    }
    return $nonces;`,
    {
      ...(role !== 'nobody' && { as: role }),
      given: {
        cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)])),
      },
    },
  );
}
