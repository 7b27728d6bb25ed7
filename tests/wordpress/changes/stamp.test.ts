import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wordpress } from '../server/start-wordpress.ts';
import { startSite } from '../support/site.ts';

/** Edits of a site, each as PHP that runs in a request of its own. Ids are in `$given`. */
const publicEdits: Readonly<Record<string, string>> = {
  'an entry is published': `wp_publish_post( $given['draft'] );`,
  'an entry is saved': `wp_update_post( array( 'ID' => $given['event'], 'post_content' => 'Other words' ) );`,
  'an entry gets another slug': `wp_update_post( array( 'ID' => $given['event'], 'post_name' => 'other' ) );`,
  'an entry gets a password': `wp_update_post( array( 'ID' => $given['post'], 'post_password' => 'x' ) );`,
  'a page moves': `wp_update_post( array( 'ID' => $given['page'], 'post_parent' => $given['top'] ) );`,
  'an entry becomes a draft': `wp_update_post( array( 'ID' => $given['art'], 'post_status' => 'draft' ) );`,
  'an entry becomes private': `wp_update_post( array( 'ID' => $given['location'], 'post_status' => 'private' ) );`,
  'an entry goes to the trash': `wp_trash_post( $given['experience'] );`,
  'an entry is deleted': `wp_delete_post( $given['gone'], true );`,
  'a field of ours changes': `update_post_meta( $given['event'], 'boardwalk_price', '$9' );`,
  'a field of ours is removed': `delete_post_meta( $given['event'], 'boardwalk_price' );`,
  'a featured image changes': `set_post_thumbnail( $given['event'], $given['file'] );`,
  'a field changes that blocks may be bound to': `update_post_meta( $given['event'], 'bound', 'x' );`,
  'a category is renamed': `wp_update_term( $given['category'], 'category', array( 'name' => 'Renamed' ) );`,
  'a category is created': `wp_insert_term( 'New', 'category' );`,
  'a category is deleted': `wp_delete_term( $given['other'], 'category' );`,
  'a public post gets another category': `wp_set_post_categories( $given['top-post'], array( $given['category'] ) );`,
  'a menu gets an item': `wp_update_nav_menu_item( $given['menu'], 0, array( 'menu-item-title' => 'Link', 'menu-item-url' => '/x/', 'menu-item-status' => 'publish' ) );`,
  'an item of a menu changes its address': `wp_update_nav_menu_item( $given['menu'], $given['item'], array( 'menu-item-title' => 'Item', 'menu-item-url' => '/y/', 'menu-item-status' => 'publish' ) );`,
  'an item of a menu is deleted': `wp_delete_post( $given['item'], true );`,
  'a menu gets its location': `set_theme_mod( 'nav_menu_locations', array( 'primary' => $given['menu'] ) );`,
  'a menu is deleted': `wp_delete_nav_menu( $given['menu'] );`,
  'a file is added': `wp_insert_attachment( array( 'post_title' => 'new', 'post_mime_type' => 'image/png' ), 'new.png' );`,
  'the alternative text of a file changes': `update_post_meta( $given['file'], '_wp_attachment_image_alt', 'A boat' );`,
  'the caption of a file changes': `wp_update_post( array( 'ID' => $given['file'], 'post_excerpt' => 'At sea' ) );`,
  'the focal point of a file changes': `update_post_meta( $given['file'], 'boardwalk_focal_point', array( 'x' => 0, 'y' => 1 ) );`,
  'a file is deleted': `wp_delete_attachment( $given['file'], true );`,
  'a synced pattern changes': `wp_update_post( array( 'ID' => $given['pattern'], 'post_content' => 'Other' ) );`,
  'a navigation changes': `wp_update_post( array( 'ID' => $given['navigation'], 'post_content' => 'Other' ) );`,
  'a comment is approved': `wp_set_comment_status( $given['comment'], 'approve' );`,
  'a public comment is deleted': `wp_delete_comment( $given['comment'], true );`,
  'the pier changes': `update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );`,
  'the title of the site changes': `update_option( 'blogname', 'Other Pier' );`,
  'the tagline changes': `update_option( 'blogdescription', 'Other' );`,
  'the time zone changes': `update_option( 'timezone_string', 'Europe/Berlin' );`,
  'the language changes': `add_filter( 'get_available_languages', static function () { return array( 'de_DE' ); } ); update_option( 'WPLANG', 'de_DE' );`,
  'the permalinks change': `update_option( 'permalink_structure', '/x/%postname%/' );`,
  'the front page changes': `update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $given['top'] );`,
  'the page of posts changes': `update_option( 'page_for_posts', $given['page'] );`,
  'the privacy page changes': `update_option( 'wp_page_for_privacy_policy', $given['page'] );`,
  'the format of dates changes': `update_option( 'date_format', 'Y' );`,
  'a plugin is switched off': `deactivate_plugins( 'boardwalk-trial.php' );`,
  'an import writes an entry past all hooks': `$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->posts, array( 'post_type' => 'event', 'post_status' => 'publish', 'post_name' => 'direct', 'post_title' => 'Direct', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '', 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00', 'post_modified' => '2026-01-01 00:00:00', 'post_modified_gmt' => '2026-01-01 00:00:00' ) );`,
  'an import unpublishes an entry past all hooks': `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'draft' ), array( 'post_name' => 'direct' ) );`,
};

const innerEdits: Readonly<Record<string, string>> = {
  'nothing happens': '',
  'a draft is created': `wp_insert_post( array( 'post_type' => 'event', 'post_status' => 'draft', 'post_title' => 'Draft', 'meta_input' => array( 'boardwalk_price' => '$1' ) ) );`,
  'a draft is saved': `wp_update_post( array( 'ID' => $given['stays-draft'], 'post_content' => 'More' ) );`,
  'a field of a draft changes': `update_post_meta( $given['stays-draft'], 'boardwalk_price', '$2' ); set_post_thumbnail( $given['stays-draft'], $given['picture'] );`,
  'a draft gets a category': `wp_set_post_terms( $given['draft-post'], array( $given['kept'] ), 'category' );`,
  'a draft goes to the trash': `wp_trash_post( $given['stays-draft'] );`,
  'a draft is deleted': `wp_delete_post( $given['stays-draft'], true );`,
  'an entry is pending': `wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'pending', 'post_title' => 'Pending' ) );`,
  'an entry is scheduled for later': `wp_insert_post( array( 'post_type' => 'event', 'post_status' => 'future', 'post_title' => 'Later', 'post_date' => '2035-01-01 00:00:00' ) );`,
  'a public entry is saved automatically': `wp_set_current_user( 1 ); require_once ABSPATH . 'wp-admin/includes/post.php'; $_POST = array(); wp_create_post_autosave( array( 'post_ID' => $given['top'], 'post_type' => 'page', 'post_title' => 'x', 'post_content' => 'Autosaved', 'post_excerpt' => '' ) );`,
  'a revision is stored': `wp_save_post_revision( $given['top'] ); _wp_put_post_revision( $given['top'] );`,
  'an editor opens an entry': `update_post_meta( $given['top'], '_edit_lock', time() . ':1' );`,
  'a plugin counts a visit': `update_post_meta( $given['top'], 'views', 12 );`,
  'styles of the theme are stored': `wp_insert_post( array( 'post_type' => 'wp_global_styles', 'post_status' => 'publish', 'post_title' => 'Custom Styles', 'post_name' => 'wp-global-styles-x', 'post_content' => '{}' ) );`,
  'a private type that can be queried is published': `wp_insert_post( array( 'post_type' => 'secret', 'post_status' => 'publish', 'post_title' => 'Secret' ) );`,
  'a term of another taxonomy is created': `wp_insert_term( 'Theme', 'wp_theme' );`,
  'a transient is stored': `set_transient( 'x', 'y', 60 );`,
  'an unknown option changes': `update_option( 'cron_like', time() );`,
  'a user logs in': `wp_set_current_user( 1 ); update_user_meta( 1, 'session_tokens', array( time() ) ); do_action( 'wp_login', 'admin', wp_get_current_user() );`,
  'a comment waits': `wp_insert_comment( array( 'comment_post_ID' => $given['top'], 'comment_content' => 'Hm', 'comment_approved' => 0 ) );`,
  'a comment is spam': `wp_insert_comment( array( 'comment_post_ID' => $given['top'], 'comment_content' => 'Buy', 'comment_approved' => 'spam' ) );`,
  'the same terms are set again': `wp_set_post_categories( $given['top-post'], wp_get_post_categories( $given['top-post'] ) );`,
};

const makeEntries = `
$ids = array();
foreach ( array( 'event', 'page', 'post', 'art', 'location', 'experience' ) as $type ) {
  $ids[ $type ] = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => "A $type" ) );
}
$of = array( 'top' => 'page', 'top-post' => 'post', 'gone' => 'event', 'draft' => 'event', 'stays-draft' => 'event', 'draft-post' => 'post', 'pattern' => 'wp_block', 'navigation' => 'wp_navigation' );
foreach ( $of as $name => $type ) {
  $ids[ $name ] = wp_insert_post( array( 'post_type' => $type, 'post_status' => strpos( $name, 'draft' ) === false ? 'publish' : 'draft', 'post_title' => $name, 'post_content' => 'x' ) );
}
foreach ( array( 'file', 'picture' ) as $name ) {
  $ids[ $name ] = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/png' ), "$name.png" );
}
foreach ( array( 'category', 'other', 'kept' ) as $name ) {
  $ids[ $name ] = wp_insert_term( $name, 'category' )['term_id'];
}
$ids['menu']    = wp_create_nav_menu( 'Main' );
$ids['item']    = wp_update_nav_menu_item( $ids['menu'], 0, array( 'menu-item-title' => 'Item', 'menu-item-url' => '/', 'menu-item-status' => 'publish' ) );
$ids['comment'] = wp_insert_comment( array( 'comment_post_ID' => $ids['top'], 'comment_content' => 'Nice', 'comment_approved' => 0 ) );
activate_plugin( 'boardwalk-trial.php' );
return $ids;`;

/** Registers what other plugins would: a field for blocks, and a private type. */
const others = `register_post_meta( 'event', 'bound', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) );
register_post_type( 'secret', array( 'public' => false, 'publicly_queryable' => true ) );`;

describe('the stamp', () => {
  let wordpress: Wordpress;
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    wordpress = await startSite();
    await wordpress.run(
      `file_put_contents( WP_PLUGIN_DIR . '/boardwalk-trial.php', "<?php\\n/* Plugin Name: Trial\\nVersion: 1.0 */\\n" );`,
    );
    ids = await wordpress.run(makeEntries, { inAdmin: true });
  });
  afterAll(() => wordpress.close());

  /** Tells after which edits the stamp was another one, in one request and in the next. */
  const changing = async (edits: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const stamps = await wordpress.run<readonly string[]>(
      `${others}
      $stamps = array( Boardwalk\\siteStamp() );
      ${Object.values(edits)
        .map((code) => `( static function () use ( $given ) { ${code} } )(); wp_set_current_user( 0 );`)
        .map((code) => `${code} $stamps[] = Boardwalk\\siteStamp();`)
        .join('\n')}
      return $stamps;`,
      { given: ids, inAdmin: true },
    );
    return Object.keys(edits).filter((_, at) => stamps[at] !== stamps[at + 1]);
  };

  it('stays the same whatever happens that the public site does not show (row 11)', async () => {
    const stamp = () => wordpress.run<string>('return Boardwalk\\siteStamp();');
    const before = await stamp();
    expect(await changing(innerEdits)).toEqual([]);
    // What is done at the end of a request included.
    expect(await stamp()).toBe(before);
  });

  it('changes with everything that the public site shows', async () => {
    expect(await changing(publicEdits)).toEqual(Object.keys(publicEdits));
  });

  it('changes when the editor of WordPress publishes, and not when it saves a draft', async () => {
    const { rest } = await wordpress.login('editor');
    const stamp = () => wordpress.run<string>('return Boardwalk\\siteStamp();');
    const before = await stamp();
    const { body } = await rest('POST', '/wp/v2/event', { title: 'Draft', status: 'draft' });
    await rest('POST', `/wp/v2/event/${body.id}`, { content: 'Words', meta: { boardwalk_price: '$3' } });
    await rest('POST', `/wp/v2/event/${body.id}/autosaves`, { content: 'More words' });
    expect(await stamp()).toBe(before);
    await rest('POST', `/wp/v2/event/${body.id}`, { status: 'publish' });
    expect(await stamp()).not.toBe(before);
  });

  it('is counted at most twice in a request', async () => {
    const count = () => wordpress.run<string>('return Boardwalk\\countedChanges();');
    const before = Number(await count());
    await wordpress.run(
      `for ( $i = 0; $i < 20; $i++ ) { wp_insert_post( array( 'post_type' => 'event', 'post_status' => 'publish', 'post_title' => "Event $i" ) ); }`,
    );
    expect(Number(await count()) - before).toBe(2);
  });

  it('is another one after the plugin was removed and added again', async () => {
    const stamp = () => wordpress.run<string>('return Boardwalk\\siteStamp();');
    const before = await stamp();
    await wordpress.run(`delete_option( Boardwalk\\CHANGES );`);
    expect(await stamp()).not.toBe(before);
  });

  it('complains about nothing', async () => {
    expect(await wordpress.complaints()).toBe('');
  });
});
