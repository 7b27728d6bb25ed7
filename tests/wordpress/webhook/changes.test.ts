import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../server/session.ts';
import { readForm, send, visit } from '../support/form.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import { type Receiver, receive } from './receiver.ts';

/** Registers what other plugins would: a private type that can be queried. */
const others = `register_post_type( 'secret', array( 'public' => false, 'publicly_queryable' => true ) );`;

const makeEntries = `
foreach ( array( 'event', 'page', 'post', 'art' ) as $type ) {
  $ids[ $type ] = wp_insert_post( array( 'post_type' => post_type_exists( $type ) ? $type : "boardwalk_$type", 'post_status' => 'publish', 'post_title' => "A $type" ) );
}
$ids['draft'] = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'draft', 'post_title' => 'Draft' ) );
foreach ( array( 'used', 'unused', 'shown', 'gone' ) as $name ) {
  $ids[ $name ] = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/png' ), "$name-picture.png" );
}
set_post_thumbnail( $ids['event'], $ids['used'] );
wp_update_post( array( 'ID' => $ids['page'], 'post_content' => '<!-- wp:image {"id":' . $ids['shown'] . '} --><figure><img class="wp-image-' . $ids['shown'] . '"></figure><!-- /wp:image -->' ) );
foreach ( array( 'pattern', 'loose' ) as $name ) {
  $ids[ $name ] = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => $name, 'post_content' => 'x' ) );
}
wp_update_post( array( 'ID' => $ids['post'], 'post_content' => '<!-- wp:block {"ref":' . $ids['pattern'] . '} /-->' ) );
$ids['category'] = wp_insert_term( 'Music', 'category' )['term_id'];
$ids['menu']     = wp_create_nav_menu( 'Main' );
set_theme_mod( 'nav_menu_locations', array( 'primary' => $ids['menu'] ) );
return $ids;`;

type Ids = Readonly<Record<string, number>>;

/** Edits that ask for a build: PHP of one request, with the entries that the message names, and its count. */
const asking: readonly (readonly [string, string, readonly string[], number])[] = [
  [
    'an entry is published',
    `wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => 'New' ) );`,
    ['*'],
    1,
  ],
  [
    'an entry is saved',
    `wp_update_post( array( 'ID' => $given['art'], 'post_content' => 'Other' ) );`,
    ['art'],
    1,
  ],
  [
    'a field of an entry changes',
    `update_post_meta( $given['event'], 'boardwalk_price', '$9' );`,
    ['event'],
    1,
  ],
  ['an entry goes to the trash', `wp_trash_post( $given['art'] );`, ['art'], 1],
  ['an entry comes back', `wp_untrash_post( $given['art'] ); wp_publish_post( $given['art'] );`, ['art'], 1],
  [
    'an entry gets a category',
    `wp_set_post_categories( $given['post'], array( $given['category'] ) );`,
    ['post'],
    1,
  ],
  [
    'a category gets another name',
    `wp_update_term( $given['category'], 'category', array( 'name' => 'Songs' ) );`,
    [],
    1,
  ],
  [
    'a pattern changes that an entry contains',
    `wp_update_post( array( 'ID' => $given['pattern'], 'post_content' => 'Other' ) );`,
    ['post'],
    1,
  ],
  [
    'a featured picture gets other words',
    `update_post_meta( $given['used'], '_wp_attachment_image_alt', 'A boat' );`,
    [],
    1,
  ],
  [
    'a picture in a text gets other words',
    `update_post_meta( $given['shown'], '_wp_attachment_image_alt', 'A boat' );`,
    ['page'],
    2,
  ],
  ['a picture in use is deleted', `wp_delete_attachment( $given['used'], true );`, ['event'], 2],
  [
    'an item joins a menu',
    `wp_update_nav_menu_item( $given['menu'], 0, array( 'menu-item-title' => 'Link', 'menu-item-url' => '/x/', 'menu-item-status' => 'publish' ) );`,
    [],
    1,
  ],
  [
    'a place gets another menu',
    `set_theme_mod( 'nav_menu_locations', array( 'footer' => $given['menu'] ) );`,
    [],
    1,
  ],
  ['the pier gets another name', `update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );`, [], 1],
  ['the site gets another title', `update_option( 'blogname', 'Other Pier' );`, [], 1],
];

/** Edits that ask for nothing. */
const silent: Readonly<Record<string, string>> = {
  'nothing happens': '',
  'an editor is opened': `require_once ABSPATH . 'wp-admin/includes/post.php'; get_default_post_to_edit( 'event', true ); wp_set_post_lock( $given['event'] );`,
  'a draft is created': `wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'draft', 'post_title' => 'Draft', 'meta_input' => array( 'boardwalk_price' => '$1' ) ) );`,
  'a draft is saved': `wp_update_post( array( 'ID' => $given['draft'], 'post_content' => 'More' ) ); set_post_thumbnail( $given['draft'], $given['unused'] );`,
  'a draft is deleted': `wp_delete_post( wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'x' ) ), true );`,
  'an entry is saved automatically': `wp_set_current_user( 1 ); require_once ABSPATH . 'wp-admin/includes/post.php'; wp_create_post_autosave( array( 'post_ID' => $given['page'], 'post_type' => 'page', 'post_title' => 'x', 'post_content' => 'Autosaved', 'post_excerpt' => '' ) );`,
  'an entry is scheduled': `wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'future', 'post_title' => 'Later', 'post_date' => '2035-01-01 00:00:00' ) );`,
  'a file is uploaded': `$id = wp_insert_attachment( array( 'post_title' => 'new', 'post_mime_type' => 'image/png' ), 'new-picture.png' ); wp_update_attachment_metadata( $id, array( 'width' => 5, 'height' => 5, 'file' => 'new-picture.png' ) );`,
  'a file that nothing uses gets other words': `update_post_meta( $given['unused'], '_wp_attachment_image_alt', 'A boat' ); wp_update_post( array( 'ID' => $given['unused'], 'post_title' => 'x' ) );`,
  'a file that nothing uses is deleted': `wp_delete_attachment( $given['gone'], true );`,
  'a pattern changes that nothing contains': `wp_update_post( array( 'ID' => $given['loose'], 'post_content' => 'Other' ) );`,
  'styles of the theme are stored': `wp_insert_post( array( 'post_type' => 'wp_global_styles', 'post_status' => 'publish', 'post_title' => 'Custom Styles', 'post_name' => 'wp-global-styles-x', 'post_content' => '{}' ) );`,
  'a private type that can be queried is published': `wp_insert_post( array( 'post_type' => 'secret', 'post_status' => 'publish', 'post_title' => 'Secret' ) );`,
  'a term is created that no entry has yet': `wp_insert_term( 'Theatre', 'category' );`,
  'a private option changes': `update_option( 'cron_like', time() ); set_transient( 'x', 'y', 60 );`,
  'a comment waits': `wp_insert_comment( array( 'comment_post_ID' => $given['page'], 'comment_content' => 'Hm', 'comment_approved' => 0 ) );`,
};

describe('a message', () => {
  const wordpress = openWordpress();
  let receiver: Receiver;
  let ids: Ids;
  let admin: Session;
  beforeAll(async () => {
    receiver = receive(wordpress);
    admin = await wordpress.login('admin');
    ids = await wordpress.run<Ids>(makeEntries, { inAdmin: true });
  });

  /** Edits, and returns the messages that cron sends for it. */
  const after = async (code: string) => {
    await receiver.reset();
    await wordpress.run(`${others} ${code} return null;`, { given: ids });
    await receiver.pass(1);
    await receiver.runCron();
    return receiver.messages();
  };

  it.each(Object.entries(silent))('is not sent when %s (row 11)', async (_, code) => {
    expect(await after(code)).toEqual([]);
  });

  it.each(asking)('is sent once when %s (row 11)', async (_, code, names, count) => {
    const [message, ...more] = await after(code);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ version: 1, site: wordpress.url, reason: 'change', count });
    expect(message?.entries).toEqual(
      names[0] === '*' ? [expect.any(Number)] : names.map((name) => ids[name]),
    );
    expect(message?.stamp).toBe(await wordpress.run('return Boardwalk\\siteStamp();'));
  });

  it('is one when two hundred entries are edited together, names fifty and counts all (row 5)', async () => {
    const posts = await wordpress.run<readonly number[]>(
      `return array_map( static function ( $number ) { return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => "Bulk $number" ) ); }, range( 1, 200 ) );`,
    );
    await receiver.reset();
    const list = await visit(admin, '/wp-admin/edit.php');
    const { values } = readForm(list.html, '_wpnonce');
    const query = new URLSearchParams({
      _wpnonce: values.get('_wpnonce') ?? '',
      post_type: 'post',
      action: 'edit',
      bulk_edit: 'Update',
      comment_status: 'closed',
      _status: '-1',
    });
    for (const id of posts) query.append('post[]', String(id));
    const answer = await send(admin, { action: '/wp-admin/edit.php', values: query });
    expect(answer.text).toContain('200 posts updated');
    await receiver.runCron();
    const [message, ...more] = await receiver.messages();
    expect([more.length, message?.count, message?.entries.length]).toEqual([0, 200, 50]);
    await receiver.pass(60);
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
  });

  it('is one when a menu with eleven items is saved (row 5)', async () => {
    const items = await wordpress.run<readonly number[]>(
      `return array_map( static function ( $number ) use ( $given ) { return wp_update_nav_menu_item( $given, 0, array( 'menu-item-title' => "Item $number", 'menu-item-url' => "/$number/", 'menu-item-status' => 'publish' ) ); }, range( 1, 11 ) );`,
      { given: ids.menu },
    );
    await receiver.reset();
    const page = await visit(admin, `/wp-admin/nav-menus.php?action=edit&menu=${ids.menu}`);
    const form = readForm(page.html, 'menu-name');
    for (const id of items) form.values.set(`menu-item-title[${id}]`, `Renamed ${id}`);
    expect((await send(admin, { ...form, action: '/wp-admin/nav-menus.php' })).text).toContain(
      'has been updated',
    );
    await receiver.runCron();
    expect((await receiver.messages()).map(({ reason, count }) => [reason, count])).toEqual([['change', 1]]);
    await receiver.pass(60);
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
  });

  it('is sent at most three times for forty saves in a minute, the last one after the last save (row 5)', async () => {
    await receiver.reset();
    const start = Date.now();
    for (let save = 0; save < 40; save++) {
      const saved = await admin.rest('POST', `/wp/v2/event/${ids.event}`, { title: `Save ${save}` });
      expect(saved.status).toBe(200);
      if (save % 5 === 4) await receiver.runCron();
    }
    const seconds = Math.ceil((Date.now() - start) / 1000);
    // What is left of the minute; a slow machine may need longer than that for the saves.
    for (const left = { seconds: 60 - seconds }; left.seconds > 0; left.seconds -= 15) {
      await receiver.pass(Math.min(15, left.seconds));
      await receiver.runCron();
    }
    const during = await receiver.messages();
    await receiver.pass(30);
    await receiver.runCron();
    const last = await receiver.messages();
    const all = [...during, ...last];
    expect(during.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(1);
    expect(during.length).toBeLessThanOrEqual(1 + Math.floor(Math.max(60, seconds) / 30));
    expect(all.at(-1)?.stamp).toBe(await wordpress.run('return Boardwalk\\siteStamp();'));
    await receiver.pass(60);
    await receiver.runCron();
    expect(await receiver.messages()).toEqual([]);
  });
});
